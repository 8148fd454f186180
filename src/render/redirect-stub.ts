import { escapeHtml } from '../shared/html.ts'
import type { SiteView } from '../shared/site-view.ts'

/** A document that leads to another page, without a script, on any host. `target` is a path that carries the base. */
export function createRedirectStub(target: string, site: SiteView): string {
  const url = escapeHtml(target)
  return [
    `<!doctype html>`,
    `<html lang="${escapeHtml(site.locales[0]?.htmlLang ?? 'en')}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(site.title)}</title>`,
    `<meta http-equiv="refresh" content="0; url=${url}">`,
    `<link rel="canonical" href="${escapeHtml(site.origin)}${url}"><meta name="robots" content="noindex">`,
    `</head><body><p><a href="${url}">This page has moved.</a></p></body></html>`,
    '',
  ].join('\n')
}
