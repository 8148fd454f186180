import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { DocsError } from '../shared/docs-error.ts'

interface YamlSource {
  file: string
  /** What the text is, for messages. */
  what: string
  /** Line of the file that the text starts at. */
  firstLine: number
}

/** A YAML text as a value, and where its keys stand. */
export interface ParsedYaml {
  value: unknown
  /** Line of the file with the key that a path leads to, or with the nearest one around it that is written out. */
  line(path: readonly PropertyKey[]): number | undefined
}

/** Reads YAML. Throws a `DocsError` with every place that is not YAML. */
export function parseYaml(text: string, { file, what, firstLine }: YamlSource): ParsedYaml {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, schema: 'core' })
  const problems = document.errors.map(({ message, linePos }) => ({
    problem: `${what} is not valid YAML: ${message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '')}.`,
    at: { file, line: linePos === undefined ? undefined : linePos[0].line + firstLine - 1 },
    fix: 'Put texts with a colon, a hash or braces in quotes.',
  }))
  if (problems.length > 0) throw new DocsError(problems)
  return {
    value: document.toJS() ?? {},
    line(path) {
      const offset = offsetOf(document.contents, path)
      return offset === undefined ? undefined : lines.linePos(offset).line + firstLine - 1
    },
  }
}

function offsetOf(contents: unknown, path: readonly PropertyKey[]): number | undefined {
  let node = contents
  let offset: number | undefined
  for (const key of path) {
    if (isSeq(node)) {
      node = node.items[Number(key)]
      // In a file that is a list, nothing else says where.
      if (offset === undefined && isNode(node)) offset = node.range?.[0]
      continue
    }
    const pair = isMap(node)
      ? node.items.find((item) => isScalar(item.key) && String(item.key.value) === key)
      : undefined
    if (pair === undefined || !isScalar(pair.key)) break
    offset = pair.key.range?.[0]
    node = pair.value
  }
  return offset
}
