import { expect, test } from 'vitest'
import type { Heading } from '../../../shared/site/page.ts'
import { selectTocHeadings } from './TableOfContents.tsx'

test('[R-040] the table of contents has levels 2 and 3', () => {
  const headings = ([2, 3, 4, 5, 6, 2] as const).map(
    (depth, index): Heading => ({ depth, id: `h${index}`, text: 'x' }),
  )
  expect(selectTocHeadings(headings).map(({ id }) => id)).toEqual(['h0', 'h1', 'h5'])
})
