import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from '../../src/build.ts'
import { loadSynonyms } from '../../src/content/search/load-synonyms.ts'
import { openDiskStore } from '../../src/disk/disk-store.ts'
import type { Synonym } from '../../src/shared/search/engine/index-format.ts'
import type { SearchRecord } from '../../src/shared/search/search-record.ts'
import { silentProgress } from '../../src/terminal/progress.ts'
import { type Options, repository } from '../options.ts'

/** The site of this repository, built, with what search knows of it. */
export interface OwnSite {
  outDir: string
  pageCount: number
  records: SearchRecord[]
  synonyms: Synonym[]
}

export async function buildOwnSite(options: Options): Promise<OwnSite> {
  const outDir = join(options.work, 'search-site')
  const cache = join(options.work, 'search-cache')
  for (const folder of [outDir, cache]) await rm(folder, { recursive: true, force: true })
  console.error(`Building the site of this repository in ${outDir}`)
  const { recordKeys } = await build({ root: repository, out: outDir, cache, progress: silentProgress })
  const store = openDiskStore(join(cache, 'store'))
  const records = recordKeys.flatMap((key) => {
    const bytes = store.get(key)
    if (bytes === undefined) throw new Error('The cache has lost search records that it was just given.')
    return JSON.parse(Buffer.from(bytes).toString('utf8')) as SearchRecord[]
  })
  const pageCount = new Set(records.map(({ url_without_anchor: url }) => url)).size
  return { outDir, pageCount, records, synonyms: loadSynonyms(repository) }
}
