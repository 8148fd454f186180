import { posix } from 'node:path'
import type { CatalogTables } from '../shared/content/catalog/catalog.ts'
import type { CompiledContent } from '../shared/content/compiled-page.ts'
import type { FrontMatter } from '../shared/content/front-matter/front-matter.ts'
import type { Problem } from '../shared/docs-error.ts'
import type { LintBlock, LintCodeBlock, ProseBlock } from './blocks.ts'
import { type LintText, readBlocks } from './read-blocks.ts'
import type { FinishedStyle, StyleGuide } from './style-guide.ts'

/** A page as its author wrote it. */
export interface LintPageSource extends LintText {
  /** Relative to the site folder. */
  file: string
  kind: CompiledContent['kind']
  frontMatter: FrontMatter
  /** Returns the line of a front matter key in the file. */
  findKeyLine(key: string): number
}

/** A page as rules see it. */
export interface LintPage extends LintPageSource {
  /** True for a guide, which has a type. */
  isGuide: boolean
  /** Blocks of the page and its partials, in order. */
  blocks: LintBlock[]
}

/** Site-wide data that rules check pages against. */
export interface LintContext {
  style: StyleGuide
  /** Labels of the product's user interface. Undefined if the site doesn't list them. */
  labels: ReadonlySet<string> | undefined
  catalog: CatalogTables
}

/** Checks one page. */
export type PageRule = (page: LintPage, context: LintContext) => Problem[]

/** Checks pages against each other. */
export type SiteRule = (pages: readonly LintPage[], context: LintContext) => Problem[]

/** Reads the blocks of a page. Undefined if its syntax is wrong, which the compiler reports. */
export function createLintPage(page: LintPageSource, style: StyleGuide): LintPage | undefined {
  const blocks = readBlocks(page)
  if (blocks === undefined) return undefined
  return { ...page, isGuide: page.kind === 'doc' && page.file.startsWith(`${style.guides}/`), blocks }
}

/** Returns the prose of a page. */
export const listProse = ({ blocks }: LintPage): ProseBlock[] =>
  blocks.filter((block) => block.kind === 'prose')

/** Returns the code blocks of a page. */
export const listCode = ({ blocks }: LintPage): LintCodeBlock[] =>
  blocks.filter((block) => block.kind === 'code')

/** Returns the type of a page. A landing page without one is an overview. */
export function findPageType({ file, frontMatter }: LintPage): string | undefined {
  return frontMatter.type ?? (/\/index\.mdx?$/.test(file) ? 'overview' : undefined)
}

/** Checks a finished page. */
export type FinishedRule = (page: LintPage, context: LintContext, style: FinishedStyle) => Problem[]

/** Whether the rules for finished pages apply to a page. */
export const isFinished = (
  { file }: Pick<LintPageSource, 'file'>,
  { applies }: Pick<FinishedStyle, 'applies'>,
): boolean => applies.some((glob) => posix.matchesGlob(file, posix.join('content', glob)))
