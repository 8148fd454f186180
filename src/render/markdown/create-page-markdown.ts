import type { OutsideLink } from '../../shared/api/api-document.ts'
import type { ServerView } from '../../shared/api/operation-view.ts'
import type { ApiIndexView } from '../../shared/api/pages/api-index.ts'
import type { PrintedMarkdown } from '../../shared/content/listed/printed-markdown.ts'
import type { PageView } from '../../shared/site/page.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import { escapeMarkdown, formatCodeSpan } from '../../shared/text/escape-markdown.ts'
import { getMarkdownPath } from '../../shared/urls.ts'

const titles: Record<OutsideLink['kind'], string> = {
  contact: 'Contact',
  license: 'License',
  terms: 'Terms of service',
  documentation: 'More',
}

/** Text of a page, and what surrounds it in Markdown. */
interface PageText {
  view: Pick<PageView, 'title' | 'description' | 'url'>
  body: PrintedMarkdown
  /** Index of operations on the overview of an API. */
  api?: ApiIndexView | undefined
}

/** Formats a page as Markdown: title, description, text, footnotes, and where it comes from. */
export function createPageMarkdown({ view, body, api }: PageText, { origin }: SiteView): string {
  const { title, description, url } = view
  const notes = [...body.notes].map(
    ([label, note]) => `[^${label}]: ${note.replace(/\n(?=[^\n])/g, '\n    ')}`,
  )
  const blocks = [
    `# ${escapeMarkdown(title)}`,
    description === '' ? '' : `> ${escapeMarkdown(description)}`,
    body.text,
    api === undefined ? '' : formatApiIndex(api, origin),
    notes.join('\n'),
    '---',
    `Source: ${origin}${url}`,
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

/** Maximum length of the list of operations. Groups list theirs too. */
const maxOperations = 30_000

/** Formats the index of an API as Markdown: groups with their operations, and the files that describe them. */
function formatApiIndex(index: ApiIndexView, origin: string): string {
  const { groups, schemasUrl, downloads } = index
  const link = (label: string, url: string): string =>
    `[${escapeMarkdown(label)}](${origin}${getMarkdownPath(url)})`
  const sections = groups.flatMap(({ name, url, operations }) => {
    const lines = operations.map(
      (operation) => `- \`${operation.method} ${operation.path}\`: ${link(operation.title, operation.url)}`,
    )
    return [`### ${link(name, url)}`, lines.join('\n')]
  })
  const text = sections.join('\n\n')
  const list =
    text.length <= maxOperations ? text : groups.map(({ name, url }) => `- ${link(name, url)}`).join('\n')
  const schemas =
    schemasUrl === undefined ? [] : [`All objects in requests and responses: ${link('schemas', schemasUrl)}.`]
  const files = Object.values(downloads).map((url) => `- ${origin}${url}`)
  return [...formatApiFacts(index), '## Operations', list, ...schemas, '## Files', files.join('\n')].join(
    '\n\n',
  )
}

/** Formats what an API's document says about the API as a whole: its servers, version, contact, license, and terms. */
function formatApiFacts({
  servers,
  links,
  version,
}: Pick<ApiIndexView, 'servers' | 'links' | 'version'>): string[] {
  const described = servers.filter(({ url }) => url !== '').map(formatServer)
  const lines = [
    ...(version === '' ? [] : [`- Version: ${escapeMarkdown(version)}`]),
    ...links.map((link) => `- ${titles[link.kind]}: ${formatLink(link)}`),
  ]
  return [
    ...(described.length === 0 ? [] : ['## Servers', described.join('\n')]),
    ...(lines.length === 0 ? [] : ['## About the API', lines.join('\n')]),
  ]
}

function formatServer({ url, template, description, variables = [] }: ServerView): string {
  const lines = variables.map(({ name, default: value, values, description: text }) => {
    const allowed = values.length > 1 ? [`One of ${values.map(formatCodeSpan).join(', ')}.`] : []
    const facts = [text, `Default: ${formatCodeSpan(value)}.`, ...allowed]
    return `  - ${formatCodeSpan(name)}: ${facts.filter(Boolean).join(' ')}`
  })
  const title = `- ${formatCodeSpan(template ?? url)}${description === '' ? '' : `: ${description}`}`
  return [title, ...lines].join('\n')
}

const formatLink = ({ text, url }: OutsideLink): string =>
  url === undefined ? escapeMarkdown(text) : `[${escapeMarkdown(text || url, { isLabel: true })}](${url})`
