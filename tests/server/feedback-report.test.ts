import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFeedbackReport } from '../../src/commands/reader-data/feedback-report.ts'
import { createTicket } from '../../src/server/feedback/comment-ticket.ts'
import { addComment, insertRating } from '../../src/server/feedback/feedback-store.ts'
import { type MemoryDatabase, openMemoryDatabase } from '../unit/memory-database.ts'

let database: MemoryDatabase
beforeAll(async () => {
  database = await openMemoryDatabase('feedback.sql')
})
afterAll(() => database.close())

const now = Date.UTC(2026, 10, 21)

async function answer(page: string, isHelpful: boolean, { day = '2026-11-21', comment = '' } = {}) {
  const { digest } = createTicket(now)
  await insertRating(database, { page, build: 'b1', isHelpful, day, ticket: digest })
  if (comment !== '') await addComment(database, { ticket: digest, comment })
}

test('[F-011] lists the pages that helped least first, and the newest comments', async () => {
  expect(await createFeedbackReport({ storage: database, days: undefined, now })).toBe(
    'There is no feedback.',
  )
  expect(await createFeedbackReport({ storage: database, days: 7, now })).toBe(
    'There is no feedback since 2026-11-14.',
  )
  await answer('/docs/once/', false)
  for (const isHelpful of [true, true, false]) await answer('/docs/good/', isHelpful)
  for (const isHelpful of [false, true, false])
    await answer('/docs/bad/', isHelpful, { comment: 'Too short.' })
  await answer('/docs/good/', true, { day: '2026-09-01', comment: 'Two\nlines.' })
  expect(await createFeedbackReport({ storage: database, days: undefined, now })).toMatchInlineSnapshot(`
    "8 answers, 50 % yes

       yes  answers  page
      33 %        3  /docs/bad/
      75 %        4  /docs/good/

    1 page with fewer than 3 answers

    4 comments
    2026-11-21  no   /docs/bad/
                Too short.
    2026-11-21  yes  /docs/bad/
                Too short.
    2026-11-21  no   /docs/bad/
                Too short.
    2026-09-01  yes  /docs/good/
                Two
                lines."
  `)
  expect(await createFeedbackReport({ storage: database, days: 30, now })).toMatchInlineSnapshot(`
    "7 answers since 2026-10-22, 43 % yes

       yes  answers  page
      33 %        3  /docs/bad/
      67 %        3  /docs/good/

    1 page with fewer than 3 answers

    3 comments
    2026-11-21  no   /docs/bad/
                Too short.
    2026-11-21  yes  /docs/bad/
                Too short.
    2026-11-21  no   /docs/bad/
                Too short."
  `)
})
