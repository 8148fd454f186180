import type { PrintedMarkdown } from './printed-markdown.ts'

/** A question with its answer. */
export interface FaqItem {
  /** Unique on the site: `/faq/#id` links to it. */
  id: string
  question: string
  /** The answer as escaped HTML from the build. */
  html: string
  markdown: PrintedMarkdown
}

/** Questions of one service or topic: a file in `content/faq/<area>/`. */
export interface FaqCategory {
  id: string
  /** ID of the area in the configuration. */
  area: string
  title: string
  description: string
  /** URL of a symbol. May be empty. */
  icon: string
  questions: FaqItem[]
}

/** Returns the ID of a question category on the pages that list it. `id` is the ID of its file. */
export function createCategoryId(area: string, id: string): string {
  return `${area}-${id.split('/').at(-1)}`
}

/** Returns the ID of the heading above an area's questions. */
export function createAreaId(area: string): string {
  return `area-${area}`
}

/** Splits a comma-separated list of IDs, as in `<FaqQuestions ids>`. */
export function splitIds(ids: string): string[] {
  return ids.split(',').map((id) => id.trim())
}
