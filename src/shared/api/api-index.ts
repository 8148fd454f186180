import type { ServerView } from './operation-view.ts'

/** The way through a reference: the overview's headings, the groups and their operations. */
export interface ReferenceIndex {
  /** Id of the API. */
  api: string
  /** Address of the overview, with the base. */
  url: string
  title: string
  version: string
  /** The first one is the base URL. */
  servers: readonly ServerView[]
  headings: { id: string; text: string }[]
  groups: IndexGroup[]
  /** Files for other tools. */
  downloads: { json: string; yaml: string; postman: string }
}

export interface IndexGroup {
  id: string
  name: string
  /** Address of the group's page. */
  url: string
  operations: IndexLine[]
}

export interface IndexLine {
  id: string
  /** Hash route of the operation. */
  url: string
  method: string
  path: string
  title: string
  isDeprecated: boolean
}
