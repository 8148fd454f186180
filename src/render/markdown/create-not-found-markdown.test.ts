import { expect, test } from 'vitest'
import { sampleSite } from '../../../tests/unit/sample-values.ts'
import { createNotFoundMarkdown } from './create-not-found-markdown.ts'

test('[R-002] the not-found page in Markdown has the texts of its language and leads on', () => {
  const view = { title: 'Nothing there', url: '/404/', locale: 'de' }
  const messages = { de: { notFoundLead: 'This address has no page.', goHome: 'To the start' } }
  const area = { id: 'a', label: 'Compute', url: '/compute/' }
  const site = { ...sampleSite, areas: [area as (typeof sampleSite.areas)[number]] }
  const body = { text: 'By the writer.', notes: new Map<string, string>() }
  expect(createNotFoundMarkdown({ view, body }, { site, messages })).toMatchInlineSnapshot(`
    "# Nothing there

    This address has no page.

    By the writer.

    - [To the start](https://docs.example/index.md)
    - [Compute](https://docs.example/compute/index.md)
    "
  `)
})
