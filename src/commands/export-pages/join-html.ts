import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuiltPage, BuiltSite } from '../../doctor/read-built-site.ts'
import { escapeHtml } from '../../shared/text/html.ts'
import { removeBase } from '../../shared/urls.ts'
import { createOpeningPages, type ExportedSection, getPlaceId } from './create-opening-pages.ts'
import { createPaperStyle } from './paper-style.ts'

/**
 * Joins the articles of pages in a document for printing, with a title page and a table of contents if there are several.
 * Links between them lead to places in the document, other links to the published site, and files come from the output
 * folder.
 */
export function joinHtml({ out, site }: BuiltSite, { title, pages, numbers }: ExportedSection): string {
  const urls = new Set(pages.map(({ view }) => view.url))
  const toFile = (path: string): string => pathToFileURL(join(out, removeBase(site.base, path) ?? path)).href
  const resolveHref = (href: string, pageUrl: string): string => {
    if (/^[a-z][a-z\d+.-]*:/i.test(href)) return href
    const { pathname, hash } = new URL(href, `http://localhost${pageUrl}`)
    return urls.has(pathname) ? `#${pathname}${hash}` : site.origin + pathname + hash
  }
  const sections = pages.map(({ content, view: { url } }, index) => {
    const html = content
      .replace(/ id="([^"]*)"/g, (_, id: string) => ` id="${url}#${id}"`)
      .replace(/ (src|poster)="(\/[^"]*)"/g, (_, name: string, path: string) => ` ${name}="${toFile(path)}"`)
      .replace(/ href="([^"]*)"/g, (_, href: string) => ` href="${resolveHref(href, url)}"`)
    return `<section id="${url}"><span id="${getPlaceId(index)}"></span>${html}</section>`
  })
  return [
    '<!doctype html>',
    `<html data-theme="light"${readLanguage(out, pages)}><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>`,
    ...listStyles(out, pages).map((style) =>
      style.replace(/ href="([^"]*)"/, (_, path: string) => ` href="${toFile(path)}"`),
    ),
    `<style>${createPaperStyle(site, title)}</style></head>`,
    `<body>${pages.length > 1 ? createOpeningPages(site, { title, pages, numbers }) : ''}${sections.join('\n')}</body></html>`,
  ].join('\n')
}

/** Returns the attributes for the language of the pages. */
function readLanguage(out: string, [first]: readonly BuiltPage[]): string {
  const html = first === undefined ? '' : readFileSync(join(out, first.file), 'utf8')
  return (html.match(/<html\b[^>]*>/)?.[0].match(/ (?:lang|dir)="[^"]*"/g) ?? []).join('')
}

/** Lists the style elements and style sheets of pages. */
function listStyles(out: string, pages: readonly BuiltPage[]): string[] {
  const styles = pages.flatMap(({ file }) => {
    const html = readFileSync(join(out, file), 'utf8')
    const head = html.slice(0, html.indexOf('</head>')).replace(/<noscript>.*?<\/noscript>/gs, '')
    return (head.match(/<style>.*?<\/style>|<link rel="stylesheet"[^>]*>/gs) ?? []).map((style) =>
      style.replace(' media="print"', ''),
    )
  })
  return [...new Set(styles)]
}
