import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildSite } from '../../src/build/build-site.ts'
import { silentProgress } from '../../src/cli/build-progress.ts'
import { loadSynonyms } from '../../src/content/data/load-synonyms.ts'
import type { Synonym } from '../../src/shared/search/engine/index-format.ts'
import type { SearchRecord } from '../../src/shared/search/search-record.ts'
import type { BenchOptions } from '../options.ts'
import { repository } from '../repository.ts'

/** The built site of this repository with its search records. */
export interface IndexedSite {
  outDir: string
  pageCount: number
  records: SearchRecord[]
  synonyms: Synonym[]
}

let ownSite: Promise<IndexedSite> | undefined

/** Builds it once, for all parts of the benchmark. */
export function buildIndexedSite(options: BenchOptions): Promise<IndexedSite> {
  ownSite ??= buildAside(options)
  return ownSite
}

async function buildAside(options: BenchOptions): Promise<IndexedSite> {
  const outDir = join(options.work, 'search-site')
  const cache = join(options.work, 'search-cache')
  for (const folder of [outDir, cache]) await rm(folder, { recursive: true, force: true })
  console.error(`Building the site of this repository in ${outDir}`)
  const { readRecords } = await buildSite({
    root: repository,
    out: outDir,
    cache,
    progress: silentProgress,
    needsRecords: true,
  })
  const records = readRecords()
  const pageCount = new Set(records.map(({ url_without_anchor: url }) => url)).size
  return { outDir, pageCount, records, synonyms: loadSynonyms(repository) }
}
