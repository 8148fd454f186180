import { join } from 'node:path'
import { createFileReader, createLocalEngine } from '../../../src/search/local-engine.ts'
import { getIndexFolder } from '../../../src/shared/search/engine/index-format.ts'
import { indexRecords } from '../../../tests/unit/index-records.ts'
import { type BenchQuery, resultLimit } from '../bench-query.ts'
import type { MeasuredSearchEngine } from '../measured-engine.ts'
import type { IndexedSite } from '../read-records.ts'
import { computeSpread } from '../transfer.ts'
import { isIndexFile, weighFolder } from '../weigh-folder.ts'
import { type InBrowser, measureInBrowser } from './measure-in-browser.ts'

const locale = 'en'

/** The engine of this repository, over its own site. */
export async function measureDocent(
  { outDir, records, synonyms }: IndexedSite,
  questions: readonly BenchQuery[],
): Promise<{ contender: MeasuredSearchEngine; inBrowser: InBrowser }> {
  const start = performance.now()
  indexRecords(records, synonyms)
  const buildSeconds = (performance.now() - start) / 1000
  const engine = createLocalEngine(createFileReader(outDir), { locale, version: undefined })
  const ask = async ({ text, area }: BenchQuery): Promise<string[]> => {
    const query = { text, area, kind: undefined, offset: 0, limit: resultLimit }
    const { hits } = await engine.search(query, new AbortController().signal)
    return hits.map(({ url }) => url)
  }
  const found: string[][] = []
  for (const question of questions) found.push(await ask(question))
  const times: number[] = []
  for (const question of questions) {
    const asked = performance.now()
    await ask(question)
    times.push(performance.now() - asked)
  }
  const index = await weighFolder(join(outDir, '_/search'), isIndexFile)
  const inBrowser = await measureInBrowser({ outDir, index: getIndexFolder(locale, undefined), questions })
  const { transfer } = inBrowser
  return {
    contender: { name: 'Docent', buildSeconds, index, transfer, time: computeSpread(times), found },
    inBrowser,
  }
}
