import { rm } from 'node:fs/promises'
import { measureWeight } from './browser/page.ts'
import type { PageWeight } from './browser/page-weight.ts'
import { type Build, buildCold } from './build-site.ts'
import { prepareDocentSite } from './docent-site.ts'
import { prepareDocusaurusSite } from './docusaurus-site.ts'
import type { BenchOptions } from './options.ts'
import { measureSearchAtSize, type SearchAtSize } from './search/own/measure-size.ts'
import type { BenchSite, SiteGenerator } from './site.ts'

/** One engine at one size. */
export interface Growth {
  engine: SiteGenerator
  pages: number
  /** One cold build. */
  cold: Build
  /** The same page at every size. */
  weight: PageWeight
  /** Undefined for the peer, which has no built-in search. */
  search: SearchAtSize | undefined
}

/** Copies of the 600 pages: 600, 3,000 and 10,200 pages. */
const docentEditions = [1, 5, 17]
const peerEditions = 5

/** Builds Docent at three sizes, and Docusaurus once at the middle one. */
export async function measureGrowth(options: BenchOptions, corpus: string): Promise<Growth[]> {
  const results: Growth[] = []
  for (const editions of docentEditions) {
    results.push(await measureSize(await prepareDocentSite(options, corpus, editions), editions))
  }
  if (options.withPeer) {
    results.push(await measureSize(await prepareDocusaurusSite(options, corpus, peerEditions), peerEditions))
  }
  return results
}

/** The replicated sites are large, so they are deleted again. */
async function measureSize(site: BenchSite, editions: number): Promise<Growth> {
  try {
    const cold = await buildCold(site)
    const { engine, pageCount: pages } = site
    const weight = await measureWeight(site)
    const search = engine === 'Docent' ? await measureSearchAtSize(site) : undefined
    return { engine, pages, cold, weight, search }
  } finally {
    const leftovers = editions === 1 ? [] : [site.contentDir, ...site.generated]
    for (const path of leftovers) await rm(path, { recursive: true, force: true })
  }
}
