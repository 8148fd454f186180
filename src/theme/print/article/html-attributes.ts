import { isUnsafeUrl } from '../../../shared/external-url.ts'
import { escapeHtml, isEventHandler } from '../../../shared/text/escape-html.ts'

const htmlNames: Record<string, string> = {
  className: 'class',
  htmlFor: 'for',
  colSpan: 'colspan',
  rowSpan: 'rowspan',
  tabIndex: 'tabindex',
}

/**
 * Formats an element's attributes as HTML, with JSX names converted. Throws for handlers, styles, and anything unsafe.
 */
export function formatAttributes(attributes: Record<string, unknown>): string {
  return Object.entries(attributes)
    .map(([name, value]) => formatAttribute(htmlNames[name] ?? name, value))
    .join('')
}

/** Throws for a URL, computed by an expression, that would run a script. */
export function rejectUnsafeUrl(name: string, value: unknown): void {
  if (typeof value !== 'string' || !/^(?:href|src|action|formaction|xlink:?href)$/i.test(name)) return
  if (isUnsafeUrl(value) && !/^data:image\//.test(value))
    throw new Error(`\`${name}\` is \`${value}\`, which would run in the reader's browser`)
}

function formatAttribute(name: string, value: unknown): string {
  if (value === undefined || value === null) return ''
  if (name === 'style' || isEventHandler(name) || /^srcdoc$/i.test(name))
    throw new Error(`The attribute \`${name}\` does not work under our Content-Security-Policy`)
  rejectUnsafeUrl(name, value)
  if (!/^[A-Za-z_:][\w:.-]*$/.test(name)) return ''
  // These are strings, not booleans: `aria-hidden={false}` has a meaning.
  if (typeof value === 'boolean' && /^(?:aria|data)-/.test(name)) return ` ${name}="${value}"`
  if (value === false) return ''
  if (value === true) return ` ${name}=""`
  return typeof value === 'string' || typeof value === 'number'
    ? ` ${name}="${escapeHtml(String(value))}"`
    : ''
}
