import type { ApiFigures } from '../api/measure-apis.ts'
import type { PageFigures } from '../browser/page.ts'
import type { BuildTimes } from '../build-time.ts'
import type { Growth } from '../growth.ts'
import type { Machine } from '../machine.ts'
import type { SearchFigures } from '../search/measure-search.ts'
import type { ServerFigures } from '../server/measure-server.ts'
import type { Engine } from '../site.ts'

/** Everything that one run of the benchmark measured; a part that did not run is empty. */
export interface Figures {
  machine: Machine
  builds: BuildTimes[]
  pages: PageFigures[]
  growth: Growth[]
  /** The API reference beside others. */
  apis: ApiFigures[]
  search: SearchFigures | undefined
  server: ServerFigures | undefined
  /** Docent itself was edited while it was measured, which empties its caches. */
  wasSourceEdited: boolean
}

/** What was measured of one engine. */
export interface EngineFigures {
  builds: BuildTimes | undefined
  page: PageFigures | undefined
}

/** The part of the figures that belongs to one engine. */
export function figuresOf({ builds, pages }: Figures, engine: Engine): EngineFigures {
  return {
    builds: builds.find((build) => build.engine === engine),
    page: pages.find((page) => page.engine === engine),
  }
}
