import type { Reference } from '../../../shared/content/compiled-page.ts'
import { withoutFences } from '../../../shared/content/fences.ts'
import { isExternalUrl } from '../../../shared/external-url.ts'
import type { Report } from '../report.ts'

/** Matches `[text](address "title")`, not `![…](…)`. */
const link =
  /(?<!!)\[(?:[^\][]|\[[^\][]*\])*\]\(\s*(?:<([^<>\n]*)>|([^\s()<>]*(?:\([^\s()]*\)[^\s()<>]*)*))(?:\s+["'(][^)]*)?\s*\)/g
const codeSpan = /(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g

/** Lists the addresses that a Markdown text links to, in order. Code is skipped. */
function linksIn(markdown: string): string[] {
  if (!markdown.includes('](')) return []
  const text = withoutFences(markdown).replace(codeSpan, '')
  return [...text.matchAll(link)]
    .map(([, bracketed, plain]) => bracketed ?? plain ?? '')
    .filter((href) => href !== '')
}

/**
 * Collects the internal links in all descriptions of a bundled document. Only OpenAPI objects are read, not data such
 * as examples.
 */
export function collectLinks(root: object, report: Report): Reference[] {
  const found: Reference[] = []
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || !report.isKnown(value)) return
    for (const [key, child] of Object.entries(value)) {
      if (key !== 'description' || typeof child !== 'string') visit(child)
      else {
        const hrefs = linksIn(child).filter((href) => !isExternalUrl(href))
        if (hrefs.length === 0) continue
        const { file, line } = report.place(value, key)
        found.push(...hrefs.map((href) => ({ href, file, line: line ?? 1 })))
      }
    }
  }
  visit(root)
  return found
}
