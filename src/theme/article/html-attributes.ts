import { escapeHtml } from '../../shared/text/html.ts'

/** Elements without content and closing tag. */
export const voidElements: ReadonlySet<string> = new Set([
  'area',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'source',
  'track',
  'wbr',
])

const renamed: Record<string, string> = {
  className: 'class',
  htmlFor: 'for',
  colSpan: 'colspan',
  rowSpan: 'rowspan',
  tabIndex: 'tabindex',
}

/** Attributes of an element as HTML. JSX names become HTML's; handlers, styles and anything unsafe are left out. */
export function attributesHtml(attributes: Record<string, unknown>): string {
  return Object.entries(attributes)
    .map(([name, value]) => attributeHtml(renamed[name] ?? name, value))
    .join('')
}

function attributeHtml(name: string, value: unknown): string {
  if (value === undefined || value === null || name === 'style' || /^on/i.test(name)) return ''
  if (!/^[A-Za-z_:][\w:.-]*$/.test(name)) return ''
  // These are words, not switches: `aria-hidden={false}` says something.
  if (typeof value === 'boolean' && /^(?:aria|data)-/.test(name)) return ` ${name}="${value}"`
  if (value === false) return ''
  if (value === true) return ` ${name}=""`
  return typeof value === 'string' || typeof value === 'number'
    ? ` ${name}="${escapeHtml(String(value))}"`
    : ''
}
