import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { DocsError, type Problem } from '../../shared/docs-error.ts'
import type { Synonym } from '../../shared/search/engine/index-format.ts'
import { tokenize } from '../../shared/search/text/tokenize.ts'
import { readYaml } from './read-yaml.ts'

const path = 'content/search/synonyms.yml'
const phrase = z.string().min(1)

/** Words that find each other, or `one word → another`, one way. */
const synonymsSchema = z.array(
  z.union([
    z
      .string()
      .regex(/^[^→]+→[^→]+$/, 'must be a list of words, or a text such as `elastic ip → reserved ip`'),
    z.array(phrase).min(2),
  ]),
)

/** Reads `content/search/synonyms.yml`; without the file there are none. */
export function loadSynonyms(root: string): Synonym[] {
  const absolute = join(root, path)
  if (!existsSync(absolute)) return []
  const { data, line } = readYaml({ path, absolute }, synonymsSchema)
  const pairs = data.map(pairsOf)
  const problems = pairs.flatMap((own, index) => {
    const wrong = own.find(isMistake)
    return wrong === undefined ? [] : [mistake(wrong, line([index]))]
  })
  if (problems.length > 0) throw new DocsError(problems)
  const found = new Map<string, Set<string>>()
  for (const [from, to] of pairs.flat()) {
    found.set(normalize(from), (found.get(normalize(from)) ?? new Set()).add(normalize(to)))
  }
  return [...found].map(([from, to]): Synonym => [from, [...to]]).sort((a, b) => (a[0] < b[0] ? -1 : 1))
}

const isMistake = ([from, to]: [string, string]): boolean =>
  normalize(from) === '' || normalize(to) === '' || normalize(from) === normalize(to)

function mistake([from, to]: [string, string], line: number | undefined): Problem {
  const isSame = normalize(from) === normalize(to)
  return {
    problem: `The synonym \`${from}\` for \`${to}\` is ${isSame ? 'the same word' : 'no word'}.`,
    at: { file: path, line },
    fix: 'Remove it: letters are compared without case and accents, and other signs do not count.',
  }
}

function pairsOf(entry: string | readonly string[]): [string, string][] {
  if (typeof entry !== 'string') {
    return entry.flatMap((from) =>
      entry.filter((to) => to !== from).map((to): [string, string] => [from, to]),
    )
  }
  const [from = '', to = ''] = entry.split('→')
  return [[from.trim(), to.trim()]]
}

/** The words of a phrase as the index has them. */
const normalize = (text: string): string =>
  tokenize(text)
    .map(({ wholes }) => wholes[0])
    .join(' ')
