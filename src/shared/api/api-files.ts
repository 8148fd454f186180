/** Where the files of a reference lie, and what is found in them; where its examples are answered. Paths are below the base. */

/** An operation, printed: what a hash route loads. */
export interface OperationFragment {
  /** Build id; another one than the tab's means that a deploy happened. */
  build: string
  id: string
  group: string
  title: string
  html: string
}

/** A component schema, printed: what "Show fields" loads. */
export interface SchemaFragment {
  name: string
  html: string
}

const folder = (api: string): string => `/_/api/${api}/`

/** Ids are free texts in OpenAPI; a file name is not. */
const fileName = (id: string): string =>
  id.replace(/[^A-Za-z0-9_-]/g, (character) => `~${character.codePointAt(0)?.toString(16) ?? ''}~`)

/** Folder of the operations' files. */
export const operationFolder = (api: string): string => `${folder(api)}operations/`

export const operationFile = (api: string, id: string): string =>
  `${operationFolder(api)}${fileName(id)}.json`

export const schemaFile = (api: string, name: string): string =>
  `${folder(api)}schemas/${fileName(name)}.json`

/** All component schemas as they are, for checking bodies: `Record<string, Schema>`. */
export const schemasFile = (api: string): string => `${folder(api)}schemas.json`

/** The document as the engine knows it (`ApiDocument`), for the sandbox. */
export const documentFile = (api: string): string => `${folder(api)}document.json`

/** Page with all operations of a group. */
export const groupPath = (path: string, group: string): string => `${path}${group}/`

/** Page with all component schemas. No group may have this id, nor `all`. */
export const schemasPage = (path: string): string => `${path}schemas/`

/** Addresses and hash routes with a meaning of their own: no group may have them as its id. */
export const reservedGroups: readonly string[] = ['schemas', 'all', 'tag', 'operation', 'operations']

/** What references a site has, for servers: `ListedReference[]`. */
export const referencesFile = '/_/api/index.json'

export interface ListedReference {
  id: string
  label: string
  /** Path of its document, as the engine knows it. */
  document: string
}

/** Where `docent serve` and `docent dev` answer with examples: `/_/sandbox/<id of the API>/…`. */
export const sandboxPath = '/_/sandbox'

/** Port that `docent mock` listens on unless it is told otherwise. */
export const mockPort = 4010

/** The document for other tools, below the path of the API. */
export const downloads = (path: string): { json: string; yaml: string; postman: string } => ({
  json: `${path}openapi.json`,
  yaml: `${path}openapi.yaml`,
  postman: `${path}postman.json`,
})
