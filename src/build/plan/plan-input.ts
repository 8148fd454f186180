import type { Inputs } from '../../content/read-inputs.ts'
import type { OutputImage } from '../../output/write-site.ts'
import type { DocsConfig } from '../../shared/config/config.ts'
import type { Bundle } from '../../shared/output/bundle.ts'
import type { TextFile } from '../../shared/output/output-file.ts'
import type { Site } from '../../shared/site/site.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import type { SiteStages } from '../../shared/stages/site-stages.ts'
import type { SearchPacks } from './plan-search-indexes.ts'

/** Everything that the output depends on. */
export interface PlanInput {
  root: string
  config: DocsConfig
  site: Site
  view: SiteView
  bundle: Bundle
  inputs: Inputs
  /** Digest of the code that renders and writes. */
  engine: string
  /** Functions of the site. Undefined for a site without any. */
  stages?: SiteStages | undefined
  /** Files that they add. */
  addedFiles?: readonly TextFile[]
  /** Search data of the pages. */
  search: SearchPacks
  images: OutputImage[]
  /** Whether pages may send API requests to a mock server on the reader's machine. */
  allowsLocalMock: boolean
}
