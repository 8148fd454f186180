import { getSchemaFile, type SchemaFragment } from '../../shared/api/api-files.ts'
import type { ApiItem, Describer } from '../../shared/api/describer.ts'
import type { NamedSchemaView, OperationView, SchemaView } from '../../shared/api/operation-view.ts'
import type { TextFile } from '../../shared/output/output.ts'
import type { ApiItemContent, PrintLanguage } from '../../shared/output/server-module.ts'
import type { RenderContext } from '../render-page-files.ts'
import { printFitting } from './print-fitting.ts'

/** Everything that the pages of an API are printed with. */
export interface PrintTools {
  describer: Describer
  context: RenderContext
  language: PrintLanguage
}

/** A printed operation or schema. */
export interface PrintedItem {
  /** Content of its page. */
  content: ApiItemContent
  /** Prints it for the page of its group, or of all schemas. */
  printForGroup(): string
  createMarkdown(): string
}

/** Prints an operation. Yields the files of everything that its page leaves out. */
export function* printOperation(
  item: ApiItem<OperationView>,
  { describer, context: { server }, language }: PrintTools,
): Generator<TextFile, PrintedItem & { view: OperationView }> {
  const { servers } = describer
  const textUrl = `${item.line.url}index.md`
  const { view, html } = yield* printFitting(
    item,
    (operation) => server.renderOperationPage({ view: operation, servers }, language),
    {
      describer,
      printPart: (schema: SchemaView) => server.renderSchemaPart({ schema, textUrl }, language),
    },
  )
  return {
    view,
    content: { html, hasTitle: true },
    printForGroup: () => server.renderOperation(view, language),
    createMarkdown: () => describer.createOperationMarkdown(item.name),
  }
}

/** Prints a component schema. Yields its fragment, and the files of everything that its page leaves out. */
export function* printSchema(
  item: ApiItem<NamedSchemaView>,
  { describer, context: { server }, language }: PrintTools,
): Generator<TextFile, PrintedItem> {
  const { name, line } = item
  const textUrl = `${line.url ?? ''}index.md`
  const { view, html } = yield* printFitting(item, (schema) => server.renderSchema(schema, language), {
    describer,
    printPart: (schema: SchemaView) => server.renderSchemaPart({ schema, textUrl }, language),
  })
  const fragment: SchemaFragment = { name, html }
  yield { path: getSchemaFile(describer.api, name), content: JSON.stringify(fragment) }
  return {
    content: { html: server.renderSchemaArticle({ view, fields: html }, language), hasTitle: false },
    printForGroup: () => html,
    createMarkdown: () => describer.createSchemaMarkdown(name),
  }
}
