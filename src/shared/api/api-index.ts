import type { ServerView } from './operation-view.ts'

/** Navigation of an API: the headings of its overview, the groups, and their operations. */
export interface ApiIndexView {
  /** ID of the API. */
  api: string
  /** URL of the overview, including the base. */
  url: string
  title: string
  version: string
  /** Servers. The first is the base URL. */
  servers: readonly ServerView[]
  headings: { id: string; text: string }[]
  groups: ApiIndexGroup[]
  /** Downloads for other tools. */
  downloads: { json: string; yaml: string; postman: string }
}

export interface ApiIndexGroup {
  id: string
  name: string
  /** URL of the group's page. */
  url: string
  operations: ApiIndexOperation[]
}

export interface ApiIndexOperation {
  id: string
  /** Hash route of the operation. */
  url: string
  method: string
  path: string
  title: string
  isDeprecated: boolean
}
