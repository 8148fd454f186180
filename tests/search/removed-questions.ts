import { cpSync, globSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { computeScore, evaluateSearch, type SearchScore } from '../../src/doctor/evaluate-search.ts'
import type { SearchQueryRow } from '../../src/doctor/search-queries.ts'
import { createFolder } from '../new-folder.ts'
import { withBuiltSite } from '../with-built-site.ts'
import { isTestPage } from './row-sets.ts'
import { openSiteSearch } from './site-search.ts'

/** Every third question of each page, from one of three starts, or all questions and keywords. */
export type RemovedPart = 0 | 1 | 2 | 'all'

const removedParts: readonly RemovedPart[] = [0, 1, 2, 'all']
const questionBlock = /^questions:\n((?: +- .*\n)*)/m
const keywordLine = /^keywords: .*\n/m

const siteEntries = ['content', 'static', 'theme', 'components', 'docs.config.ts', 'docs.stages.ts']
const skippedEntries = ['.git', '.docent', 'dist']

/** Removes questions from the front matter of a page, and returns them. */
export function removeQuestions(page: string, part: RemovedPart): { page: string; questions: string[] } {
  const lines = (questionBlock.exec(page)?.[1] ?? '').split('\n').filter((line) => line !== '')
  const isRemoved = (index: number): boolean => part === 'all' || index % 3 === part
  const kept = lines.filter((_, index) => !isRemoved(index)).map((line) => `${line}\n`)
  const withoutQuestions = page.replace(questionBlock, () =>
    kept.length === 0 ? '' : `questions:\n${kept.join('')}`,
  )
  return {
    page: part === 'all' ? withoutQuestions.replace(keywordLine, '') : withoutQuestions,
    questions: lines.filter((_, index) => isRemoved(index)).map(readItem),
  }
}

/** Reads an item of a YAML list, with or without quotes. */
const readItem = (line: string): string =>
  line
    .trim()
    .replace(/^- /, '')
    .replace(/^'(.*)'$/, (_, text: string) => text.replaceAll("''", "'"))
    .replace(/^"(.*)"$/, '$1')

/**
 * Asks the questions of all pages, each of an index that doesn't have it. Nobody has tuned them, and each has one right page, so
 * they show differences that the golden set is too small for.
 */
export async function measureRemovedQuestions(
  repository: string,
  report: (name: string, score: SearchScore) => void,
): Promise<void> {
  for (const part of removedParts) {
    const { root, rows } = copyWithoutQuestions(repository, part)
    try {
      await withBuiltSite(root, async (out) => {
        const outcomes = await evaluateSearch(rows, openSiteSearch(out))
        const [development, test] = [false, true].map((isTest) =>
          outcomes.filter(({ golden }) => isTestPage(golden.expected[0] ?? '') === isTest),
        )
        report(`part ${part}, pages for development`, computeScore(development ?? []))
        report(`part ${part}, pages for tests`, computeScore(test ?? []))
      })
    } finally {
      rmSync(root, { recursive: true, force: true })
    }
  }
}

/** Copies a site without some of the questions of its pages. */
function copyWithoutQuestions(
  repository: string,
  part: RemovedPart,
): { root: string; rows: SearchQueryRow[] } {
  const root = createFolder('removed-questions')
  for (const name of readdirSync(repository).filter((entry) => !skippedEntries.includes(entry))) {
    const paths = [join(repository, name), join(root, name)] as const
    // A build reads nothing of the site behind links.
    if (siteEntries.includes(name)) cpSync(...paths, { recursive: true })
    else symlinkSync(...paths)
  }
  const rows = globSync('content/docs/**/*.{md,mdx}', { cwd: root }).flatMap((file) => {
    const { page, questions } = removeQuestions(readFileSync(join(root, file), 'utf8'), part)
    writeFileSync(join(root, file), page)
    const url = `${file.replace(/^content/, '').replace(/(?:\/index)?\.mdx?$/, '')}/`
    return questions.map((query) => createRow(query, url))
  })
  return { root, rows }
}

const createRow = (query: string, url: string): SearchQueryRow => ({
  line: 0,
  category: 'question',
  query,
  expected: [url],
  area: undefined,
  source: 'own',
})
