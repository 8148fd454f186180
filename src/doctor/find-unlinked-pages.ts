import { readAttribute, tokenizeHtml } from '../shared/html/tokenize-html.ts'
import { countFindings, type ReportLine } from './doctor-report.ts'
import type { BuiltPage, BuiltSite } from './read-built-site.ts'

/**
 * Finds orphans (indexed pages that no other page links to in its content) and dead ends (pages of writers whose
 * content links to no other page). Links of sidebars don't count for orphans: they exist whether or not the page helps
 * anybody. The pages below an API are generated, and the index beside them links to each.
 */
export function findUnlinkedPages({ pages, site }: Pick<BuiltSite, 'pages' | 'site'>): ReportLine[] {
  const urls = new Set(pages.map(({ view }) => view.url))
  const targets = new Map(pages.map((page) => [page.view.url, listTargets(page, urls)]))
  const linked = new Set([...targets.values()].flatMap((targetUrls) => [...targetUrls]))
  // The logo leads to the home page.
  const indexed = pages.filter(
    ({ view }) => !view.isHidden && view.url !== site.base && view.kind !== 'apiItem',
  )
  const orphans = indexed.filter(({ view }) => !linked.has(view.url))
  const deadEnds = indexed.filter(({ view }) => targets.get(view.url)?.size === 0)
  return [
    countFindings(
      'orphans',
      'Orphans: pages that no other page links to in its content',
      orphans.map(({ view }) => ({ subject: view.url, detail: view.title })),
    ),
    countFindings(
      'deadEnds',
      'Dead ends: pages whose content links to no other page',
      deadEnds.map(({ view }) => ({ subject: view.url, detail: view.title })),
    ),
  ]
}

/** Lists the URLs of the other pages that a page's content links to. */
function listTargets({ view, content }: BuiltPage, urls: ReadonlySet<string>): Set<string> {
  const targets = new Set<string>()
  // Breadcrumbs, pagination, the table of contents, and tags are navigation, which every page has.
  let navigationDepth = 0
  for (const token of tokenizeHtml(content)) {
    if (token.kind === 'text') continue
    if (token.name === 'nav') navigationDepth += token.kind === 'open' ? 1 : -1
    if (token.kind === 'close' || token.name !== 'a' || navigationDepth > 0) continue
    if (readAttribute(token.attributes, 'class') === 'tag') continue
    const [path = ''] = (readAttribute(token.attributes, 'href') ?? '').split(/[?#]/)
    if (urls.has(path) && path !== view.url) targets.add(path)
  }
  return targets
}
