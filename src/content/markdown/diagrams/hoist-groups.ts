/** A name in the syntax of a flowchart, without its label. */
const name = /[\p{L}\w]+(?:-[\p{L}\w]+)*/gu
/** A name with the brackets of its shape. */
const shape = /([\p{L}\w]+(?:-[\p{L}\w]+)*)([[({]+"[^"]*"[\])}]+|\[[^\]]*\]+|\([^)]*\)+|\{[^}]*\}+)/gu
const label = /"[^"]*"|\[[^\]]*\]+|\([^)]*\)+|\{[^}]*\}+|\|[^|]*\|/g
const keyword = /^\s*(?:subgraph|classDef|class|style|linkStyle|direction|end)(?:\s|$)/

/**
 * Moves the groups of a flowchart before its other statements if one of them names a node that was there before it:
 * in Mermaid, such a node is in the group, and `beautiful-mermaid` leaves it where it saw it first.
 */
export function hoistGroups(statements: readonly string[]): string[] {
  const { grouped, outside } = separate(statements)
  const isLate = grouped.some(({ lines, before }) => {
    const seen = new Set(before.flatMap(listNames))
    return lines.flatMap(listNames).some((text) => seen.has(text))
  })
  if (!isLate) return [...statements]
  const groups = grouped.flatMap(({ lines }) => lines)
  return [...addShapes(groups, outside), ...outside]
}

interface Group {
  lines: string[]
  /** Statements before the group, outside of groups. */
  before: string[]
}

function separate(statements: readonly string[]): { grouped: Group[]; outside: string[] } {
  const grouped: Group[] = []
  const outside: string[] = []
  let depth = 0
  for (const line of statements) {
    if (/^\s*subgraph(?:\s|$)/.test(line)) {
      if (depth === 0) grouped.push({ lines: [], before: [...outside] })
      depth += 1
    }
    if (depth === 0) outside.push(line)
    else grouped.at(-1)?.lines.push(line)
    if (depth > 0 && /^\s*end\s*$/.test(line)) depth -= 1
  }
  return { grouped, outside }
}

const listNames = (line: string): string[] =>
  keyword.test(line) ? [] : (line.replace(label, ' ').match(name) ?? [])

/** Gives nodes of groups the shapes that later statements have for them, because the first mention of a node counts. */
function addShapes(groups: readonly string[], outside: readonly string[]): string[] {
  const shapes = new Map<string, string>()
  for (const [, node = '', brackets = ''] of outside.join('\n').matchAll(shape)) {
    if (!shapes.has(node)) shapes.set(node, brackets)
  }
  for (const [, node = ''] of groups.join('\n').matchAll(shape)) shapes.delete(node)
  return groups.map((line) => {
    if (keyword.test(line)) return line
    return line.replace(name, (node, offset: number) => {
      const brackets = isLabel(line, offset) ? undefined : shapes.get(node)
      if (brackets === undefined) return node
      shapes.delete(node)
      return node + brackets
    })
  })
}

/** Checks whether a place of a line is in a label. */
const isLabel = (line: string, offset: number): boolean =>
  [...line.matchAll(label)].some(({ index, 0: text }) => offset > index && offset < index + text.length)
