import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { evaluateSearch } from '../../src/doctor/evaluate-search.ts'
import { categories, goldenQueryFile } from '../../src/doctor/golden-queries.ts'
import { withBuiltSite } from '../with-built-site.ts'
import { readGoldenSet } from './golden.ts'
import { formatQualityTable, missedQueries } from './quality-table.ts'
import { divideOutcomes } from './row-sets.ts'
import { openSiteSearch } from './site-search.ts'

const repository = resolve(import.meta.dirname, '../..')

const usage = `Usage: npm run search:quality -- [options]

Asks the golden queries of ${goldenQueryFile} and prints how good the answers are.

  --site DIR       a site that is built already (default: builds this one in a temporary folder)
  --only CATEGORY  ${categories.join(', ')}
  --misses         development queries whose answer is not first, and what came instead
  --help           this text`

interface Options {
  /** Folder of a built site. */
  site: string | undefined
  only: string | undefined
  showsMisses: boolean
}

const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    only: { type: 'string' },
    misses: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) console.log(usage)
else await printQuality({ site: values.site, only: values.only, showsMisses: values.misses })

async function printQuality({ site, only, showsMisses }: Options): Promise<void> {
  const queries = readGoldenSet().filter(({ category }) => only === undefined || category === only)
  if (queries.length === 0)
    throw new Error(`--only is \`${only}\`, but must be one of ${categories.join(', ')}.`)
  const ask = async (out: string): Promise<void> => {
    const outcomes = await evaluateSearch(queries, openSiteSearch(out))
    const { development, test } = divideOutcomes(outcomes)
    if (showsMisses) console.log(`${missedQueries(development)}\n`)
    console.log(`Development rows\n${formatQualityTable(development)}\n`)
    console.log(`Test rows\n${formatQualityTable(test)}`)
  }
  await (site === undefined ? withBuiltSite(repository, ask) : ask(resolve(site)))
}
