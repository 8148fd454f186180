import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DocsError, type Problem } from '../shared/docs-error.ts'

/** File with the golden queries of a site, relative to its folder. */
export const searchQueryFile = 'content/search-queries.tsv'

/** Categories of queries, by how readers type them. */
export const categories = [
  'title',
  'synonym',
  'typo',
  'prefix',
  'words2',
  'words3',
  'error',
  'path',
  'flag',
  'question',
  'identifier',
  'task',
  'ambiguous',
  'noise',
] as const

export type QueryCategory = (typeof categories)[number]

/**
 * Where a row comes from: somebody who knew the engine, the same with answers added after a run, somebody who knew only the
 * pages, somebody who read only titles and descriptions and avoided their words, somebody who read only titles and wrote
 * questions and polite sentences, or somebody who read the beginnings of random pages and wrote what a reader would say, in two
 * halves, or the same from a random part of a page's body, twice: the second time for typos too, and after more changes. Or somebody
 * who read the bodies of 60 random pages of all kinds, without their front matter (`blind`), or the same of 60 other pages, by
 * somebody who knew the engine, asked once after all changes (`sealed`), and the same after later changes (`sealed again`). Or
 * somebody who knew the engine and read 60 random pages of all kinds in both areas (`mixed`), half of them asked once after the changes, and the same of 60
 * other pages (`mixed again`).
 */
const sources = [
  'own',
  'widened',
  'independent',
  'paraphrase',
  'sentence',
  'spoken',
  'held-out',
  'body',
  'body held-out',
  'fresh',
  'fresh held-out',
  'blind',
  'blind held-out',
  'sealed',
  'sealed again',
  'mixed',
  'mixed held-out',
  'mixed again',
  'mixed again held-out',
] as const

type QuerySource = (typeof sources)[number]

/** A query that readers type, and the pages that they look for. */
export interface SearchQueryRow {
  line: number
  category: QueryCategory
  query: string
  /** Correct URLs. One without a hash means any section of the page. */
  expected: string[]
  /** ID of the area that the reader has chosen. */
  area: string | undefined
  source: QuerySource
}

/** Reads the golden queries of a site folder. Undefined if it has none. Throws a `DocsError` with all malformed lines. */
export function readSearchQueries(root: string): SearchQueryRow[] | undefined {
  const file = join(root, searchQueryFile)
  return existsSync(file) ? parseSearchQueries(readFileSync(file, 'utf8')) : undefined
}

/** Parses the golden queries in the order of the file. Throws a `DocsError` with all malformed lines. */
export function parseSearchQueries(text: string): SearchQueryRow[] {
  const [, ...lines] = text.trimEnd().split('\n')
  const results = lines.map((line, index) => parseLine(line, index + 2))
  const problems = results.filter((result) => 'problem' in result)
  if (problems.length > 0) throw new DocsError(problems)
  return results.filter((result) => 'query' in result)
}

function parseLine(text: string, line: number): SearchQueryRow | Problem {
  const [name, query, expected, area, origin = 'own'] = text.split('\t')
  const source = sources.find((known) => known === origin)
  const category = categories.find((known) => known === name)
  const at = { file: searchQueryFile, line }
  if (category === undefined)
    return {
      problem: `The category is \`${name}\`.`,
      at,
      fix: `Use one of these: ${categories.join(', ')}.`,
    }
  if (source === undefined)
    return { problem: `The source is \`${origin}\`.`, at, fix: `Use one of these: ${sources.join(', ')}.` }
  if (!query || !expected)
    return {
      problem: 'The line has no query or no URL.',
      at,
      fix: 'Write the category, the query, the URLs (separated by `|`), and optionally an area and a source, separated by tabs.',
    }
  return { line, category, query, expected: expected.split('|'), area: area || undefined, source }
}
