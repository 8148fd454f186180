import type { Heading } from '../../shared/site/page.ts'

/** The headings of the table of contents: levels 2 and 3. */
export function tocEntries(headings: readonly Heading[]): Heading[] {
  return headings.filter(({ depth }) => depth <= 3)
}
