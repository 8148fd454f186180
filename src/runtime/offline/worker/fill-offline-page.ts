import {
  type OfflineSettings,
  type StoredPage,
  storedPagesMarks,
} from '../../../shared/output/offline-paths.ts'
import { escapeHtml } from '../../../shared/text/escape-html.ts'

/** Finds the language of a path with the base. */
export function findLocale(path: string, { locales }: OfflineSettings): string {
  const matches = locales.filter((locale) => path.startsWith(locale.path))
  return matches.sort((a, b) => b.path.length - a.path.length)[0]?.id ?? locales[0]?.id ?? ''
}

/** Adds links to the stored pages to the offline page. Without any, removes the heading of the list, too. */
export function fillOfflinePage(html: string, pages: readonly StoredPage[]): string {
  const { start, links, end } = storedPagesMarks
  const [before = '', section = '', after = ''] = html.split(new RegExp(`${start}|${end}`))
  const items = pages.map(
    ({ url, title }) => `<li><a href="${escapeHtml(url)}">${escapeHtml(title)}</a></li>`,
  )
  return before + (items.length === 0 ? '' : section.replace(links, () => items.join(''))) + after
}
