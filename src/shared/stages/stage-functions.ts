import type { CompiledContent } from '../content/compiled-page.ts'

/** Name of the file in a site folder that declares its stages. */
export const stagesFileName = 'docs.stages.ts'

/** A source file of a site. */
export interface SourcePage {
  /** Relative to the site folder. @example 'content/docs/node/resize.mdx' */
  file: string
  kind: CompiledContent['kind']
  /** ID of its locale. */
  locale: string
  /** Name of its version. Undefined outside the guides. */
  version: string | undefined
}

/** A part of a page's Markdown. Nodes in an article that has partials may be from a partial. */
export type SourceNode =
  | { kind: 'codeBlock'; language: string; meta: string; code: string; source: string }
  | { kind: 'inlineCode'; code: string; source: string }
  | { kind: 'heading'; depth: number; text: string; source: string }
  | { kind: 'blockquote'; text: string; source: string }
  | { kind: 'link'; url: string; title: string; text: string; source: string }
  | { kind: 'image'; url: string; title: string; alt: string; source: string }
  /** Text that isn't the label of a link. */
  | { kind: 'text'; text: string; source: string }
  /** `:::name[label]{key=value}`, `::name`, or `:name`. `text` is the Markdown between the fences of `:::`. */
  | { kind: 'directive'; name: string; attributes: Record<string, string>; text: string; source: string }

export type SourceNodeKind = SourceNode['kind']

/**
 * Replaces nodes of one kind in the Markdown of pages. Returns Markdown, or undefined to leave the node unchanged. The
 * parts of a replaced node aren't visited.
 */
export interface MarkdownRule<Kind extends SourceNodeKind = SourceNodeKind> {
  node: Kind
  replace(node: Extract<SourceNode, { kind: Kind }>, page: SourcePage): string | undefined
}

/** A rule of any kind. */
export type AnyMarkdownRule = { [Kind in SourceNodeKind]: MarkdownRule<Kind> }[SourceNodeKind]

/** A page of the linked site. */
export interface LinkedPage extends SourcePage {
  /** With the base URL. @example '/docs/node/resize/' */
  url: string
  title: string
  description: string
  frontMatter: Readonly<Record<string, unknown>>
  headings: readonly { id: string; text: string; depth: number }[]
  /** Targets of its links, resolved. */
  links: readonly string[]
}

/** The site after all links, sidebars, and versions are known. */
export interface LinkedSite {
  /** Origin and base URL. @example 'https://docs.example/' */
  url: string
  pages: readonly LinkedPage[]
}

/** A mistake that the site's own check has found. It's reported like every other one, and fails the build. */
export interface StageProblem {
  file: string
  line?: number
  problem: string
  fix: string
}

/** Response of `siteLinked`. */
export interface LinkedResult {
  problems?: readonly StageProblem[]
  /** Texts by path below the base URL, which are added to the output. @example { '/pages.json': '[]' } */
  files?: Readonly<Record<string, string>>
}

/** A page whose article is printed. */
export interface PrintedPage {
  file: string
  url: string
  title: string
  /** HTML of the article, without the frame of the page. */
  html: string
}

/** The output after a build. */
export interface WrittenOutput {
  /** Absolute path. */
  folder: string
  /** Number of pages that this build has written, because something had changed. */
  written: number
  /** Number of files that this build has removed. */
  removed: number
}

/** Functions that a site adds to the stages of its build. */
export interface StageFunctions {
  /** Changes the text of a page, with its front matter, before anything else reads it. */
  pageRead?(page: SourcePage & { text: string }): string
  /** Replaces parts of the Markdown, after variables and partials are filled in. */
  markdown?: readonly AnyMarkdownRule[]
  /** Checks the site, and adds files. */
  siteLinked?(site: LinkedSite): LinkedResult | undefined | Promise<LinkedResult | undefined>
  /** Changes the HTML of an article. Its result is stored, and depends only on its argument and this module. */
  pageRendered?(page: PrintedPage): string
  /** Runs after each build, but not in `docent dev`. */
  outputWritten?(output: WrittenOutput): void | Promise<void>
}

/** Types the stages in `docs.stages.ts`. Returns its argument. */
export const defineStages = (stages: StageFunctions): StageFunctions => stages

/** Types one Markdown rule by the kind of its node. Returns its argument. */
export const defineMarkdownRule = <Kind extends SourceNodeKind>(
  rule: MarkdownRule<Kind>,
): MarkdownRule<Kind> => rule
