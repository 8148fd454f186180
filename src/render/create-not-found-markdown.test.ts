import { expect, test } from 'vitest'
import { sampleSite } from '../../tests/unit/sample-values.ts'
import { createNotFoundMarkdown } from './create-not-found-markdown.ts'

test('[R-002] the not-found page in Markdown has the texts of its language and leads on', () => {
  const view = { title: 'Nicht gefunden', url: '/404/', locale: 'de' }
  const messages = { de: { notFoundLead: 'Hier ist keine Seite.', goHome: 'Zur Startseite' } }
  const area = { id: 'a', label: 'Compute', url: '/compute/' }
  const site = { ...sampleSite, areas: [area as (typeof sampleSite.areas)[number]] }
  const body = { text: 'Vom Autor.', notes: new Map<string, string>() }
  expect(createNotFoundMarkdown({ view, body }, { site, messages })).toMatchInlineSnapshot(`
    "# Nicht gefunden

    Hier ist keine Seite.

    Vom Autor.

    - [Zur Startseite](https://docs.example/index.md)
    - [Compute](https://docs.example/compute/index.md)
    "
  `)
})
