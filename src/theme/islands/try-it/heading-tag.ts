import type { RequestSpec } from '../../../shared/api/request-spec.ts'

/**
 * Returns the tag of a heading in the form, `depth` levels below the title of the operation. The title is the `h1` of
 * the operation's page, and an `h2` on the page of its group.
 */
export function getHeadingTag({ operation }: RequestSpec, depth: 1 | 2): 'h2' | 'h3' | 'h4' {
  const isPageTitle = document.getElementById(`${operation}/title`)?.tagName === 'H1'
  if (depth === 1) return isPageTitle ? 'h2' : 'h3'
  return isPageTitle ? 'h3' : 'h4'
}
