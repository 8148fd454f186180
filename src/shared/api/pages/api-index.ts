import type { OutsideLink } from '../api-document.ts'
import type { OperationView, ServerView } from '../operation-view.ts'

/** Navigation of an API: the headings of its overview, the groups, their operations, and the schemas. */
export interface ApiIndexView {
  /** ID of the API. */
  api: string
  /** URL of the overview, including the base. */
  url: string
  title: string
  /** URL of the icon of the overview. */
  icon: string | undefined
  version: string
  /** Links of the document to something outside, for the overview. */
  links: readonly OutsideLink[]
  /** Servers. The first is the base URL. */
  servers: readonly ServerView[]
  headings: { id: string; text: string }[]
  groups: ApiIndexGroup[]
  /** URL of the page of all schemas. Undefined without schemas. */
  schemasUrl: string | undefined
  /** Downloads for other tools. */
  downloads: { json: string; yaml: string; postman: string }
}

export interface ApiIndexGroup {
  id: string
  name: string
  /** URL of the group's page. */
  url: string
  /** Heading that it is under. Consecutive groups share it. */
  section: string | undefined
  /** URL of its icon. */
  icon: string | undefined
  /** Its operations, followed by operations of other groups that have its tag as well. */
  operations: ApiIndexOperation[]
}

export type ApiIndexOperation = Pick<
  OperationView,
  'id' | 'url' | 'method' | 'path' | 'title' | 'isDeprecated'
>
