import { escapeHtml } from '../text/html.ts'

/** Attributes of an element that scrolls sideways. */
interface ScrollFrame {
  tabIndex: 0
  role: 'group'
  'aria-label': string
}

/** The longest texts, in characters, of two columns that a phone shows beside each other. */
const widestName = 12
const widestPair = 40

/**
 * Returns the attributes by which the keyboard reaches what scrolls sideways, and screen readers name it. They are in the
 * HTML, so that they work before the script and without it; the script takes `tabindex` away where nothing scrolls.
 */
export function scrollFrame(label: string): ScrollFrame {
  return { tabIndex: 0, role: 'group', 'aria-label': label }
}

/** Returns the attributes of `scrollFrame` as HTML, after a space. */
export function scrollFrameHtml(label: string): string {
  return ` tabindex="0" role="group" aria-label="${escapeHtml(label)}"`
}

/** Returns the classes of a table's frame. Small screens stack two columns that don't fit beside each other. */
export function tableClass(rows: readonly (readonly string[])[]): string {
  const [name = 0, value = 0, ...others] = columnWidths(rows)
  const hasTwo = value > 0 && others.length === 0
  const isStacked = hasTwo && name > widestName && name + value > widestPair
  return isStacked ? 'table-wrap table-stacked' : 'table-wrap'
}

function columnWidths(rows: readonly (readonly string[])[]): number[] {
  const widths: number[] = []
  for (const row of rows)
    for (const [column, text] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, text.length)
  return widths
}
