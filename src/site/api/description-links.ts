import type { LoadedReference } from '../../shared/api/loaded-api.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import { type Resolver, resolveLink } from '../links/resolve-link.ts'

/** Where the links in the descriptions of a document lead, by what is written there. Broken ones are reported. */
export function resolveDescriptionLinks(
  { document, links }: LoadedReference,
  pages: readonly CompiledPage[],
  resolver: Resolver,
): Record<string, string> {
  const overview = pages.find(({ path }) => path === document.path)
  if (overview === undefined) return {}
  return Object.fromEntries(links.map((link) => [link.href, resolveLink(link, overview, resolver)]))
}
