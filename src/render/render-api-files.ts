import {
  getOperationFile,
  getSchemaFile,
  type OperationFragment,
  type SchemaFragment,
} from '../shared/api/api-files.ts'
import type { Describer } from '../shared/api/describer.ts'
import type { OperationView } from '../shared/api/operation-view.ts'
import type { TextFile } from '../shared/output/output.ts'
import type { ApiGroupInput, PrintLanguage } from '../shared/output/server-module.ts'
import type { ApiPage } from '../shared/site/site.ts'
import { printLanguage } from './print-language.ts'
import { assemblePageFiles, type RenderContext } from './render-page-files.ts'

interface ApiRenderContext extends RenderContext {
  /** Is called for each operation before it's printed. */
  onOperation(view: OperationView): void
}

/**
 * Creates the files of a group, or of all schemas: a fragment for each item, then the page. They're yielded one by one,
 * so that a large group is never in memory as a whole.
 */
export function* renderApiFiles(
  page: ApiPage,
  describer: Describer,
  { onOperation, ...context }: ApiRenderContext,
): Generator<TextFile> {
  const { path, view, group } = page
  const language = printLanguage(context, view.locale)
  const items: ApiGroupInput['items'] = []
  for (const { item, fragment } of group === undefined
    ? renderSchemas(describer, { ...context, language })
    : renderOperations(describer, group, { ...context, onOperation, language })) {
    items.push(item)
    yield fragment
  }
  const input: ApiGroupInput = {
    api: describer.api,
    description: group === undefined ? '' : describer.renderGroupDescription(group),
    servers: group === undefined ? [] : describer.servers,
    items,
    hasOperations: group !== undefined,
  }
  const article = context.server.renderGroup(input, language)
  const text = group === undefined ? describer.createSchemasMarkdown() : describer.createGroupMarkdown(group)
  const markdown = `# ${view.title}\n\n${text.trim()}\n\n---\n\nSource: ${context.site.origin + view.url}\n`
  yield* assemblePageFiles(
    {
      path,
      view,
      article,
      markdown,
      translations: [view.locale],
      sidebarItems: [],
      isWhole: true,
    },
    context,
  )
}

interface RenderedItem {
  item: ApiGroupInput['items'][number]
  fragment: TextFile
}

function* renderOperations(
  describer: Describer,
  groupId: string,
  { server, bundle, onOperation, language }: ApiRenderContext & { language: PrintLanguage },
): Generator<RenderedItem> {
  for (const view of describer.describeOperations(groupId)) {
    onOperation(view)
    const { id, title, group } = view
    const html = server.renderOperation(view, language)
    const content: OperationFragment = { build: bundle.buildId, id, group: group.id, title, html }
    yield {
      item: { id, title, html },
      fragment: { path: getOperationFile(describer.api, id), content: JSON.stringify(content) },
    }
  }
}

function* renderSchemas(
  describer: Describer,
  { server, language }: RenderContext & { language: PrintLanguage },
): Generator<RenderedItem> {
  for (const view of describer.describeSchemas()) {
    const { name } = view
    const content: SchemaFragment = { name, html: server.renderSchema(view, language) }
    yield {
      item: { id: name, title: name, html: content.html },
      fragment: { path: getSchemaFile(describer.api, name), content: JSON.stringify(content) },
    }
  }
}
