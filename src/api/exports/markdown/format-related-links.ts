import type { ApiDocument, OpenApiOperation, OutsideLink } from '../../../shared/api/api-document.ts'
import { getOperationPath } from '../../../shared/api/pages/page-paths.ts'
import type { RelatedPages } from '../../../shared/api/pages/related-pages.ts'
import { escapeMarkdown, formatCodeSpan } from '../../../shared/text/escape-markdown.ts'
import { getMarkdownPath } from '../../../shared/urls.ts'

/** An API and where it's published. */
export interface ApiMarkdownContext {
  document: ApiDocument
  /** URL of the site without a trailing slash. */
  siteUrl: string
  relatedPages: RelatedPages
}

/** Formats the guides, commands, Terraform names, and calls of the SDK of an operation, with links to their pages. */
export function formatRelatedLinks(
  { id, callbacks, callbackParents, cli, terraform, sdk, documentation }: OpenApiOperation,
  { document, siteUrl, relatedPages: { guides, documentUrls } }: ApiMarkdownContext,
): string[] {
  const format = (label: string, url: string | undefined): string =>
    url === undefined ? label : `[${label}](${toMarkdownUrl(url, siteUrl)})`
  const linkOperation = (other: string, label: string): string =>
    `[${escapeMarkdown(label, { isLabel: true })}](${siteUrl}${getMarkdownPath(getOperationPath(document, other))})`
  const formatNames = (names: readonly string[]): string[] =>
    names.map((name) => format(formatCodeSpan(name), documentUrls[name]))
  const lists: [string, string[]][] = [
    ['Callbacks', callbacks.map(({ name, operation }) => linkOperation(operation, name))],
    ['Callback of', callbackParents.map((other) => linkOperation(other, other))],
    [
      'Guides',
      (guides[id] ?? []).map(({ title, url }) => format(escapeMarkdown(title, { isLabel: true }), url)),
    ],
    ['Command line', formatNames(cli)],
    ['Terraform', formatNames(terraform)],
    ['SDK', formatNames(sdk)],
    ['More', documentation === undefined ? [] : [formatDocumentation(documentation)]],
  ]
  return lists.flatMap(([label, links]) => (links.length === 0 ? [] : [`${label}: ${links.join(', ')}`]))
}

const formatDocumentation = ({ text, url = '' }: OutsideLink): string =>
  `[${escapeMarkdown(text || url, { isLabel: true })}](${url})`

/** Returns the absolute URL of a page's Markdown version. `url` includes the base, and may have a hash. */
function toMarkdownUrl(url: string, siteUrl: string): string {
  const target = new URL(url, siteUrl)
  target.pathname = getMarkdownPath(target.pathname)
  return target.href
}
