import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { evaluateSearch } from '../../src/doctor/evaluate-search.ts'
import { categories, type SearchQueryRow, searchQueryFile } from '../../src/doctor/search-queries.ts'
import { createFileReader } from '../../src/search/local-engine.ts'
import { withBuiltSite } from '../with-built-site.ts'
import { ablateRules } from './ablate-rules.ts'
import { measureFirstQueryBytes } from './first-query-bytes.ts'
import { readGoldenSet } from './golden.ts'
import {
  formatQualityTable,
  formatRuleTable,
  formatScoreLine,
  formatScoreTable,
  missedQueries,
} from './quality-table.ts'
import { readRankingCases } from './ranking-cases.ts'
import { measureRemovedQuestions } from './removed-questions.ts'
import { divideOutcomes, rowSets } from './row-sets.ts'
import { openSiteSearch } from './site-search.ts'
import { ablateFeatures, crossValidate, fitAll, listTrainingQueries } from './validate-weights.ts'

const repository = resolve(import.meta.dirname, '../..')

const usage = `Usage: npm run search:quality -- [options]

Asks the golden queries of ${searchQueryFile} and prints how good the answers are, by set: rows for development,
rows for tests, rows whose answers were widened after a run, rows of somebody who knew only the pages, rows that avoid the
words of titles and sentences, for development and for tests, and rows as readers speak and rows from
the bodies of pages, three times, and from pages of all kinds, twice, half of each held out.
\`npm run bench -- --only search\` asks other engines the same.

  --site DIR        a site that is built already (default: builds this one in a temporary folder)
  --only CATEGORY   ${categories.join(', ')}
  --misses          development queries whose answer is not first, and what came instead
  --cross-validate  fits the weights of the ranking to four fifths of the rows, and measures the fifth
  --ablate          the same without each feature
  --ablate-rules    all rows without each rule for words and for sections, with the same weights
  --fit             prints the weights that fit all rows but those for tests
  --removed         questions of pages, each removed from the index before it's asked: nobody has tuned them (5 minutes)
  --help            this text`

const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    only: { type: 'string' },
    misses: { type: 'boolean', default: false },
    'cross-validate': { type: 'boolean', default: false },
    ablate: { type: 'boolean', default: false },
    'ablate-rules': { type: 'boolean', default: false },
    fit: { type: 'boolean', default: false },
    removed: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) console.log(usage)
else if (values.removed)
  await measureRemovedQuestions(repository, (name, score) => console.log(formatScoreLine(name, score)))
else {
  const queries = readGoldenSet().filter(
    ({ category }) => values.only === undefined || category === values.only,
  )
  if (queries.length === 0)
    throw new Error(`--only is \`${values.only}\`, but must be one of ${categories.join(', ')}.`)
  const report = (out: string): Promise<void> => printReport(out, queries)
  await (values.site === undefined ? withBuiltSite(repository, report) : report(resolve(values.site)))
}

async function printReport(out: string, queries: readonly SearchQueryRow[]): Promise<void> {
  if (values['cross-validate'] || values.ablate || values.fit) {
    const cases = await readRankingCases(createFileReader(out), listTrainingQueries(queries))
    if (values['cross-validate']) console.log(formatScoreTable(crossValidate(cases)))
    if (values.ablate)
      for (const { name, scores } of ablateFeatures(cases))
        console.log(`Without ${name}\n${formatScoreTable(scores)}\n`)
    if (values.fit) console.log(JSON.stringify(fitAll(cases), null, 2))
    return
  }
  if (values['ablate-rules']) {
    console.log(formatRuleTable(await ablateRules(createFileReader(out), queries)))
    return
  }
  const outcomes = await evaluateSearch(queries, openSiteSearch(out))
  const divided = divideOutcomes(outcomes)
  if (values.misses) console.log(`${missedQueries(divided.development)}\n`)
  for (const set of rowSets) console.log(`Rows: ${set}\n${formatQualityTable(divided[set])}\n`)
  console.log(`Bytes of index files for a first query: ${await measureFirstQueryBytes(out)}`)
}
