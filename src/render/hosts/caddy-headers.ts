import { apiCatalogPath, apiCatalogType } from '../../shared/output/api-catalog-path.ts'
import type { SiteHeaders } from '../../shared/output/server/server-manifest.ts'
import { quote, quotePattern } from './caddy-text.ts'
import { documentPattern, formatLinkPattern } from './host-rules.ts'

/** Formats the `Link` headers, before the request's path is rewritten. Missing pages have none. */
export function formatLinkRules({ links = [] }: SiteHeaders): string {
  const rules = links.map((rule, index) => {
    const file = rule.path.endsWith('/') ? '{path}index.html' : '{path}'
    const matcher = `@link${index} {\n\tpath_regexp ${quotePattern(formatLinkPattern(rule))}\n\tfile "${file}"\n}`
    return `${matcher}\nheader @link${index} Link ${quote(rule.value)}\n`
  })
  return rules.join('')
}

/** Formats the type of the API catalog, and the permission for other sites to read documents. */
export function formatDocumentRules({ opensDocuments = false }: SiteHeaders): string {
  const type = `@apiCatalog {
	path ${quote(apiCatalogPath)}
	file "{path}"
}
header @apiCatalog Content-Type ${quote(apiCatalogType)}
`
  const open = `@document {
	path_regexp ${quotePattern(`(?i)${documentPattern}`)}
	file "{path}"
}
header @document Access-Control-Allow-Origin *
`
  return type + (opensDocuments ? open : '')
}
