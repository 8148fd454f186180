import { canonicalizePath } from '../shared/canonicalize-path.ts'
import type { CompiledPage } from '../shared/content/compiled-page.ts'
import { isHiddenPath } from '../shared/output/hidden-paths.ts'
import { formatAddress, type PublishedPage, type SiteAddresses } from '../shared/site/ledger.ts'
import { addLocale, getDefaultLocale } from '../shared/site/locales.ts'
import { decodePercent } from '../shared/text/decode-percent.ts'
import { listRoutes } from './api/find-hash-route-page.ts'
import type { LinkTargets } from './links/link-targets.ts'
import type { SiteRedirects } from './redirects/create-redirects.ts'
import type { RuleTable } from './redirects/read-rules.ts'
import type { RedirectRule } from './redirects/redirect-rule.ts'
import type { StartPageRedirects } from './scopes/start-page-redirects.ts'

interface AddressSources {
  targets: LinkTargets
  landings: StartPageRedirects
  rules: RuleTable
  redirects: SiteRedirects
}

/** Lists what a site publishes and what it redirects. */
export function createSiteAddresses({ targets, landings, rules, redirects }: AddressSources): SiteAddresses {
  const { locales } = targets.index.config
  const landingPaths = landings.redirects.map(({ from }) => from)
  return {
    pages: listPages(targets, new Set(landingPaths)),
    oldAddresses: [
      ...landingPaths.map((path) => formatAddress({ path, id: undefined })),
      ...[...rules.rules.values()].map(formatPublishedAddress),
    ],
    redirectedPaths: new Set([...landingPaths, ...redirects.pages.map(({ from }) => from)]),
    redirectedIds: new Map(
      [...redirects.sectionRedirects].map(([path, sections]) => [path, new Set(Object.keys(sections))]),
    ),
    drafts: targets.unpublished.drafts,
    localePrefixes: locales
      .filter(({ id }) => id !== getDefaultLocale({ locales }).id)
      .map(({ id }) => addLocale('', id, { locales })),
  }
}

function formatPublishedAddress({ path, anchor, hasHtmlName }: RedirectRule): string {
  const name = hasHtmlName && anchor === undefined ? `${path.slice(0, -1)}.html` : path
  return formatAddress({ path: name, id: anchor })
}

function listPages(
  { index, files, otherPaths, documents }: LinkTargets,
  landingPaths: ReadonlySet<string>,
): Map<string, PublishedPage> {
  const pages = new Map<string, PublishedPage>()
  for (const path of files.staticPaths)
    if (isPromised(path)) pages.set(canonicalizePath(path), { file: `static${path}`, ids: new Set() })
  for (const path of otherPaths)
    if (!landingPaths.has(path)) pages.set(path, { file: undefined, ids: new Set() })
  for (const page of index.byPath.values()) {
    if (page.kind === 'notFound') continue
    const document = documents.get(page.path)
    const routes = document === undefined ? [] : listRoutes(document).map(decodePercent)
    pages.set(page.path, { file: page.file, ids: new Set([...listStableIds(page), ...routes]) })
  }
  return pages
}

/** Files of the engine have names that change, and files for hosts aren't published. */
const isPromised = (path: string): boolean => !path.startsWith('/_/') && !isHiddenPath(path)

/** Lists the IDs of a page without the IDs of footnotes, which are often numbered: `fnref-1` and `fn-1`. */
function listStableIds({ anchors }: CompiledPage): string[] {
  const references = new Set(anchors.filter((id) => id.startsWith('fnref-')))
  return anchors.filter((id) => !references.has(id) && !references.has(id.replace(/^fn-/, 'fnref-')))
}
