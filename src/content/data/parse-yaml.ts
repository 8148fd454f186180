import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml'
import { createFileError, DocsError } from '../../shared/docs-error.ts'
import { selectTabErrors, tabFix } from '../../shared/text/yaml-tab-errors.ts'

interface YamlSource {
  file: string
  /** Name of the text in error messages. */
  what: string
  /** Line of the file where the text starts. */
  firstLine: number
}

/** A parsed YAML text with the positions of its keys. */
export interface ParsedYaml {
  value: unknown
  /** Returns the line of the key at a path, or of its nearest written-out parent. */
  line(path: readonly PropertyKey[]): number | undefined
}

/** Parses YAML. Throws a `DocsError` with all syntax errors. */
export function parseYaml(text: string, { file, what, firstLine }: YamlSource): ParsedYaml {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, schema: 'core', stringKeys: true })
  const tabErrors = selectTabErrors(text, document.errors)
  const [errors, fix] =
    tabErrors.length > 0
      ? [tabErrors, tabFix]
      : [document.errors, 'Put keys and values that contain a colon, a hash, brackets, or braces in quotes.']
  const problems = errors.slice(0, maxProblems).map(({ message, linePos }) => ({
    problem: `${what} is not valid YAML: ${explainError(message)}.`,
    at: { file, line: linePos === undefined ? undefined : linePos[0].line + firstLine - 1 },
    fix,
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
  if (/^With stringKeys/.test(first)) return 'A key is a list or a mapping'
  return isDepthError(first) ? 'It is nested too deeply' : first.replace(/ at line \d+, column \d+:?$/, '')
}

const isDepthError = (message: string): boolean => /^Maximum call stack/.test(message)

/** Aliases of aliases grow exponentially, and an alias of one of its parents never ends. */
function resolveAliases(document: Document, { file, what }: Pick<YamlSource, 'file' | 'what'>): unknown {
  try {
    const value: unknown = document.toJS()
    // `toJS` throws for a value that contains itself.
    if (hasAliases(document)) JSON.stringify(value)
    return value
  } catch (error) {
    if (!(error instanceof ReferenceError || error instanceof RangeError || error instanceof TypeError))
      throw error
    const isTooDeep = isDepthError(error.message)
    const mistake = isTooDeep
      ? 'is nested too deeply'
      : 'has aliases (`*name`) that expand to too many values'
    throw createFileError(file, `${what} ${mistake}.`, 'Replace them with the values.')
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
      // A text in a long list is far from the key. In a file that is a list, only the item has a position.
      if ((offset === undefined || isScalar(node)) && isNode(node)) offset = node.range?.[0]
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
