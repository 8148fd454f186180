import { expect, test } from 'vitest'
import { catchProblems } from '../../../tests/unit/problems-of.ts'
import { createTemporaryFolder } from '../../../tests/unit/temporary-folder.ts'
import { loadConcepts } from './load-concepts.ts'

const load = (text: string): ReturnType<typeof loadConcepts> =>
  loadConcepts(createTemporaryFolder({ 'content/search/concepts.yml': text }))

test('each row has phrases of readers and phrases of pages', () => {
  expect(load('fillers:\n  - Good some\nconcepts:\n  - Get rid of, wipe → delete\n')).toEqual({
    fillers: ['good', 'some'],
    rows: [[['get rid of', 'wipe'], ['delete']]],
  })
})

test('without a file there are no concepts', () => {
  expect(loadConcepts(createTemporaryFolder({}))).toEqual({ fillers: [], rows: [] })
})

test('reports all mistakes at once, with their lines', () => {
  expect(
    catchProblems(() => load('concepts:\n  - wipe, → delete\n  - Delete, wipe → delete\n')),
  ).toMatchInlineSnapshot(`
    "content/search/concepts.yml:2
      The concept has an empty phrase.
      Remove the extra comma, or write a word there.

    content/search/concepts.yml:3
      The concept has \`delete\` twice.
      Remove one of them: search ignores case, accents, and punctuation."
  `)
  expect(catchProblems(() => load('concepts:\n  - no arrow\n'))).toMatchInlineSnapshot(`
    "content/search/concepts.yml:2
      \`concepts[0]\` is \`"no arrow"\`.
      It must be phrases, an arrow, and phrases, such as \`get rid of, wipe → delete\`."
  `)
})
