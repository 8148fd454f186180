import type { NamedSchemaView, OperationView, ServerView } from './operation-view.ts'

/** Turns the parts of a document into views. IDs and names are those of the document. */
export interface Describer {
  /** ID of the API. */
  api: string
  /** Servers of the document. */
  servers: readonly ServerView[]
  /** Yields views one at a time: all views of a large group at once take more memory than its page. */
  describeOperations(group: string): Iterable<OperationView>
  describeSchemas(): Iterable<NamedSchemaView>
  /** Returns HTML. */
  renderGroupDescription(group: string): string
  /** Returns the whole group as Markdown without its title. */
  createGroupMarkdown(group: string): string
  createSchemasMarkdown(): string
}
