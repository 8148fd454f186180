import type { BuiltSite } from '../../doctor/read-built-site.ts'

/** Creates the styles of an exported document that pages of the site don't have: paper, page numbers, title page. */
export function createPaperStyle({ name, origin }: BuiltSite['site'], title: string): string {
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
