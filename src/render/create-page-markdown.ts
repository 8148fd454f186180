import type { ApiIndexView } from '../shared/api/api-index.ts'
import type { PrintedMarkdown } from '../shared/content/entries.ts'
import type { PageView } from '../shared/site/page.ts'
import type { SiteView } from '../shared/site/site-view.ts'
import { escapeMarkdown } from '../shared/text/escape-markdown.ts'
import { getMarkdownPath } from '../shared/urls.ts'

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

/** Formats the index of an API as Markdown: groups with their operations, and the files that describe them. */
function formatApiIndex({ groups, downloads }: ApiIndexView, origin: string): string {
  const sections = groups.map(({ name, url, operations }) => {
    const lines = operations.map(({ method, path, title }) => `- \`${method} ${path}\`: ${title}`)
    return [`### [${name}](${origin}${getMarkdownPath(url)})`, lines.join('\n')].join('\n\n')
  })
  const files = Object.values(downloads).map((url) => `- ${origin}${url}`)
  return ['## Operations', ...sections, '## Files', files.join('\n')].join('\n\n')
}
