import type { BuiltPage, BuiltSite } from '../../doctor/read-built-site.ts'
import { escapeHtml } from '../../shared/text/escape-html.ts'

/** Pages to export under one title. */
export interface ExportedSection {
  title: string
  pages: readonly BuiltPage[]
  /** Page numbers in the file by place (`getPlaceId`), for the table of contents. */
  numbers: ReadonlyMap<string, number>
}

/** ID of the place where a page begins in the exported document. */
export const getPlaceId = (index: number): string => `export-${index}`

/** Creates the title page and the table of contents. */
export function createOpeningPages(
  { name, origin }: BuiltSite['site'],
  { title, pages, numbers }: ExportedSection,
): string {
  const source = origin + (pages[0]?.view.url ?? '')
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date())
  const lines = pages.map(({ view }, index) => {
    const place = getPlaceId(index)
    // The first attempt, from which the numbers are read, takes up the same space.
    const number = numbers.get(place) ?? 100
    return `<li><a href="#${place}"><span>${escapeHtml(view.title)}</span><span>${number}</span></a></li>`
  })
  return [
    `<div class="export-title"><p>${escapeHtml(name)}</p><h1>${escapeHtml(title)}</h1>`,
    `<p>Exported on ${day} from <a href="${escapeHtml(source)}">${escapeHtml(source)}</a></p></div>`,
    `<div class="export-contents"><h2>Contents</h2><ol>${lines.join('')}</ol></div>`,
  ].join('\n')
}
