import type { CompiledPost } from '../shared/content/compiled-page.ts'
import { excerptMark } from '../shared/content/excerpt-mark.ts'
import type { FrontMatter } from '../shared/content/front-matter/front-matter.ts'
import type { Problem } from '../shared/docs-error.ts'
import { isDay } from '../shared/text/day.ts'
import type { Route } from './file-to-route.ts'

/** `2026-03-14-name` and `2026/03/14-name`. */
const datedNamePattern = /^(\d{4})[-/](\d{2})[-/](\d{2})[-/](.+)$/
const truncateComment = /^[ \t]*(?:\{\/\*\s*truncate\s*\*\/\}|<!--\s*truncate\s*-->)[ \t]*$/m

interface PostSource {
  /** Path below the blog's folder. */
  file: string
  /** Path below the site folder. */
  source: string
  frontMatter: FrontMatter
  text: string
}

/** Data that only posts have, or the problem with it. */
export function readPost({ file, source, frontMatter, text }: PostSource): CompiledPost | Problem {
  const [, year, month, day] = file.match(datedNamePattern) ?? []
  const date = frontMatter.date ?? (year === undefined ? undefined : `${year}-${month}-${day}`)
  if (date === undefined || !isDay(date)) {
    return {
      problem:
        date === undefined
          ? "The post doesn't have a date."
          : `The post has the date \`${date}\`, which doesn't exist.`,
      at: { file: source, line: undefined },
      fix: 'Begin the name of the file with a day, such as `2026-03-14-name.mdx`, or set `date` in the front matter.',
    }
  }
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return { date, words, hasExcerpt: text.includes(excerptMark) }
}

/**
 * Converts a path to a route as Docusaurus does: `2026-03-14-name` → `2026/03/14/name`. A `slug` is relative to the
 * blog, whatever the file's name.
 */
export function createPostRoute(route: Route, slug: string | undefined): Route {
  if (slug !== undefined) return { id: route.id, segments: ['post'] }
  const [, year = '', month = '', day = '', name = ''] =
    route.segments.join('/').match(datedNamePattern) ?? []
  return name === '' ? route : { id: route.id, segments: [year, month, day, ...name.split('/')] }
}

/** Replaces the comment that ends an excerpt with a mark that the compiler keeps. */
export function markExcerpt(text: string): string {
  return text.replace(truncateComment, excerptMark)
}
