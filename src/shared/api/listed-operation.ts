/** An operation in the list of an API for programs: enough to call it, or to choose the page to read. */
export interface ListedOperation {
  id: string
  method: string
  /** With `{parameters}`. The name of a webhook. */
  path: string
  title: string
  /** First paragraph of the description, as plain text. May be empty. */
  summary: string
  /** Name of its group. */
  group: string
  /** With the base. */
  url: string
  /** Markdown that contains it, with the base. */
  markdownUrl: string
  /** URL to call, with `{parameters}`. Undefined for a webhook. */
  endpoint: string | undefined
  /** Only if it's deprecated. */
  isDeprecated?: true
  /** Values of body fields that distinguish it from others with the same method and path. */
  bodyMatch?: Record<string, unknown>
  /** How requests are authenticated, such as `bearer token in the header Authorization`. All are required. */
  credentials: string[]
  /** Alternatives to them. An empty one needs no credentials. Left out if there are none. */
  otherCredentials?: string[][]
  parameters: (ListedField & { in: 'path' | 'query' | 'header' | 'cookie' })[]
  body: ListedBody | undefined
  /** Example call with curl. Undefined for a webhook. */
  curl: string | undefined
}

export interface ListedField {
  name: string
  /** In words: `list of strings`. */
  type: string
  isRequired: boolean
}

export interface ListedBody {
  mediaType: string
  isRequired: boolean
  /** Outermost fields. A choice between shapes has the fields of its first shape. */
  fields: ListedField[]
}

/** Returns the file with the operations of an API (`ListedOperation[]`), below the base. */
export const getOperationListFile = (api: string): string => `/_/api/${api}/operations.json`
