import { tryItCheckMessages } from '../../../shared/messages/api/try-it-check-messages.ts'
import { tryItMessages } from '../../../shared/messages/api/try-it-messages.ts'
import { tryItStartMessages } from '../../../shared/messages/api/try-it-start-messages.ts'
import { pickMessages } from '../../../shared/messages/pick-messages.ts'
import type { PrintLanguage } from '../../../shared/output/server-module.ts'
import { escapeHtml } from '../../../shared/text/html.ts'

/**
 * Returns the attribute, with a leading space, that contains a language's texts for the Try it form. The form has the
 * default texts built in, so a site in English has no such attribute.
 */
export function tryItTexts({ messages }: PrintLanguage): string {
  const texts = pickMessages(messages, {
    ...tryItStartMessages,
    ...tryItMessages,
    ...tryItCheckMessages,
  })
  return Object.keys(texts).length === 0 ? '' : ` data-try-it-texts="${escapeHtml(JSON.stringify(texts))}"`
}
