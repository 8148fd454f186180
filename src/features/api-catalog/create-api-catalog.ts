import { getDownloads } from '../../shared/api/api-files.ts'
import { getOperationListFile } from '../../shared/api/listed-operation.ts'
import type { DocsConfig } from '../../shared/config/config.ts'
import { apiCatalogPath } from '../../shared/output/api-catalog-path.ts'
import type { TextFile } from '../../shared/output/output-file.ts'
import type { SiteApi } from '../../shared/site/site.ts'
import { addBase, getMarkdownPath } from '../../shared/urls.ts'

interface LinkTarget {
  href: string
  type?: string
  title?: string
}

/** A link context of a linkset in JSON (RFC 9264): relations by name. */
type LinkContext = { anchor: string } & Partial<
  Record<'item' | 'service-desc' | 'service-doc' | 'service-meta' | 'status', LinkTarget[]>
>

/** Creates the catalog of a site's APIs (RFC 9727). */
export function createApiCatalog(apis: readonly SiteApi[], config: DocsConfig): TextFile {
  const toUrl = (path: string): string => encodeURI(config.url + addBase(config.base, path))
  const contexts = apis.map((api) => createApiContext(api, config, toUrl))
  const items = contexts.map(({ anchor }, index): LinkTarget => {
    const title = apis[index]?.loaded.document.label
    return title === undefined ? { href: anchor } : { href: anchor, title }
  })
  const linkset: LinkContext[] = [{ anchor: toUrl(apiCatalogPath), item: items }, ...contexts]
  return { path: apiCatalogPath, content: `${JSON.stringify({ linkset }, null, 2)}\n` }
}

function createApiContext(
  { loaded: { document } }: SiteApi,
  { apis }: DocsConfig,
  toUrl: (path: string) => string,
): LinkContext {
  const { path, servers, id, label } = document
  const { json, yaml, postman } = getDownloads(path)
  const status = apis.find((api) => api.id === id)?.status
  const server = servers.find(({ url }) => /^https?:\/\//.test(url))?.url
  return {
    // A catalog lists endpoints. A document without a full one is identified by its pages.
    anchor: server ?? toUrl(path),
    'service-desc': [
      { href: toUrl(json), type: 'application/json', title: `OpenAPI document of the ${label}` },
      { href: toUrl(yaml), type: 'application/yaml', title: `OpenAPI document of the ${label}` },
    ],
    'service-doc': [
      { href: toUrl(path), type: 'text/html', title: label },
      { href: toUrl(getMarkdownPath(path)), type: 'text/markdown', title: label },
    ],
    'service-meta': [
      { href: toUrl(getOperationListFile(id)), type: 'application/json', title: 'Operations' },
      { href: toUrl(postman), type: 'application/json', title: 'Postman collection' },
    ],
    ...(status === undefined ? {} : { status: [{ href: status, type: 'text/html' }] }),
  }
}
