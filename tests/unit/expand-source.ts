import { type ExpandedSource, expandPartials } from '../../src/content/source/expand-partials.ts'
import { createTemporaryFolder } from './temporary-folder.ts'

/** The page whose partials are filled in. */
export const expandedPage = 'content/docs/guide/page.mdx'

/** Fills the partials, by their paths in the site folder, into the text of a page. `brand.name` is the only variable. */
export function expandSource(text: string, partials: Record<string, string>): ExpandedSource {
  const variables = new Map([['brand.name', 'Acme']])
  return expandPartials(text, expandedPage, { root: createTemporaryFolder(partials), variables })
}

export const lines = (...text: string[]): string => text.join('\n')
