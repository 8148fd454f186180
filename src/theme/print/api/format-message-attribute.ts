import { tryItCheckMessages } from '../../../shared/messages/api/try-it-check-messages.ts'
import { tryItMessages } from '../../../shared/messages/api/try-it-messages.ts'
import { tryItStartMessages } from '../../../shared/messages/api/try-it-start-messages.ts'
import { pickMessages } from '../../../shared/messages/pick-messages.ts'
import type { PrintLanguage } from '../../../shared/output/render-module.ts'
import { escapeHtml } from '../../../shared/text/escape-html.ts'

/**
 * Returns the attribute, with a leading space, that contains a language's messages for the Try it form. The form has the
 * default messages built in, so a site in English has no such attribute.
 */
export function formatMessageAttribute({ messages }: PrintLanguage): string {
  const replaced = pickMessages(messages, {
    ...tryItStartMessages,
    ...tryItMessages,
    ...tryItCheckMessages,
  })
  return Object.keys(replaced).length === 0
    ? ''
    : ` data-try-it-messages="${escapeHtml(JSON.stringify(replaced))}"`
}
