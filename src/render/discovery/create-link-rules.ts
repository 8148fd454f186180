import { getDownloads } from '../../shared/api/api-files.ts'
import { apiCatalogPath, apiCatalogType } from '../../shared/output/api-catalog-path.ts'
import type { LinkRule } from '../../shared/output/server/server-manifest.ts'
import type { Site } from '../../shared/site/site.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import { addBase } from '../../shared/urls.ts'
import { llmsIndexPath } from '../markdown/llms-pointer.ts'

/** Relative to the page, so that one header suits all pages. */
const markdownLink = '<index.md>; rel="alternate"; type="text/markdown"'

/**
 * Creates the `Link` headers that lead programs from the home page and the pages of APIs to documents they can read
 * (RFC 8288, RFC 8631, RFC 9727). Guides have none: their HTML says the same.
 */
export function createLinkRules(
  { apis }: Pick<Site, 'apis'>,
  { base, hasLlmsFiles }: Pick<SiteView, 'base' | 'hasLlmsFiles'>,
): LinkRule[] {
  const format = (path: string, relation: string, type: string): string =>
    `<${encodeURI(addBase(base, path))}>; rel="${relation}"; type="${type}"`
  const catalog = `<${addBase(base, apiCatalogPath)}>; rel="api-catalog"`
  const documents = apis.map(({ loaded: { document } }) => document)
  const hasApis = documents.length > 0
  const llms = hasLlmsFiles ? [format(llmsIndexPath, 'describedby', 'text/plain')] : []
  const home = [markdownLink, ...llms, ...(hasApis ? [catalog] : [])]
  return [
    { path: '/', includesBelow: false, value: home.join(', ') },
    ...documents.map(({ path }): LinkRule => {
      const { json, yaml } = getDownloads(path)
      const links = [
        format(json, 'service-desc', 'application/json'),
        format(yaml, 'service-desc', 'application/yaml'),
        format(path, 'service-doc', 'text/html'),
        catalog,
        markdownLink,
      ]
      return { path, includesBelow: true, value: links.join(', ') }
    }),
    ...(hasApis
      ? [
          createCatalogRule(
            documents.map(({ path }) => path),
            base,
          ),
        ]
      : []),
  ]
}

/** Links the catalog to the APIs that it lists, so that a HEAD request is enough. */
function createCatalogRule(paths: readonly string[], base: string): LinkRule {
  const items = paths.map((path) => `<${encodeURI(addBase(base, path))}>; rel="item"`)
  const self = `<${addBase(base, apiCatalogPath)}>; rel="api-catalog"; type="${apiCatalogType.split(';')[0]}"`
  return { path: apiCatalogPath, includesBelow: false, value: [self, ...items].join(', ') }
}
