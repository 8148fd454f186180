import type { NamedSchemaView, OperationView, ServerView } from './operation-view.ts'
import type { ApiIndexView } from './pages/api-index.ts'

/** Turns the parts of a document into views. It uses the document's IDs and names. */
export interface Describer {
  /** ID of the API. */
  api: string
  /** Index on the pages below the overview. */
  index: ApiIndexView
  /** Servers of the document. */
  servers: readonly ServerView[]
  /** Yields views one at a time: all views of a large group at once take more memory than its page. */
  describeOperations(group: string): Iterable<OperationView>
  describeSchemas(): Iterable<NamedSchemaView>
  /** Returns HTML. */
  renderGroupDescription(group: string): string
  /** Return Markdown without the title of the page. */
  createGroupMarkdown(group: string): string
  createOperationMarkdown(id: string): string
  createSchemasMarkdown(): string
  createSchemaMarkdown(name: string): string
}
