import type { Describer } from '../shared/reference/describer.ts'
import type { NamedSchemaView, OperationView } from '../shared/reference/operation-view.ts'
import {
  type OperationFragment,
  operationFile,
  type SchemaFragment,
  schemaFile,
} from '../shared/reference/reference-files.ts'
import type { GroupInput } from '../shared/server-module.ts'
import type { ReferencePage } from '../shared/site.ts'
import { type Artifact, pageFiles, type RenderContext } from './render-page.ts'

/** What a page of a reference becomes, and what is on it. */
export interface RenderedReference {
  files: Artifact[]
  /** HTML above the operations. */
  description: string
  operations: OperationView[]
}

/** The files of a group, or of all schemas: its page, and a fragment for each thing on it. */
export function renderReference(
  page: ReferencePage,
  describer: Describer,
  context: RenderContext,
): RenderedReference {
  const { path, view, group } = page
  const operations = group === undefined ? [] : describer.operations(group)
  const { items, fragments } =
    group === undefined
      ? printSchemas(describer, context)
      : printOperations(operations, describer.api, context)
  const description = group === undefined ? '' : describer.groupDescription(group)
  const article = context.server.renderGroup({
    api: describer.api,
    description,
    items,
    isOfOperations: group !== undefined,
  })
  const text = group === undefined ? describer.schemasMarkdown() : describer.groupMarkdown(group)
  const source = context.site.origin + view.url
  const markdown = `# ${view.title}\n\n${text.trim()}\n\n---\n\nSource: ${source}\n`
  const files = pageFiles(
    { path, view, article, markdown, translations: [view.locale], isIndexed: true, sidebarItems: [] },
    context,
  )
  return { files: [...files, ...fragments], description, operations }
}

interface Printed {
  items: GroupInput['items']
  fragments: Artifact[]
}

function printOperations(
  operations: readonly OperationView[],
  api: string,
  { server, bundle }: RenderContext,
): Printed {
  const printed = operations.map((operation) => ({ operation, html: server.renderOperation(operation) }))
  return {
    items: printed.map(({ operation: { id, title }, html }) => ({ id, title, html })),
    fragments: printed.map(({ operation: { id, title, group }, html }) => {
      const fragment: OperationFragment = { build: bundle.buildId, id, group: group.id, title, html }
      return { path: operationFile(api, id), content: JSON.stringify(fragment) }
    }),
  }
}

function printSchemas(describer: Describer, { server }: RenderContext): Printed {
  const printed = describer
    .schemas()
    .map((schema: NamedSchemaView) => ({ name: schema.name, html: server.renderSchema(schema) }))
  return {
    items: printed.map(({ name, html }) => ({ id: name, title: name, html })),
    fragments: printed.map((fragment): Artifact => {
      const content: SchemaFragment = fragment
      return { path: schemaFile(describer.api, fragment.name), content: JSON.stringify(content) }
    }),
  }
}
