import { allMessages } from '../../shared/messages/all-messages.ts'
import type { AllMessages } from '../../shared/messages/page-messages.ts'
import type { Redirect } from '../../shared/redirects.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import { escapeHtml } from '../../shared/text/html.ts'
import { addBase } from '../../shared/urls.ts'

interface StubInput {
  site: SiteView
  /** Path below the base URL. */
  script: string
  /** Messages of the locale that differ from the defaults. */
  messages: Partial<AllMessages> | undefined
}

const policy =
  "default-src 'none'; script-src 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

/**
 * Creates a document that redirects, for hosts without rules. Its script keeps query and hash, which readers without
 * JavaScript lose.
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
    `<script src="${escapeHtml(addBase(site.base, script))}" defer></script>`,
    // Only without JavaScript: otherwise it would race the script and lose query and hash.
    `<noscript><meta http-equiv="refresh" content="0; url=${url}"></noscript>`,
    `<link rel="canonical" href="${escapeHtml(canonical)}"><meta name="robots" content="noindex">`,
    `</head><body><p><a href="${url}">${escapeHtml(messages?.pageMoved ?? allMessages.pageMoved)}</a></p></body></html>`,
    '',
  ].join('\n')
}
