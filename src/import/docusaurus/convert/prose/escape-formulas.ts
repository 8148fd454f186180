import { listNodes, parseCommonMark, parseMdx } from '../mdx-tree.ts'

/** Escapes the dollar signs of a text without formulas that would begin one. */
export function escapeFormulas(text: string, { isCommonMark }: { isCommonMark: boolean }): string {
  if (!text.includes('$')) return text
  const parse = isCommonMark ? parseCommonMark : parseMdx
  let result = text
  // Escaping one dollar sign can pair the next two.
  for (let round = 0; round < 50; round++) {
    const formulas = listNodes(parse(result, { math: true })).filter(({ type }) =>
      /^(?:inlineMath|math)$/.test(type),
    )
    if (formulas.length === 0) return result
    for (const { start } of [...formulas].reverse())
      result = `${result.slice(0, start)}${result.slice(start).replace(/^\s*\$+/, (signs) => signs.replaceAll('$', '\\$'))}`
  }
  return result
}
