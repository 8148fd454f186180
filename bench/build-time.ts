import { type Build, buildCold, buildEdited } from './build-site.ts'
import type { BenchSite, SiteGenerator } from './site.ts'

/** All builds of one engine, in the order they ran. */
export interface BuildTimes {
  engine: SiteGenerator
  /** Builds with output and caches deleted. */
  cold: Build[]
  /** Builds with both kept and one page edited. */
  edited: Build[]
}

/** Builds every site `runs` times cold and after an edit, the engines taking turns. */
export async function measureBuildTimes(sites: BenchSite[], runs: number): Promise<BuildTimes[]> {
  const results = sites.map((site) => ({ site, cold: [] as Build[], edited: [] as Build[] }))
  for (let run = 1; run <= runs; run++) {
    for (const { site, cold, edited } of results) {
      cold.push(await buildCold(site))
      edited.push(await buildEdited(site, run))
    }
  }
  return results.map(({ site, cold, edited }) => ({ engine: site.engine, cold, edited }))
}
