import type { ItemLine, NamedSchemaView, OperationView, SchemaView, ServerView } from './operation-view.ts'
import type { ApiIndexView } from './pages/api-index.ts'

/** Turns the parts of a document into views. It uses the document's IDs and names. */
export interface Describer {
  /** ID of the API. */
  api: string
  /** Index on the pages below the overview. */
  index: ApiIndexView
  /** Servers of the document. */
  servers: readonly ServerView[]
  /** Number of levels of detail. */
  levels: number
  /** Lists the operations of a group. They're described one at a time: all views of a large group take more memory than its page. */
  listOperations(group: string): ApiItem<OperationView>[]
  /** Lists component schemas by name. */
  listSchemas(): ApiItem<NamedSchemaView>[]
  /** Lists what search needs of the component schemas that have a page. */
  listSchemaNames(): SchemaNames[]
  /** Return HTML. */
  renderDocumentDescription(): string
  renderGroupDescription(group: string): string
  /** Return Markdown without the title of the page. */
  createDocumentMarkdown(): string
  createGroupMarkdown(group: string): string
  createOperationMarkdown(id: string): string
  createSchemasMarkdown(): string
  createSchemaMarkdown(name: string): string
}

/** Names in a component schema. */
export interface SchemaNames {
  name: string
  url: string
  /** Text. */
  summary: string
  /** Names of its properties. */
  fields: string[]
}

/** An operation or a component schema. */
export interface ApiItem<View> extends Describable<View> {
  /** Its line in a list. */
  line: ItemLine
}

/** Something that can be described in more or less detail. */
export interface Describable<View> {
  /** ID of an operation, name of a schema, or name of a fragment. */
  name: string
  /** Describes it. Level 0 has the most detail. */
  describe(level: number): Described<View>
}

/** A view, and everything that it leaves out. */
export interface Described<View> {
  view: View
  /** Schemas without a name. */
  parts: Describable<SchemaView>[]
  /** Whole examples and schemas of bodies, by the path of their file. */
  files: ReadonlyMap<string, string>
}
