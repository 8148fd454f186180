import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuiltPage, BuiltSite } from '../../doctor/read-built-site.ts'
import { escapeHtml } from '../../shared/text/escape-html.ts'
import { removeBase } from '../../shared/urls.ts'
import { createOpeningPages, type ExportedSection, getPlaceId } from './create-opening-pages.ts'

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

/** Creates the styles of an exported document that pages of the site don't have: paper, page numbers, title page. */
function createPaperStyle({ name, origin }: BuiltSite['site'], title: string): string {
  const line = `${title} · ${name}`
  return `
@page {
  size: A4;
  margin: 18mm 18mm 22mm;
  @bottom-left { content: ${quoteCss(line)}; color: #555; font: 8pt sans-serif; }
  @bottom-right { content: counter(page); color: #555; font: 8pt sans-serif; }
}
@page :first {
  @bottom-left { content: none; }
  @bottom-right { content: none; }
}
section, .export-contents { break-before: page; }
body > section:first-child { break-before: auto; }
.article a[href^=${quoteCss(`${origin}/`)}]::after { content: none; }
.export-title { padding-block-start: 70mm; }
.export-title h1 { margin-block: 6pt 18pt; font-size: 34pt; line-height: 1.15; }
.export-title a { text-decoration: none; }
.export-contents ol { margin-block-start: 12pt; padding: 0; list-style: none; }
.export-contents a { display: flex; align-items: baseline; padding-block: 3pt; color: inherit; text-decoration: none; }
.export-contents a > :first-child::after { content: none; }
.export-contents a > :last-child { flex: 1; margin-inline-start: 6pt; border-block-end: 1px dotted #999; text-align: end; }
`
}

/** Quotes text as a CSS string that can't end the style element. */
const quoteCss = (text: string): string =>
  `"${text.replace(/[\\"<\n\r]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`
