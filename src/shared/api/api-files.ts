/** Paths of an API's files and what they contain, and paths of the sandbox. All are below the site's base. */

/** A rendered operation, which a hash route loads. */
export interface OperationFragment {
  /** Build ID. If it differs from the tab's, the site has been redeployed. */
  build: string
  id: string
  group: string
  title: string
  html: string
}

/** A rendered component schema, which "Show fields" loads. */
export interface SchemaFragment {
  name: string
  html: string
}

const getApiFolder = (api: string): string => `/_/api/${api}/`

/** Converts an ID, which can be any text in OpenAPI, to a valid file name. */
const encodeFileName = (id: string): string =>
  id.replace(/[^A-Za-z0-9_-]/g, (character) => `~${character.codePointAt(0)?.toString(16) ?? ''}~`)

/** Returns the folder of the operation files. */
export const getOperationFolder = (api: string): string => `${getApiFolder(api)}operations/`

export const getOperationFile = (api: string, id: string): string =>
  `${getOperationFolder(api)}${encodeFileName(id)}.json`

export const getSchemaFile = (api: string, name: string): string =>
  `${getApiFolder(api)}schemas/${encodeFileName(name)}.json`

/** Returns the file with all unmodified component schemas (`Record<string, Schema>`), for validating bodies. */
export const getSchemasFile = (api: string): string => `${getApiFolder(api)}schemas.json`

/** Returns the file of the document in the engine's format (`ApiDocument`), for the sandbox. */
export const getDocumentFile = (api: string): string => `${getApiFolder(api)}document.json`

/** Returns the page with all operations of a group. */
export const createGroupPath = (path: string, group: string): string => `${path}${group}/`

/** Returns the page with all component schemas. No group may have this ID or `all`. */
export const createSchemasPath = (path: string): string => `${path}schemas/`

/** IDs that no group may have, because they are pages or hash routes. */
export const reservedGroupIds: readonly string[] = ['schemas', 'all', 'tag', 'operation', 'operations']

/** List of the site's APIs for servers: `ListedReference[]`. */
export const apiListFile = '/_/api/index.json'

export interface ListedApi {
  id: string
  label: string
  /** Path of its document in the engine's format. */
  document: string
}

/** Base path of the example responses of `docent serve` and `docent dev`: `/_/sandbox/<id of the API>/…`. */
export const sandboxPath = '/_/sandbox'

/** Default port of `docent mock`. */
export const defaultMockPort = 4010

/** Returns the downloadable documents for other tools, below the path of the API. */
export const getDownloads = (path: string): { json: string; yaml: string; postman: string } => ({
  json: `${path}openapi.json`,
  yaml: `${path}openapi.yaml`,
  postman: `${path}postman.json`,
})
