import { z } from 'zod'
import { DocsError, type Problem } from '../../shared/docs-error.ts'
import type { Synonym } from '../../shared/search/engine/index-format.ts'
import { tokenize } from '../../shared/search/text/tokenize.ts'
import { readSiteYaml } from './read-yaml.ts'

const path = 'content/search/synonyms.yml'
const phrase = z.string().min(1)

/** Schema of the file: words that are synonyms of each other, or `one word → another` in one direction. */
export const synonymsSchema = z.array(
  z.union([
    z
      .string()
      .regex(/^[^→]+→[^→]+$/, 'must be a list of words, or a text such as `elastic ip → reserved ip`'),
    z.array(phrase).min(2),
  ]),
)

/** Reads `content/search/synonyms.yml`. Returns no synonyms without the file. */
export function loadSynonyms(root: string): Synonym[] {
  const file = readSiteYaml(root, path, synonymsSchema)
  if (file === undefined) return []
  const { data, line } = file
  const pairs = data.map(parseSynonymPairs)
  const problems = pairs.flatMap((entryPairs, index) => {
    const invalidPair = entryPairs.find(isInvalidPair)
    return invalidPair === undefined ? [] : [createSynonymProblem(invalidPair, line([index]))]
  })
  if (problems.length > 0) throw new DocsError(problems)
  const synonyms = new Map<string, Set<string>>()
  for (const [from, to] of pairs.flat()) {
    synonyms.set(
      normalizePhrase(from),
      (synonyms.get(normalizePhrase(from)) ?? new Set()).add(normalizePhrase(to)),
    )
  }
  return [...synonyms].map(([from, to]): Synonym => [from, [...to]]).sort((a, b) => (a[0] < b[0] ? -1 : 1))
}

const isInvalidPair = ([from, to]: [string, string]): boolean =>
  normalizePhrase(from) === '' || normalizePhrase(to) === '' || normalizePhrase(from) === normalizePhrase(to)

function createSynonymProblem([from, to]: [string, string], line: number | undefined): Problem {
  const isSame = normalizePhrase(from) === normalizePhrase(to)
  return {
    problem: `The synonym \`${from}\` for \`${to}\` is ${isSame ? 'the same word' : 'no word'}.`,
    at: { file: path, line },
    fix: 'Remove it: search ignores case, accents, and punctuation.',
  }
}

function parseSynonymPairs(entry: string | readonly string[]): [string, string][] {
  if (typeof entry !== 'string') {
    return entry.flatMap((from) =>
      entry.filter((to) => to !== from).map((to): [string, string] => [from, to]),
    )
  }
  const [from = '', to = ''] = entry.split('→')
  return [[from.trim(), to.trim()]]
}

/** Returns the words of a phrase as they are in the index. */
export const normalizePhrase = (text: string): string =>
  tokenize(text)
    .map(({ wholeForms }) => wholeForms[0])
    .join(' ')
