import { getSchemaFile, type SchemaFragment } from '../../shared/api/api-files.ts'
import type { ApiItem, Describer } from '../../shared/api/describer.ts'
import type { NamedSchemaView, OperationView, SchemaView } from '../../shared/api/operation-view.ts'
import type { TextFile } from '../../shared/output/output-file.ts'
import type { ApiItemContent, PrintLanguage } from '../../shared/output/render-module.ts'
import type { RenderContext } from '../render-page-files.ts'
import { renderWithinPageLimit } from './render-within-page-limit.ts'

/** Everything that the pages of an API are printed with. */
export interface ItemTools {
  describer: Describer
  context: RenderContext
  language: PrintLanguage
}

/** A printed operation or schema. */
export interface RenderedItem {
  /** Content of its page. */
  content: ApiItemContent
  /** Prints it for the page of its group, or of all schemas. */
  printForGroup(): string
  createMarkdown(): string
}

/** Prints an operation. Yields the files of everything that its page leaves out. */
export function* renderOperationItem(
  item: ApiItem<OperationView>,
  { describer, context: { theme }, language }: ItemTools,
): Generator<TextFile, RenderedItem & { view: OperationView }> {
  const { servers } = describer
  const textUrl = `${item.line.url}index.md`
  const { view, html } = yield* renderWithinPageLimit(
    item,
    (operation) => theme.renderOperationPage({ view: operation, servers }, language),
    {
      describer,
      printPart: (schema: SchemaView) => theme.renderSchemaPart({ schema, textUrl }, language),
    },
  )
  return {
    view,
    content: { html, hasTitle: true },
    printForGroup: () => theme.renderOperation(view, language),
    createMarkdown: () => describer.createOperationMarkdown(item.name),
  }
}

/** Prints a component schema. Yields its fragment, and the files of everything that its page leaves out. */
export function* renderSchemaItem(
  item: ApiItem<NamedSchemaView>,
  { describer, context: { theme }, language }: ItemTools,
): Generator<TextFile, RenderedItem> {
  const { name, line } = item
  const textUrl = `${line.url ?? ''}index.md`
  const { view, html } = yield* renderWithinPageLimit(
    item,
    (schema) => theme.renderSchema(schema, language),
    {
      describer,
      printPart: (schema: SchemaView) => theme.renderSchemaPart({ schema, textUrl }, language),
    },
  )
  const fragment: SchemaFragment = { name, html }
  yield { path: getSchemaFile(describer.api, name), content: JSON.stringify(fragment) }
  const fields = theme.renderSchema({ ...view, schema: { ...view.schema, description: '' } }, language)
  return {
    content: { html: theme.renderSchemaArticle({ view, fields }, language), hasTitle: true },
    printForGroup: () => html,
    createMarkdown: () => describer.createSchemaMarkdown(name),
  }
}
