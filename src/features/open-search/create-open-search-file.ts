import { openSearchPath } from '../../shared/output/open-search-path.ts'
import type { TextFile } from '../../shared/output/output-file.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import { escapeHtml } from '../../shared/text/escape-html.ts'
import { shortenText } from '../../shared/text/plain-text.ts'
import { addBase } from '../../shared/urls.ts'

/** Lengths of the names that the format allows. */
const maxLengths = { short: 16, long: 48 }

/**
 * Creates the OpenSearch 1.1 description of the search, with which browsers search the site from the address bar.
 */
export function createOpenSearchFile({ origin, base, brand, title }: SiteView, searchUrl: string): TextFile {
  const element = (name: string, text: string): string => `<${name}>${escapeHtml(text)}</${name}>`
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    element('ShortName', shortenText(brand.name, maxLengths.short - 1)),
    element('LongName', shortenText(title, maxLengths.long - 1)),
    element('Description', title),
    element('InputEncoding', 'UTF-8'),
    ...(brand.favicon === undefined ? [] : [element('Image', new URL(brand.favicon, origin).href)]),
    `<Url type="text/html" template="${escapeHtml(origin + searchUrl)}?q={searchTerms}"/>`,
    `<Url type="application/opensearchdescription+xml" rel="self" template="${escapeHtml(origin + addBase(base, openSearchPath))}"/>`,
    '</OpenSearchDescription>',
  ]
  return { path: openSearchPath, content: `${lines.join('\n')}\n` }
}
