import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml'
import { DocsError } from '../../shared/docs-error.ts'

interface YamlSource {
  file: string
  /** Name of the text in messages. */
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
  const problems = document.errors.slice(0, maxProblems).map(({ message, linePos }) => ({
    problem: `${what} is not valid YAML: ${explainError(message)}.`,
    at: { file, line: linePos === undefined ? undefined : linePos[0].line + firstLine - 1 },
    fix: 'Put texts with a colon, a hash or braces in quotes.',
  }))
  if (problems.length > 0) throw new DocsError(problems)
  return {
    value: resolveAliases(document, { file, what }) ?? {},
    line(path) {
      const offset = findOffset(document.contents, path)
      return offset === undefined ? undefined : lines.linePos(offset).line + firstLine - 1
    },
  }
}

/** The first problems are enough for a file that isn't YAML at all. */
const maxProblems = 20

function explainError(message: string): string {
  const [first = ''] = message.split('\n')
  return isDepthError(first) ? 'It is nested too deeply' : first.replace(/ at line \d+, column \d+:?$/, '')
}

const isDepthError = (message: string): boolean => /^Maximum call stack/.test(message)

/** Aliases of aliases grow exponentially, and one of what is around it never ends. */
function resolveAliases(document: Document, { file, what }: Pick<YamlSource, 'file' | 'what'>): unknown {
  try {
    const value: unknown = document.toJS()
    // It throws for a value that contains itself.
    if (hasAliases(document)) JSON.stringify(value)
    return value
  } catch (error) {
    if (!(error instanceof ReferenceError || error instanceof RangeError || error instanceof TypeError))
      throw error
    const isTooDeep = isDepthError(error.message)
    throw new DocsError([
      {
        problem: `${what} ${isTooDeep ? 'is nested too deeply' : 'has aliases (`*name`) that stand for too many values'}.`,
        at: { file, line: undefined },
        fix: 'Write the values out.',
      },
    ])
  }
}

function hasAliases(document: Document): boolean {
  let hasAlias = false
  visit(document, {
    Alias() {
      hasAlias = true
      return visit.BREAK
    },
  })
  return hasAlias
}

function findOffset(contents: unknown, path: readonly PropertyKey[]): number | undefined {
  let node = contents
  let offset: number | undefined
  for (const key of path) {
    if (isSeq(node)) {
      node = node.items[Number(key)]
      // In a file that is a list, nothing else has the position.
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
