import { expect, test } from 'vitest'
import { sampleView } from '../../../../tests/unit/sample-values.ts'
import { defaultMessages } from '../../../shared/messages/messages.ts'
import type { Heading } from '../../../shared/site/page.ts'
import { insertContents, listTocHeadings } from './TableOfContents.tsx'

const headings = ([2, 3, 4, 5, 6, 2] as const).map(
  (depth, index): Heading => ({ depth, id: `h${index}`, text: 'x' }),
)

test('[R-040] the table of contents has levels 2 and 3', () => {
  expect(listTocHeadings(sampleView({ headings })).map(({ id }) => id)).toEqual(['h0', 'h1', 'h5'])
})

test('[R-040] on small screens, the table of contents follows the paragraph that an article starts with', () => {
  const insert = (article: string): string =>
    insertContents(article, sampleView({ headings }), defaultMessages).replace(
      /<details[\s\S]*<\/details>/,
      '|',
    )
  expect(insert('<p>Lead\n<b>x</b></p><p>Text</p>')).toBe('<p>Lead\n<b>x</b></p>|<p>Text</p>')
  expect(insert('<ul></ul><p>Text</p>')).toBe('|<ul></ul><p>Text</p>')
  expect(insertContents('<p>Lead</p>', sampleView({ headings: [] }), defaultMessages)).toBe('<p>Lead</p>')
})
