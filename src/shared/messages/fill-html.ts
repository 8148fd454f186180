import { escapeHtml } from '../text/escape-html.ts'
import { fillMessage } from './fill-message.ts'

/** Fills values that are HTML, or numbers, into a text, which is escaped. */
export function fillHtml(text: string, values: Record<string, string | number>): string {
  return fillMessage(escapeHtml(text), values)
}
