import { allMessages } from '../../shared/messages/all-messages.ts'
import type { AllMessages, LocaleMessages } from '../../shared/messages/page-messages.ts'
import type { Bundle } from '../../shared/output/bundle.ts'
import type { TextFile } from '../../shared/output/output-file.ts'
import { type Redirect, redirectMapPath } from '../../shared/redirects.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import { escapeHtml } from '../../shared/text/escape-html.ts'
import { addBase } from '../../shared/urls.ts'
import { createRedirectMap, formatRedirectsFile } from './format-redirects-file.ts'

interface RedirectInput {
  redirects: readonly Redirect[]
  site: SiteView
  bundle: Bundle
  messages: LocaleMessages
}

/**
 * Creates redirects for every kind of host: rules, a map for `docent serve` and browsers, and a document at each old
 * path. A document with two paths is written twice. A name such as `FAQ.html` is a folder if other old paths are below it.
 */
export function createRedirectFiles({ redirects, site, bundle, messages }: RedirectInput): TextFile[] {
  const rules = formatRedirectsFile(redirects, site.base)
  const folders = new Set(redirects.flatMap(({ from }) => from.match(/^.*\.html(?=\/)/) ?? []))
  const stubs = redirects.flatMap((redirect) => {
    const localeMessages = messages.get(redirect.locale)
    const content = createRedirectStub(redirect, {
      site,
      script: bundle.redirectScript,
      messages: localeMessages,
    })
    return listStubPaths(redirect, site.base).map(
      (path): TextFile => ({ path: folders.has(path) ? `${path}/index.html` : path, content }),
    )
  })
  return [
    { path: redirectMapPath, content: JSON.stringify(createRedirectMap(redirects)) },
    ...(rules === '' ? [] : [{ path: '/_redirects', content: rules }]),
    ...stubs,
  ]
}

/**
 * A file that isn't a document, such as `/price-list.pdf`, has host rules only. The same applies to a path that
 * differs from its target only in case, because file systems that ignore case have one file for both.
 */
function listStubPaths({ from, to, hasHtmlName }: Redirect, base: string): string[] {
  const oldPath = encodeURI(addBase(base, from)).toLowerCase()
  if (!from.endsWith('/') || oldPath === to.replace(/[?#].*$/, '').toLowerCase()) return []
  return [`${from}index.html`, ...(hasHtmlName && from !== '/' ? [`${from.slice(0, -1)}.html`] : [])]
}

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
function createRedirectStub({ to, locale }: Redirect, { site, script, messages }: StubInput): string {
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
