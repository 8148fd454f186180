import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { DocsError, type Problem } from '../shared/docs-error.ts'
import type { Synonym } from '../shared/search/engine/index-format.ts'
import { tokenize } from '../shared/search/text/tokenize.ts'
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
  const problems: Problem[] = []
  const found = new Map<string, Set<string>>()
  for (const [index, entry] of data.entries()) {
    for (const [from, to] of pairsOf(entry)) {
      const [key, target] = [normalize(from), normalize(to)]
      const targets = found.get(key) ?? new Set()
      if (key === '' || target === '' || key === target) {
        problems.push({
          problem: `The synonym \`${from}\` for \`${to}\` is ${key === target ? 'the same word' : 'no word'}.`,
          at: { file: path, line: line([index]) },
          fix: 'Remove it: letters are compared without case and accents, and other signs do not count.',
        })
      }
      found.set(key, targets.add(target))
    }
  }
  if (problems.length > 0) throw new DocsError(problems)
  return [...found].map(([from, to]): Synonym => [from, [...to]]).sort((a, b) => (a[0] < b[0] ? -1 : 1))
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
