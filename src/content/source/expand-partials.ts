import { join, posix } from 'node:path'
import { locateFile } from '../../disk/locate-file.ts'
import { readTextFile } from '../../disk/read-text-file.ts'
import { createFenceReader } from '../../shared/content/fences.ts'
import { DocsError, type Problem, type SourceLocation } from '../../shared/docs-error.ts'
import { fillVariables, type Variables } from '../data/fill-variables.ts'
import { maxPageSize } from './page-size.ts'
import {
  createCycleProblem,
  createEmptyProblem,
  createMissingProblem,
  createOutsideProblem,
  createSizeProblem,
  maxLines,
  type PartialUse,
} from './partial-problems.ts'
import { splitFrontMatter } from './split-front-matter.ts'

/** Folder that partials are read from, and variables that pages and partials use. */
export interface SourceContext {
  root: string
  variables: Variables
}

/** Text of a page with its partials, and the origin of each line. */
export interface ExpandedSource {
  text: string
  /** Origin of each line of `text`. */
  origins: SourceLocation[]
  problems: Problem[]
}

const importLine = /^import\s+([A-Z]\w*)\s+from\s+(['"])([^'"]+\.mdx?)\2;?\s*$/
/** An import or a constant. Markdown reads it as text if it's indented. */
const pageStatement = /^(?:import\s+[\w$]+\s+from\s+(['"]).+\1|export\s+const\s+\w+\s*=.+);?\s*$/
const usage = /^(\s*)<([A-Z]\w*)((?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?)*)\s*\/>\s*$/
/** Matches text up to the braces of an attribute, whose value stays in braces. */
const attributeStart = /<[A-Za-z][^<>`]*\s[\w-]+=$/
/** Characters of a line in which a tag is looked for, because a line can have very many values. */
const maxTagLength = 500
const attribute = /([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|\{([^{}]*)\}))?/g

/** Whether a text may import partials. */
export const hasPartials = (text: string): boolean => /^import\s.*\.mdx?['"]/m.test(text)

/** Replaces `<Name … />` with the text of the partial that the page imports under that name. */
export function expandPartials(text: string, file: string, context: SourceContext): ExpandedSource {
  const expansion = new Expansion(context)
  expansion.add({ text, file, props: undefined, indent: '' }, [file])
  const { hoisted, problems } = expansion
  const first = hoisted.length === 0 ? [] : [...hoisted, { line: '', at: { file, line: 1 } }]
  return {
    text: [...first.map(({ line }) => line), ...expansion.lines].join('\n'),
    origins: [...first.map(({ at }) => at), ...expansion.origins],
    problems,
  }
}

/** Collects the lines of a page and of everything that it includes, up to a limit. */
class Expansion {
  readonly lines: string[] = []
  readonly origins: SourceLocation[] = []
  readonly problems: Problem[] = []
  /** Statements of partials that are indented, for the start of the page. */
  readonly hoisted: { line: string; at: SourceLocation }[] = []
  readonly #context: SourceContext
  #length = 0
  #isFull = false

  constructor(context: SourceContext) {
    this.#context = context
  }

  /** Adds the lines of a file. `trail` lists the files that include it, and the file itself. */
  add(partial: PartialSource, includeChain: readonly string[]): void {
    const imports = new Map<string, string>()
    const readFence = createFenceReader()
    for (const [index, source] of partial.text.split(/\r\n?|\n/).entries()) {
      const at: SourceLocation = { file: partial.file, line: index + 1 }
      const line = this.#fill(source, partial, at)
      if (this.#isFull) return
      const isCode = readFence(line)
      const statement = isCode ? undefined : readStatement(line, imports)
      if (statement === undefined && !isCode && partial.indent !== '' && pageStatement.test(line)) {
        this.#hoist(line, at)
        this.#push('', { indent: '', at })
      } else if (statement === undefined) this.#push(line, { indent: partial.indent, at })
      else if (statement.kind === 'import') {
        imports.set(statement.name, resolveImport(statement.from, partial.file))
        this.#push('', { indent: '', at })
      } else {
        this.#include({ ...statement, indent: partial.indent + statement.indent, at }, includeChain)
      }
    }
  }

  /** Replaces `{props.service}` in a partial with the attribute `service` of its use. */
  #fill(line: string, { props }: PartialSource, at: SourceLocation): string {
    if (props === undefined || !line.includes('props.')) return line
    let length = this.#length
    const filled = line.replace(/\{\s*props\.([\w-]+)\s*\}/g, (_, name: string, offset: number) => {
      const { text = '', code = '""' } = props.get(name) ?? {}
      const before = line.slice(Math.max(0, offset - maxTagLength), offset)
      const value = attributeStart.test(before) ? `{${code}}` : text
      length += value.length
      return length > maxPageSize ? '' : value
    })
    if (length > maxPageSize) this.#stop(at)
    return filled
  }

  #push(line: string, { indent, at }: { indent: string; at: SourceLocation }): void {
    this.lines.push(line === '' ? '' : indent + line)
    this.origins.push(at)
    this.#length += indent.length + line.length + 1
    if (this.#length > maxPageSize || this.lines.length > maxLines) this.#stop(at)
  }

  /** Moves a statement to the start of the page, once. */
  #hoist(line: string, at: SourceLocation): void {
    if (!this.hoisted.some((other) => other.line === line && other.at.file === at.file))
      this.hoisted.push({ line, at })
  }

  #stop(at: SourceLocation): void {
    if (this.#isFull) return
    this.#isFull = true
    this.problems.push(createSizeProblem(at))
  }

  #include(use: PartialUse, includeChain: readonly string[]): void {
    const source = this.#read(use, includeChain)
    if (typeof source !== 'string') {
      this.problems.push(source)
      this.#push('', { indent: '', at: use.at })
      return
    }
    const { text, problems } = fillVariables(
      splitFrontMatter(source).text,
      this.#context.variables,
      use.target,
    )
    this.problems.push(...problems)
    const partial = {
      text: text.trimEnd(),
      file: use.target,
      props: readProps(use.attributes),
      indent: use.indent,
    }
    this.add(partial, [...includeChain, use.target])
  }

  #read(use: PartialUse, includeChain: readonly string[]): string | Problem {
    if (includeChain.includes(use.target)) return createCycleProblem(use, includeChain)
    const { root } = this.#context
    return locateFile(root, use.target).kind === 'outside'
      ? createOutsideProblem(use)
      : readPartial(root, use)
  }
}

type Statement =
  | { kind: 'import'; name: string; from: string }
  | { kind: 'use'; target: string; indent: string; attributes: string }

function readStatement(line: string, imports: ReadonlyMap<string, string>): Statement | undefined {
  const importMatch = line.match(importLine)
  if (importMatch !== null) return { kind: 'import', name: importMatch[1] ?? '', from: importMatch[3] ?? '' }
  const usageMatch = line.match(usage)
  const target = imports.get(usageMatch?.[2] ?? '')
  if (usageMatch === null || target === undefined) return undefined
  return { kind: 'use', target, indent: usageMatch[1] ?? '', attributes: usageMatch[3] ?? '' }
}

/** Returns the text of a partial, or the problem with it. */
function readPartial(root: string, use: PartialUse): string | Problem {
  try {
    const absolute = join(root, use.target)
    const text = readTextFile({ absolute, path: use.target, maxSize: maxPageSize })
    if (text === undefined) return createMissingProblem(use)
    return text.trim() === '' ? createEmptyProblem(use) : text
  } catch (error) {
    if (error instanceof DocsError) return error.problems[0] ?? createMissingProblem(use)
    throw error
  }
}

interface PartialSource {
  text: string
  file: string
  props: ReadonlyMap<string, Prop> | undefined
  indent: string
}

function resolveImport(specifier: string, from: string): string {
  if (specifier.startsWith('@site/')) return posix.normalize(specifier.slice('@site/'.length))
  return posix.normalize(posix.join(posix.dirname(from), specifier))
}

/** Value of a partial's attribute: as text, and as written in an attribute's braces. */
interface Prop {
  text: string
  code: string
}

function readProps(attributes: string): ReadonlyMap<string, Prop> {
  return new Map(
    [...attributes.matchAll(attribute)].map(([, name = '', double, single, expression]) => {
      const string = double ?? single
      const code = expression?.trim() ?? (string === undefined ? 'true' : JSON.stringify(string))
      return [name, { text: string ?? code.replace(/^(['"`])(.*)\1$/, '$2'), code }]
    }),
  )
}
