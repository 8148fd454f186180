import type { ApiFigures } from '../api/measure-apis.ts'
import type { PageFigures } from '../browser/page.ts'
import type { BuildTimes } from '../build-time.ts'
import type { DevFigures } from '../dev/measure-dev.ts'
import type { Growth } from '../growth.ts'
import type { Machine } from '../machine.ts'
import type { BenchPart } from '../parts.ts'
import type { SearchFigures } from '../search/measure-search.ts'
import type { ServerFigures } from '../server/measure-server.ts'
import type { SiteGenerator } from '../site.ts'

/** Figures of each part of the benchmark. */
export interface PartFigures {
  build: BuildTimes[]
  /** Development servers. */
  dev: DevFigures[]
  page: PageFigures[]
  grow: Growth[]
  /** The API reference beside others. */
  api: ApiFigures[]
  search: SearchFigures
  server: ServerFigures
}

/** A part as one run has measured it. */
export interface Measured<P extends BenchPart = BenchPart> {
  figures: PartFigures[P]
  machine: Machine
  /** The command that repeats it. */
  command: string
  /** Docent itself was edited while it was measured, which empties its caches. */
  wasSourceEdited: boolean
}

/** The parts that were measured, each by its last run. */
export type Figures = { [P in BenchPart]?: Measured<P> }

/** Figures of one engine. */
export interface EngineFigures {
  builds: BuildTimes | undefined
  page: PageFigures | undefined
}

/** The part of the figures that belongs to one engine. */
export function getEngineFigures({ build, page }: Figures, engine: SiteGenerator): EngineFigures {
  return {
    builds: build?.figures.find((each) => each.engine === engine),
    page: page?.figures.find((each) => each.engine === engine),
  }
}
