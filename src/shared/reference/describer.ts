import type { NamedSchemaView, OperationView } from './operation-view.ts'

/** Says of the parts of one document what is printed of them. Ids and names are those of the document. */
export interface Describer {
  /** Id of the API. */
  api: string
  operations(group: string): OperationView[]
  schemas(): NamedSchemaView[]
  /** HTML. */
  groupDescription(group: string): string
  /** The whole group as Markdown, without title. */
  groupMarkdown(group: string): string
  schemasMarkdown(): string
}
