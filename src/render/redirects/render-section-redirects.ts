import { allMessages } from '../../shared/messages/all-messages.ts'
import type { AllMessages } from '../../shared/messages/page-messages.ts'
import { escapeHtml } from '../../shared/text/escape-html.ts'

/**
 * Renders the links at the end of an article for headings that have moved: hidden until a hash names one.
 * `runtime/redirects/follow-section-redirect.ts` follows it at once.
 */
export function renderSectionRedirects(
  sections: Readonly<Record<string, string>>,
  messages: Partial<AllMessages> | undefined,
): string {
  const text = escapeHtml(messages?.sectionMoved ?? allMessages.sectionMoved)
  return Object.entries(sections)
    .map(
      ([id, to]) =>
        `<p hidden="until-found" id="${escapeHtml(id)}" data-moved><a href="${escapeHtml(to)}">${text}</a></p>`,
    )
    .join('')
}
