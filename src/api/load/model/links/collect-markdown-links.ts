import { removeFences } from '../../../../shared/content/fences.ts'
import type { SourceLink } from '../../../../shared/content/source-link.ts'
import { isExternalUrl } from '../../../../shared/external-url.ts'
import { toObject } from '../../../../shared/read-unknown.ts'
import type { Report } from '../../report-problem.ts'

/** Matches `[text](address "title")`, not `![…](…)`. */
const linkPattern =
  /(?<!!)\[(?:[^\][]|\[[^\][]*\])*\]\(\s*(?:<([^<>\n]*)>|([^\s()<>]*(?:\([^\s()]*\)[^\s()<>]*)*))(?:\s+["'(][^)]*)?\s*\)/g
const codeSpan = /(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g

/** Lists the addresses that a Markdown text links to, in order. Code is skipped. */
function findLinks(markdown: string): string[] {
  if (!markdown.includes('](')) return []
  const text = removeFences(markdown).replace(codeSpan, '')
  return [...text.matchAll(linkPattern)]
    .map(([, bracketed, plain]) => bracketed ?? plain ?? '')
    .filter((href) => href !== '')
}

/**
 * Collects the internal links in all descriptions of a bundled document, also of scopes. Only OpenAPI objects are read, not data such
 * as examples.
 */
export function collectMarkdownLinks(root: object, report: Report): SourceLink[] {
  const links: SourceLink[] = []
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || !report.hasOrigin(value)) return
    for (const [key, child] of Object.entries(value)) {
      const texts = key === 'description' ? [child] : key === 'scopes' ? Object.values(toObject(child)) : []
      const hrefs = texts
        .flatMap((text) => (typeof text === 'string' ? findLinks(text) : []))
        .filter((href) => !isExternalUrl(href))
      if (hrefs.length > 0) {
        const { file, line } = report.locate(value, key)
        links.push(...hrefs.map((href) => ({ href, file, line: line ?? 1 })))
      }
      visit(child)
    }
  }
  visit(root)
  return links
}
