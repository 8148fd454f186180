import type { CompiledContent } from '../../shared/content/compiled-page.ts'
import type { Problem, SourceLocation } from '../../shared/docs-error.ts'
import { markExcerpt } from '../blog-post.ts'
import { fillVariables } from '../data/fill-variables.ts'
import { expandPartials, hasPartials, type SourceContext } from './expand-partials.ts'
import { splitFrontMatter } from './split-front-matter.ts'

/** All input of a page's compilation. The cache key is its digest, and the compiler reads nothing else. */
export interface PreparedSource {
  /** The front matter without its `---` lines. Undefined for a page without it. */
  block: string | undefined
  /** The text below the front matter, on the same lines, with variables and partials expanded. */
  text: string
  /** Origin of each line. Undefined if all lines are from the file itself. */
  origins: SourceLocation[] | undefined
  problems: Problem[]
}

/** A page as stored on disk. */
export interface PageSource {
  /** Relative to the site folder. */
  file: string
  kind: CompiledContent['kind']
  text: string
}

export function prepareSource({ file, kind, text }: PageSource, context: SourceContext): PreparedSource {
  const filled = fillVariables(text, context.variables, file)
  const { block, text: below } = splitFrontMatter(filled.text)
  const plain = below.replace(/\r\n?/g, '\n')
  const marked = kind === 'blogPost' ? markExcerpt(plain) : plain
  if (!hasPartials(marked)) return { block, text: marked, origins: undefined, problems: filled.problems }
  const { problems, ...expanded } = expandPartials(marked, file, context)
  return { block, ...expanded, problems: [...filled.problems, ...problems] }
}

/** Lists the files of the partials in a text. */
export function listPartials({ origins = [] }: PreparedSource, file: string): string[] {
  return [...new Set(origins.map((origin) => origin.file))].filter((other) => other !== file).sort()
}

/** A text with the origin of each of its lines (from 1). */
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
