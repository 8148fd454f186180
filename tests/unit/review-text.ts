import { parseFrontMatter } from '../../src/content/front-matter/parse-front-matter.ts'
import {
  createLintPage,
  type FinishedRule,
  type LintContext,
  type LintPage,
} from '../../src/lint/lint-page.ts'
import { type FinishedStyle, type StyleGuide, styleGuideSchema } from '../../src/lint/style-guide.ts'
import { formatProblems, type Problem } from '../../src/shared/docs-error.ts'

/** The smallest style guide, without any rules. */
export function sampleStyle(more: Record<string, unknown> = {}): StyleGuide {
  return styleGuideSchema.parse({
    guides: 'content/docs',
    required_keys: [],
    description: { min: 1, max: 1000 },
    tags: { min: 0, max: 100 },
    types: {},
    closing_heading: "What's next",
    max_shared_prose: 1,
    ...more,
  })
}

/** Rules for finished pages. All pages are finished. */
export const sampleFinished = {
  applies: ['**'],
  console_tab: 'Console',
  results: { titles: ['Output', 'Response'], cli: 'cloudctl', verbs: ['list', 'get'], api_variable: 'TOKEN' },
  once: ['Check the price.'],
  repeats: { max_pages: 2, min_words: 4, prerequisites: 'Before you start', max_prerequisite_length: 40 },
  phrases: [],
} satisfies FinishedStyle

interface SamplePage {
  file?: string
  frontMatter?: string
  style?: StyleGuide
  /** File that each line comes from, where some come from partials. */
  files?: readonly string[]
}

/** Reads a text as the review does. */
export function reviewText(text: string, options: SamplePage = {}): LintPage {
  const { file = 'content/docs/guide/page.mdx', frontMatter = '', style = sampleStyle(), files } = options
  const page = createLintPage(
    {
      file,
      kind: 'doc',
      text,
      isMdx: true,
      frontMatter: parseFrontMatter(frontMatter, file),
      findKeyLine: (key) => frontMatter.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 2,
      locateLine: (line) => ({ file: files?.[line - 1] ?? file, line }),
    },
    style,
  )
  if (page === undefined) throw new Error(`The syntax of the text is wrong: ${text}`)
  return page
}

type Rule = (page: LintPage, context: LintContext) => Problem[]

interface Check extends SamplePage {
  rule: Rule
  labels?: readonly string[]
}

/** Returns the problems of a page. */
export function lintText(text: string, { rule, labels, ...options }: Check): string {
  const { style = sampleStyle() } = options
  const context = { style, labels: labels && new Set(labels), catalog: new Map() }
  return formatProblems(rule(reviewText(text, { ...options, style }), context))
}

/** Returns the problems of a finished page. */
export function lintFinished(
  rule: FinishedRule,
  text: string,
  { catalog = new Map(), labels = [] }: { catalog?: LintContext['catalog']; labels?: readonly string[] } = {},
): string {
  const style = sampleStyle({ finished: sampleFinished })
  return formatProblems(
    rule(reviewText(text, { style }), { style, labels: new Set(labels), catalog }, sampleFinished),
  )
}
