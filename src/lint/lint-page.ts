import type { Compiled, FrontMatter } from '../shared/content/compiled-page.ts'
import type { Problem } from '../shared/docs-error.ts'
import type { LintBlock, LintCodeBlock, Prose } from './blocks.ts'
import { type ReviewedText, readBlocks } from './read-blocks.ts'
import type { StyleGuide } from './style-guide.ts'

/** A page as its author wrote it. */
export interface PageText extends ReviewedText {
  /** Relative to the site folder. */
  file: string
  kind: Compiled['kind']
  frontMatter: FrontMatter
  /** Returns the line of a front matter key in the file. */
  lineOfKey(key: string): number
}

/** A page as rules see it. */
export interface LintPage extends PageText {
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
}

/** Checks one page. */
export type PageRule = (page: LintPage, context: LintContext) => Problem[]

/** Checks pages against each other. */
export type SiteRule = (pages: readonly LintPage[], context: LintContext) => Problem[]

/** Reads the blocks of a page. */
export function createLintPage(page: PageText, style: StyleGuide): LintPage {
  return {
    ...page,
    isGuide: page.kind === 'doc' && page.file.startsWith(`${style.guides}/`),
    blocks: readBlocks(page),
  }
}

/** Returns the prose of a page. */
export const listProse = ({ blocks }: LintPage): Prose[] => blocks.filter((block) => block.kind === 'prose')

/** Returns the code blocks of a page. */
export const listCode = ({ blocks }: LintPage): LintCodeBlock[] =>
  blocks.filter((block) => block.kind === 'code')

/** Returns the type of a page. A landing page without one is an overview. */
export function findType({ file, frontMatter }: LintPage): string | undefined {
  return frontMatter.type ?? (/\/index\.mdx?$/.test(file) ? 'overview' : undefined)
}
