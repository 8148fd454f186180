import { evaluateExpression } from '../code/evaluate-expression.ts'
import type { PageConversion, PageHeading } from '../page-conversion.ts'
import type { PageElement } from './page-element.ts'
import { findAttribute, type OpeningTag } from './scan-tag.ts'

/** Converts `<TOCInline>`, a table of contents in the text, to a list of links. */
export function convertTableOfContents({ node, tag }: PageElement, conversion: PageConversion): boolean {
  conversion.report('component', '`<TOCInline>` became a list of the headings of today.', node.start)
  const readLevel = (name: string, usual: number): number => {
    const { text, code } = findAttribute(tag, name) ?? {}
    return Number(text ?? code ?? conversion.context.tocLevels[name]) || usual
  }
  const [min, max] = [readLevel('minHeadingLevel', 2), readLevel('maxHeadingLevel', 3)]
  const links = listHeadings(tag, conversion).filter(({ depth }) => depth >= min && depth <= max)
  const parents: number[] = []
  const items = links.map(({ depth, text, id }) => {
    while ((parents.at(-1) ?? 0) >= depth) parents.pop()
    parents.push(depth)
    return `${'  '.repeat(parents.length - 1)}- [${text.replace(/[[\]<{]/g, '\\$&')}](#${id})`
  })
  conversion.edits.replace(node, `\n${items.join('\n')}\n`)
  return false
}

/** Lists the headings that `toc` contains, which is often a part of all. */
function listHeadings(tag: OpeningTag, conversion: PageConversion): PageHeading[] {
  const headings = conversion.headings.filter(({ depth }) => depth > 1)
  const code = findAttribute(tag, 'toc')?.code ?? 'toc'
  const toc = headings.map(({ depth, text, id }) => ({ value: text, id, level: depth }))
  const part = evaluateExpression(`((toc) => (${code}\n))(${JSON.stringify(toc)})`, conversion)
  if (!Array.isArray(part)) return headings
  const ids = new Set(part.map((entry) => (entry as { id?: unknown } | null)?.id))
  return headings.filter(({ id }) => ids.has(id))
}
