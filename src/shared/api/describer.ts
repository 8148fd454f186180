import type { NamedSchemaView, OperationView, ServerView } from './operation-view.ts'

/** Says of the parts of one document what is printed of them. Ids and names are those of the document. */
export interface Describer {
  /** Id of the API. */
  api: string
  /** Servers of the document. */
  servers: readonly ServerView[]
  /** One after another: all views of a large group at once take more memory than its page. */
  operations(group: string): Iterable<OperationView>
  schemas(): Iterable<NamedSchemaView>
  /** HTML. */
  groupDescription(group: string): string
  /** The whole group as Markdown, without title. */
  groupMarkdown(group: string): string
  schemasMarkdown(): string
}
