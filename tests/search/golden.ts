import { readFileSync } from 'node:fs'

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
] as const

export type QueryCategory = (typeof categories)[number]

/** A line of `golden.tsv`: a query, and where its reader wants to be. */
export interface GoldenQuery {
  line: number
  category: QueryCategory
  query: string
  /** Addresses that are right. One without an anchor means any section of the page. */
  expected: string[]
  /** Id of the area that the reader has chosen. */
  area: string | undefined
}

const file = new URL('golden.tsv', import.meta.url)

/** The golden set, in the order of the file. Throws for a line that is not of its form. */
export function readGoldenSet(): GoldenQuery[] {
  return parseGoldenSet(readFileSync(file, 'utf8'))
}

export function parseGoldenSet(text: string): GoldenQuery[] {
  const [, ...lines] = text.trimEnd().split('\n')
  return lines.map((each, index) => parseLine(each, index + 2))
}

function parseLine(text: string, line: number): GoldenQuery {
  const [name, query, expected, area] = text.split('\t')
  const category = categories.find((each) => each === name)
  if (category === undefined) throw new Error(`golden.tsv:${line}: \`${name}\` is no category.`)
  if (!query || !expected) throw new Error(`golden.tsv:${line}: a line has category, query and address.`)
  return { line, category, query, expected: expected.split('|'), area }
}
