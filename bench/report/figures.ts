import type { ApiFigures } from '../api/measure-apis.ts'
import type { PageFigures } from '../browser/page.ts'
import type { BuildTimes } from '../build-time.ts'
import type { Growth } from '../growth.ts'
import type { Machine } from '../machine.ts'
import type { SearchFigures } from '../search/measure-search.ts'
import type { ServerFigures } from '../server/measure-server.ts'
import type { Engine } from '../site.ts'

/** What each part of the benchmark measures. */
export interface PartFigures {
  build: BuildTimes[]
  page: PageFigures[]
  grow: Growth[]
  /** The API reference beside others. */
  api: ApiFigures[]
  search: SearchFigures
  server: ServerFigures
}

/** A part of the benchmark; each can be run alone. */
export type Part = keyof PartFigures

/** In the order in which they run. */
export const parts: readonly Part[] = ['build', 'page', 'grow', 'api', 'search', 'server']

/** A part as one run has measured it. */
export interface Measured<P extends Part = Part> {
  figures: PartFigures[P]
  machine: Machine
  /** The command that repeats it. */
  command: string
  /** Docent itself was edited while it was measured, which empties its caches. */
  wasSourceEdited: boolean
}

/** The parts that were measured, each by its last run. */
export type Figures = { [P in Part]?: Measured<P> }

/** What was measured of one engine. */
export interface EngineFigures {
  builds: BuildTimes | undefined
  page: PageFigures | undefined
}

/** The part of the figures that belongs to one engine. */
export function figuresOf({ build, page }: Figures, engine: Engine): EngineFigures {
  return {
    builds: build?.figures.find((each) => each.engine === engine),
    page: page?.figures.find((each) => each.engine === engine),
  }
}
