import { z } from 'zod'
import { DocsError, type Problem } from '../../shared/docs-error.ts'
import type { Concepts } from '../../shared/search/engine/index-format.ts'
import { normalizePhrase } from './load-synonyms.ts'
import { readSiteYaml } from './read-yaml.ts'

const path = 'content/search/concepts.yml'

/** Schema of the file. */
export const conceptsSchema = z.strictObject({
  fillers: z
    .array(z.string())
    .default([])
    .describe('Lines of words that say little, besides English ones, which the engine knows.'),
  concepts: z
    .array(
      z
        .string()
        .regex(
          /^[^→]+→[^→]+$/,
          'must be phrases, an arrow, and phrases, such as `get rid of, wipe → delete`',
        ),
    )
    .default([])
    .describe('Everyday words, an arrow, and words of the pages.'),
})

export const noConcepts: Concepts = { fillers: [], rows: [] }

/** Reads `content/search/concepts.yml`. Returns no concepts without the file. */
export function loadConcepts(root: string): Concepts {
  const file = readSiteYaml(root, path, conceptsSchema)
  if (file === undefined) return noConcepts
  const { data, line } = file
  const rows = data.concepts.map(parseRow)
  const problems = rows.flatMap((row, index) => {
    const problem = findProblem(row)
    return problem === undefined ? [] : [{ ...problem, at: { file: path, line: line(['concepts', index]) } }]
  })
  if (problems.length > 0) throw new DocsError(problems)
  return { fillers: data.fillers.flatMap((text) => normalizePhrase(text).split(' ')), rows }
}

function parseRow(text: string): Concepts['rows'][number] {
  const [everyday = '', pages = ''] = text.split('→')
  return [parsePhrases(everyday), parsePhrases(pages)]
}

const parsePhrases = (text: string): string[] => text.split(',').map(normalizePhrase)

function findProblem([everyday, pages]: Concepts['rows'][number]): Omit<Problem, 'at'> | undefined {
  if ([...everyday, ...pages].includes(''))
    return {
      problem: 'The concept has an empty phrase.',
      fix: 'Remove the extra comma, or write a word there.',
    }
  const repeatedPhrase = everyday.find(
    (phrase, index) => pages.includes(phrase) || everyday.indexOf(phrase) < index,
  )
  if (repeatedPhrase === undefined) return undefined
  return {
    problem: `The concept has \`${repeatedPhrase}\` twice.`,
    fix: 'Remove one of them: search ignores case, accents, and punctuation.',
  }
}
