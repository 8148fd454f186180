/** The fields of a Postman collection, format 2.1, that are used here. */
export interface PostmanCollection {
  info: { name: string; description: string; version: string; schema: string }
  item: PostmanFolder[]
  auth?: PostmanAuth
  variable: PostmanVariable[]
}

export interface PostmanFolder {
  name: string
  description: string
  item: PostmanItem[]
}

export interface PostmanItem {
  /** Operation ID. */
  id: string
  name: string
  request: PostmanRequest
  response: PostmanResponse[]
}

export interface PostmanRequest {
  method: string
  header: PostmanPair[]
  url: PostmanUrl
  description?: string
  body?: PostmanBody
  auth?: PostmanAuth
}

export interface PostmanUrl {
  raw: string
  host: string[]
  path: string[]
  query: PostmanPair[]
  variable: PostmanPair[]
}

/** A name with its value. A disabled pair is offered but not sent. */
export interface PostmanPair {
  key: string
  value: string
  description?: string
  disabled?: boolean
}

export type PostmanBody =
  | { mode: 'raw'; raw: string; options: { raw: { language: string } } }
  | { mode: 'urlencoded'; urlencoded: PostmanPair[] }
  | { mode: 'formdata'; formdata: PostmanFormField[] }
  | { mode: 'file'; file: { src: string } }

export type PostmanAuth =
  | { type: 'noauth' }
  | { type: 'bearer'; bearer: PostmanVariable[] }
  | { type: 'basic'; basic: PostmanVariable[] }

export interface PostmanVariable {
  key: string
  value: string
  type?: string
  description?: string
}

/** A field of a form. A file has its name instead of a value. */
export type PostmanFormField =
  | (PostmanPair & { type: 'text' })
  | { key: string; type: 'file'; src: string; contentType?: string }

export interface PostmanResponse {
  name: string
  originalRequest: PostmanRequest
  status: string
  code: number
  _postman_previewlanguage: string
  header: PostmanPair[]
  body: string
}
