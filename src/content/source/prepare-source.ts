import type { CompiledContent } from '../../shared/content/compiled-page.ts'
import type { Problem, SourceLocation } from '../../shared/docs-error.ts'
import { markExcerpt } from '../blog-post.ts'
import { fillVariables, type Variables } from '../data/variables.ts'
import { expandPartials, hasPartials } from './expand-partials.ts'

/** All that a page is compiled from: its key is a digest of this, and the compiler reads nothing else. */
export interface PreparedSource {
  /** The front matter without its `---` lines; undefined for a page that has none. */
  block: string | undefined
  /** The text below, on the same lines, with variables and partials filled in. */
  text: string
  /** Where each line comes from; undefined where all are the file's own. */
  origins: SourceLocation[] | undefined
  problems: Problem[]
}

/** A page as it is on the disk. */
export interface PageSource {
  /** Relative to the site folder. */
  file: string
  kind: CompiledContent['kind']
  text: string
}

export interface SourceContext {
  root: string
  variables: Variables
}

const frontMatter = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/

export function prepareSource(
  { file, kind, text }: PageSource,
  { root, variables }: SourceContext,
): PreparedSource {
  const filled = fillVariables(text, variables, file)
  const [head = '', block] = filled.text.match(frontMatter) ?? []
  // The block becomes blank lines, so that line numbers stay those of the file.
  const below = '\n'.repeat(head.split('\n').length - 1) + filled.text.slice(head.length)
  const plain = below.replace(/\r\n?/g, '\n')
  const marked = kind === 'blogPost' ? markExcerpt(plain) : plain
  if (!hasPartials(marked)) return { block, text: marked, origins: undefined, problems: filled.problems }
  const prepare = (partial: string, path: string): ReturnType<typeof fillVariables> =>
    fillVariables(partial, variables, path)
  const { problems, ...expanded } = expandPartials(marked, file, { root, prepare })
  return { block, ...expanded, problems: [...filled.problems, ...problems] }
}

/** Lists the files of the partials in a text. */
export function listPartials({ origins = [] }: PreparedSource, file: string): string[] {
  return [...new Set(origins.map((origin) => origin.file))].filter((other) => other !== file).sort()
}

/** A text that knows where its lines (from 1) come from. */
export interface TracedText {
  text: string
  origin(line: number): SourceLocation
}

export function traceLines({ text, origins }: PreparedSource, file: string): TracedText {
  const last = origins?.length ?? text.split('\n').length
  return {
    text,
    origin(line) {
      const sourceLine = Math.min(line, last)
      return origins?.[sourceLine - 1] ?? { file, line: sourceLine }
    },
  }
}
