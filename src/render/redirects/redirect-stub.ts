import { allMessages } from '../../shared/messages/all-messages.ts'
import type { AllMessages } from '../../shared/messages/page-messages.ts'
import type { Redirect } from '../../shared/redirects.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import { escapeHtml } from '../../shared/text/html.ts'
import { withBase } from '../../shared/urls.ts'

interface StubInput {
  site: SiteView
  /** Path below the base. */
  script: string
  /** Texts of the language that differ from the default. */
  messages: Partial<AllMessages> | undefined
}

const policy =
  "default-src 'none'; script-src 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

/**
 * A document that leads to another address, on hosts that have no rules. Its script takes query and hash along; without
 * one, readers arrive without them.
 */
export function createRedirectStub({ to, locale }: Redirect, { site, script, messages }: StubInput): string {
  const url = escapeHtml(to)
  const language = site.locales.find(({ id }) => id === locale)
  const canonical = URL.parse(to, site.origin)?.href.replace(/#.*$/, '') ?? site.origin
  return [
    `<!doctype html>`,
    `<html lang="${escapeHtml(language?.htmlLang ?? 'en')}" dir="${language?.direction ?? 'ltr'}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    `<title>${escapeHtml(site.title)}</title>`,
    `<script src="${escapeHtml(withBase(site.base, script))}" defer></script>`,
    // With a script, it would race the script, and lose what that takes along.
    `<noscript><meta http-equiv="refresh" content="0; url=${url}"></noscript>`,
    `<link rel="canonical" href="${escapeHtml(canonical)}"><meta name="robots" content="noindex">`,
    `</head><body><p><a href="${url}">${escapeHtml(messages?.pageMoved ?? allMessages.pageMoved)}</a></p></body></html>`,
    '',
  ].join('\n')
}
