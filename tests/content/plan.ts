import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { siteRoot } from '../api/our-documents.ts'

/** A page of the plan (`plan.yml`). */
export interface PlannedPage {
  path: string
  title: string
  /** Name in the sidebar. */
  label: string
  type: string
  /** Position in its section. */
  order: number
  /** Label of its group in the sidebar, in sections with more than 12 pages. */
  group?: string
  /** The one task that the page owns. */
  owner_of: string
  /** The most words of prose. */
  words_max?: number
  /** The page shows a diagram. */
  diagram?: boolean
  related: string[]
  api?: string[]
  cli?: string[]
  terraform?: string[]
  sidebar: string | null
}

/** A path whose task belongs to another page. */
export interface MergedPath {
  path: string
  merge_into: string
}

// The plan is written by hand in this repository, so its shape isn't validated.
const rows: (PlannedPage | MergedPath)[] = parse(
  readFileSync(join(siteRoot, 'tests/content/plan.yml'), 'utf8'),
)

export const mergedPaths = rows.filter((row): row is MergedPath => 'merge_into' in row)
export const plannedPages = rows.filter((row): row is PlannedPage => !('merge_into' in row))
