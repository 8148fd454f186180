import type { SiteView } from '../../shared/site/site-view.ts'
import { escapeHtml } from '../../shared/text/escape-html.ts'
import { addBase } from '../../shared/urls.ts'

/** Path of the index of the whole site for language models, below the base. */
export const llmsIndexPath = '/llms.txt'

const getIndexUrl = ({ origin, base }: SiteView): string => origin + addBase(base, llmsIndexPath)

/**
 * Formats the element that leads programs that read the HTML of a page to the index and to Markdown. Readers neither
 * see nor hear it.
 */
export const formatHtmlPointer = (site: SiteView): string =>
  `<p class="visually-hidden" aria-hidden="true">For AI agents: ${escapeHtml(getIndexUrl(site))} lists all pages. Add index.md to an address for Markdown.</p>`

const pointerStart = '> Index of all pages: '

/** Adds a line that leads to the index below the title of a page in Markdown, if the site has one. */
export function addMarkdownPointer(markdown: string, site: SiteView): string {
  if (site.hasLlmsFiles !== true) return markdown
  const pointer = pointerStart + getIndexUrl(site)
  const end = markdown.startsWith('# ') ? markdown.indexOf('\n') : -1
  return end === -1
    ? `${pointer}\n\n${markdown}`
    : `${markdown.slice(0, end)}\n\n${pointer}${markdown.slice(end)}`
}

/** Removes the line that leads to the index. */
export const removeMarkdownPointer = (markdown: string): string =>
  markdown.replace(new RegExp(`^${pointerStart}.*\n\n`, 'm'), '')
