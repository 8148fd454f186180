import {
  CORE_SCHEMA,
  constructFromEvents,
  defineScalarTag,
  mapTag,
  mergeTag,
  parseEvents,
  seqTag,
} from 'js-yaml'
import { isCollection, parseDocument, visit } from 'yaml'
import type { DocumentWarning } from '../../../shared/api/warnings/document-warning.ts'
import type { Problem } from '../../../shared/docs-error.ts'
import { listSyntaxProblems, maxSizeForAllProblems } from './list-syntax-problems.ts'
import { createSourcePositions, type SourcePositions } from './source-positions.ts'

/** A line that ends inside of quotes, after the key and its colon or the dash of a list. */
const openLine = /^(\s*)(?:- +)*(?:[^\s'"#&*!|>%@`-][^'"#]*:\s+|- +)(["'])(.*)$/

/** A text in quotes has no more lines than this. */
const maxLines = 400

/** One of the files of a document. */
export interface DocumentFile {
  /** Relative to the site folder, with forward slashes. */
  file: string
  value: unknown
  positions: SourcePositions
  /** Whether the value was converted, so that some of its parts have no position. */
  isConverted: boolean
  /** The media types of a document that was Swagger 2.0. Its other files still are. */
  swagger?: Record<'consumes' | 'produces', unknown>
}

/** Other tags, such as `!!binary` and `!!set`, don't change the text that pages show. */
const otherTags = [
  defineScalarTag('', { matchByTagPrefix: true, resolve: (text) => text, identify: () => false }),
  { ...seqTag, tagName: '', matchByTagPrefix: true },
  { ...mapTag, tagName: '', matchByTagPrefix: true },
]

/** `mergeTag` reads `<<: *common`, which YAML 1.2 dropped and many documents still use. */
const schema = CORE_SCHEMA.withTags(mergeTag, otherTags)

/** Maximum nesting depth. Real documents have about 20 levels because their schemas refer to each other. */
const maxDepth = 400

/** A parsed file, with the problems that prevent its parsing and the mistakes that don't. */
export interface ParsedSource {
  source: DocumentFile | undefined
  problems: Problem[]
  warnings: DocumentWarning[]
}

/**
 * Parses YAML or JSON (which is YAML too) and records the positions of all values. js-yaml reads 20 MB in a second and
 * reports positions. The `yaml` package, which the rest of the engine uses, needs 23 seconds and a gigabyte for that,
 * and serves only to list all syntax errors of a broken file, not just the first.
 */
export function parseSource(text: string, file: string): ParsedSource {
  try {
    return parseText(text, file)
  } catch (error) {
    const problems = listSyntaxProblems(text, file, error)
    const parsed = parseRepaired(text.replaceAll('\r\n', '\n'), file)
    if (parsed === undefined) return { source: undefined, problems, warnings: [] }
    const mistakes = problems.map((problem) => ({ kind: 'syntax' as const, ...problem }))
    return { ...parsed, warnings: [...mistakes, ...parsed.warnings] }
  }
}

/** Parses a text whose lines are indented as most parsers accept them. Undefined if something else is wrong. */
function parseRepaired(text: string, file: string): ParsedSource | undefined {
  const quoted = indentQuoted(text)
  const candidates = [quoted, indentFlow(text), quoted === undefined ? undefined : indentFlow(quoted)]
  for (const candidate of candidates) {
    if (candidate === undefined) continue
    try {
      return parseText(candidate, file)
    } catch {
      // The next candidate repairs more.
    }
  }
  return undefined
}

function parseText(text: string, file: string): ParsedSource {
  const events = parseEvents(text, { maxDepth })
  const values = constructFromEvents(events, { source: text, json: true, schema })
  return checkSource(file, values, createSourcePositions(text, events))
}

function checkSource(file: string, values: unknown[], positions: SourcePositions): ParsedSource {
  if (values.length !== 1) {
    const problem =
      values.length === 0
        ? 'The file is empty.'
        : `The file contains ${values.length} YAML documents instead of one.`
    const fix = 'Keep one document per file.'
    return { source: undefined, problems: [{ problem, at: { file, line: 1 }, fix }], warnings: [] }
  }
  return {
    source: { file, value: values[0], positions, isConverted: false },
    problems: [],
    warnings: positions.duplicates.map((node) => ({
      kind: 'syntax',
      problem: `At \`#${positions.getPointer(node)}\`: The key \`${positions.getKey(node)}\` is declared twice.`,
      at: { file, line: positions.getLine(node) },
      fix: 'Remove or rename one of them.',
    })),
  }
}

/**
 * Indents the lines inside of brackets, where spaces mean nothing. Often the closing bracket is no deeper than the key,
 * which YAML forbids and most parsers accept. Undefined if there are none, or the file is invalid otherwise or too large
 * for the parser that finds them.
 */
function indentFlow(text: string): string | undefined {
  if (text.length > maxSizeForAllProblems) return undefined
  const document = parseDocument(text, { schema: 'core', uniqueKeys: false })
  if (document.errors.length > 0) return undefined
  const parts: string[] = []
  let done = 0
  visit(document, (_, node) => {
    if (!isCollection(node) || node.flow !== true || !node.range) return undefined
    const [start, end] = node.range
    const indent = ' '.repeat(start - text.lastIndexOf('\n', start))
    parts.push(text.slice(done, start), text.slice(start, end).replaceAll('\n', `\n${indent}`))
    done = end
    return visit.SKIP
  })
  return parts.length === 0 ? undefined : [...parts, text.slice(done)].join('')
}

/**
 * Indents the lines of texts in quotes, where spaces at the start mean nothing. Often they are no deeper than their key,
 * which YAML forbids and most parsers accept. Undefined if there are none.
 */
function indentQuoted(text: string): string | undefined {
  const lines = text.split('\n')
  let hasChanged = false
  for (let index = 0; index < lines.length; index += 1) {
    const [, indent = '', quote, rest = ''] = openLine.exec(lines[index] ?? '') ?? []
    if (quote === undefined || isClosed(rest, quote)) continue
    const nextLines = lines.slice(index + 1, index + 1 + maxLines)
    const closing = nextLines.findIndex((line) => isClosed(line, quote))
    if (closing === -1) continue
    const end = index + 1 + closing
    for (let inner = index + 1; inner <= end; inner += 1) {
      const line = lines[inner] ?? ''
      if (line.trim() === '' || line.search(/\S/) > indent.length) continue
      lines[inner] = `${indent}  ${line.trimStart()}`
      hasChanged = true
    }
    index = end
  }
  return hasChanged ? lines.join('\n') : undefined
}

/** Whether the quotes end in this part of a line. A quote is written in itself as two, or after a backslash. */
const isClosed = (part: string, quote: string): boolean =>
  quote === "'" ? part.replaceAll("''", '').includes("'") : part.replace(/\\./g, '').includes('"')
