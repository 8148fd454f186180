import { escapeHtml } from '../text/html.ts'

/** Attributes of an element that scrolls sideways. */
interface ScrollFrameAttributes {
  tabIndex: 0
  role: 'group'
  'aria-label': string
}

/** Maximum lengths of the texts in two columns, in characters, for a phone to show the columns side by side. */
const maxNameLength = 12
const maxPairLength = 40

/**
 * Returns attributes for an element that scrolls sideways: the keyboard can focus it, and screen readers announce its
 * name. They are in the HTML because they must work without the script, which removes `tabindex` where nothing scrolls.
 */
export function createScrollFrame(label: string): ScrollFrameAttributes {
  return { tabIndex: 0, role: 'group', 'aria-label': label }
}

/** Returns the attributes of `createScrollFrame` as HTML, after a space. */
export function formatScrollFrame(label: string): string {
  return ` tabindex="0" role="group" aria-label="${escapeHtml(label)}"`
}

/** Returns the classes of a table's frame. Small screens stack two columns that don't fit side by side. */
export function getTableClass(rows: readonly (readonly string[])[]): string {
  const [name = 0, value = 0, ...others] = measureColumns(rows)
  const hasTwo = value > 0 && others.length === 0
  const isStacked = hasTwo && name > maxNameLength && name + value > maxPairLength
  return isStacked ? 'table-wrap table-stacked' : 'table-wrap'
}

function measureColumns(rows: readonly (readonly string[])[]): number[] {
  const widths: number[] = []
  for (const row of rows)
    for (const [column, text] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, text.length)
  return widths
}
