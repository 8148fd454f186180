import type { UnknownObject } from '../../../shared/read-unknown.ts'

/** An OpenAPI document that a plugin of the site shows. */
export interface ApiSpec {
  /** ID in the new configuration. */
  id: string
  /** Name of the plugin, for reports. */
  plugin: string
  /** Path, folder, or URL of the document, as configured. */
  path: string
  /** Name that the configuration gives it. */
  label: string | undefined
  /** Folder, as configured, that the plugin writes pages of operations to. Undefined if it shows one page. */
  outputFolder: string | undefined
  /** Path of its page below the base, with slashes at both ends. Undefined if it has pages in a folder. */
  route: string | undefined
  /** Pages at the route and below it: one for the document, one for each operation, or one for each document in a folder. */
  pages: 'document' | 'operations' | 'files'
}

/** A document that could be read. */
export interface SpecDocument extends ApiSpec {
  /** Absolute path. */
  file: string
  document: UnknownObject
}

/** The subject of a page that a plugin made of an OpenAPI document. */
export type ApiSubject =
  | { kind: 'overview' }
  | { kind: 'operation'; method: string; path: string }
  | { kind: 'tag'; slug: string }
  | { kind: 'schema'; slug: string }

/** A page of an OpenAPI document that Docusaurus publishes. */
export interface OldApiPage {
  /** Path below the base. */
  address: string
  /** ID of the API in the new configuration. */
  api: string
  subject: ApiSubject
}
