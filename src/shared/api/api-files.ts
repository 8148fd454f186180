/** Paths of an API's files and what they contain, and paths of the sandbox. All are below the site's base. */

/** The index of an API with all of its operations, which pages load when a reader uses it. */
export interface ApiIndexFragment {
  html: string
}

/** A rendered component schema, which "Show fields" loads. */
export interface SchemaFragment {
  name: string
  html: string
}

const getApiFolder = (api: string): string => `/_/api/${api}/`

/** A file name has room for 255 bytes. */
const maxFileNameLength = 200

/** Converts an ID, which can be any text in OpenAPI, to a valid file name. The end of a long one becomes a checksum. */
function encodeFileName(id: string): string {
  const name = id.replace(
    /[^A-Za-z0-9_-]/g,
    (character) => `~${character.codePointAt(0)?.toString(16) ?? ''}~`,
  )
  if (name.length <= maxFileNameLength) return name
  let checksum = 0n
  for (const character of name)
    checksum = BigInt.asUintN(64, checksum * 31n + BigInt(character.charCodeAt(0)))
  return `${name.slice(0, maxFileNameLength)}~${checksum.toString(36)}`
}

/** Returns the file of an API's index (`ApiIndexFragment`) in the language of a locale. */
export const getApiIndexFile = (api: string, locale: string): string =>
  `${getApiFolder(api)}index.${encodeFileName(locale)}.json`

/** Returns the file of a component schema, or of a part of an operation or schema (`SchemaFragment`). */
export const getSchemaFile = (api: string, name: string): string =>
  `${getApiFolder(api)}schemas/${encodeFileName(name)}.json`

/** Returns the file of an example, or of the schema of a body, that is too long for its page. */
export const getPartFile = (api: string, name: string, extension: 'json' | 'txt'): string =>
  `${getApiFolder(api)}parts/${encodeFileName(name)}.${extension}`

/** Returns the file with all unmodified component schemas (`Record<string, Schema>`), for validating bodies. */
export const getSchemasFile = (api: string): string => `${getApiFolder(api)}schemas.json`

/** Returns the file of the document in the engine's format (`ApiDocument`), for the sandbox. */
export const getDocumentFile = (api: string): string => `${getApiFolder(api)}document.json`

/** Returns the page with all operations of a group. */
export const createGroupPath = (path: string, group: string): string => `${path}${group}/`

/** Returns the page with all component schemas. No group may have this ID or `all`. */
export const createSchemasPath = (path: string): string => `${path}schemas/`

/** IDs that no group may have, because they are pages or hash routes. */
export const reservedGroupIds: readonly string[] = 'index schemas all tag operation operations'.split(' ')

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
