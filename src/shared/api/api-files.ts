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

const folder = (api: string): string => `/_/api/${api}/`

/** Converts an ID, which can be any text in OpenAPI, to a valid file name. */
const fileName = (id: string): string =>
  id.replace(/[^A-Za-z0-9_-]/g, (character) => `~${character.codePointAt(0)?.toString(16) ?? ''}~`)

/** Returns the folder of the operation files. */
export const operationFolder = (api: string): string => `${folder(api)}operations/`

export const operationFile = (api: string, id: string): string =>
  `${operationFolder(api)}${fileName(id)}.json`

export const schemaFile = (api: string, name: string): string =>
  `${folder(api)}schemas/${fileName(name)}.json`

/** Returns the file with all unmodified component schemas (`Record<string, Schema>`), for validating bodies. */
export const schemasFile = (api: string): string => `${folder(api)}schemas.json`

/** Returns the file of the document in the engine's format (`ApiDocument`), for the sandbox. */
export const documentFile = (api: string): string => `${folder(api)}document.json`

/** Returns the page with all operations of a group. */
export const groupPath = (path: string, group: string): string => `${path}${group}/`

/** Returns the page with all component schemas. No group may have this ID or `all`. */
export const schemasPage = (path: string): string => `${path}schemas/`

/** IDs that no group may have, because they are pages or hash routes. */
export const reservedGroups: readonly string[] = ['schemas', 'all', 'tag', 'operation', 'operations']

/** List of the site's APIs for servers: `ListedReference[]`. */
export const referencesFile = '/_/api/index.json'

export interface ListedReference {
  id: string
  label: string
  /** Path of its document in the engine's format. */
  document: string
}

/** Base path of the example responses of `docent serve` and `docent dev`: `/_/sandbox/<id of the API>/…`. */
export const sandboxPath = '/_/sandbox'

/** Default port of `docent mock`. */
export const mockPort = 4010

/** Returns the downloadable documents for other tools, below the path of the API. */
export const downloads = (path: string): { json: string; yaml: string; postman: string } => ({
  json: `${path}openapi.json`,
  yaml: `${path}openapi.yaml`,
  postman: `${path}postman.json`,
})
