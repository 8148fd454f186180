import { getApiIndexFile, getSchemaFile, type SchemaFragment } from '../shared/api/api-files.ts'
import type { Describer } from '../shared/api/describer.ts'
import type { OperationView } from '../shared/api/operation-view.ts'
import type { TextFile } from '../shared/output/output.ts'
import type { ApiGroupInput, ApiItemContent, PrintLanguage } from '../shared/output/server-module.ts'
import type { ApiPage } from '../shared/site/site.ts'
import { addBase } from '../shared/urls.ts'
import { printLanguage } from './print-language.ts'
import { assemblePageFiles, type RenderContext } from './render-page-files.ts'

/** The page of a group or of all schemas, and the pages of its items. */
export interface ApiPages {
  page: ApiPage
  items: readonly ApiPage[]
}

interface ApiRenderContext extends RenderContext {
  /** Is called for each operation before it's printed. */
  onOperation(view: OperationView): void
}

/**
 * Creates the files of a group and its operations, or of all schemas and each of them. The files are yielded one by one,
 * so that a large group is never in memory as a whole.
 */
export function* renderApiFiles(
  { page, items }: ApiPages,
  describer: Describer,
  { onOperation, ...context }: ApiRenderContext,
): Generator<TextFile> {
  const { group } = page
  const tools: PrintTools = { describer, context, language: printLanguage(context, page.view.locale) }
  const pages = new Map(items.map((item) => [item.item, item]))
  const printedItems: ApiGroupInput['items'] = []
  for (const { item, content, files } of group === undefined
    ? renderSchemas(tools)
    : renderOperations(group, onOperation, tools)) {
    const own = pages.get(item.id)
    printedItems.push({ ...item, url: own?.view.url ?? '' })
    yield* files
    if (own === undefined) continue
    const markdown =
      group === undefined
        ? describer.createSchemaMarkdown(item.id)
        : describer.createOperationMarkdown(item.id)
    yield* createPageFiles(own, { content, markdown }, tools)
  }
  const html = context.server.renderGroup(
    {
      description: group === undefined ? '' : describer.renderGroupDescription(group),
      items: printedItems,
      hasOperations: group !== undefined,
    },
    tools.language,
  )
  const markdown =
    group === undefined ? describer.createSchemasMarkdown() : describer.createGroupMarkdown(group)
  yield* createPageFiles(page, { content: { kind: 'html', html }, markdown }, tools)
}

interface PrintTools {
  describer: Describer
  context: RenderContext
  language: PrintLanguage
}

/** Content of a page below its title. */
interface PageBody {
  content: ApiItemContent
  markdown: string
}

function createPageFiles(
  { path, view, group }: ApiPage,
  { content, markdown }: PageBody,
  { describer, context, language }: PrintTools,
): TextFile[] {
  const { server, site } = context
  const { api, index, servers } = describer
  const article = server.renderApiPage(
    {
      index,
      indexUrl: addBase(site.base, getApiIndexFile(api, view.locale)),
      lists: server.renderApiIndexLists({ index, current: view.url }, language),
      overview: undefined,
      itemHtml: server.renderApiItem(
        { site, view, servers: group === undefined ? [] : servers, content },
        language,
      ),
    },
    language,
  )
  const source = `\n\n---\n\nSource: ${site.origin + view.url}\n`
  const page = {
    path,
    view,
    article,
    markdown: `# ${view.title}\n\n${markdown.trim()}${source}`,
    translations: [view.locale],
    sidebarItems: [],
  }
  return assemblePageFiles(page, context)
}

interface RenderedItem {
  /** Data for the page of all items. */
  item: Omit<ApiGroupInput['items'][number], 'url'>
  /** Content of the item's page. */
  content: ApiItemContent
  /** Files besides its page's files. */
  files: TextFile[]
}

function* renderOperations(
  groupId: string,
  onOperation: ApiRenderContext['onOperation'],
  { describer, context, language }: PrintTools,
): Generator<RenderedItem> {
  for (const operation of describer.describeOperations(groupId)) {
    onOperation(operation)
    const { id, title } = operation
    const html = context.server.renderOperation(operation, language)
    yield { item: { id, title, html }, content: { kind: 'operation', operation }, files: [] }
  }
}

function* renderSchemas({ describer, context, language }: PrintTools): Generator<RenderedItem> {
  const { server } = context
  for (const view of describer.describeSchemas()) {
    const { name } = view
    const html = server.renderSchema(view, language)
    const fragment: SchemaFragment = { name, html }
    yield {
      item: { id: name, title: name, html },
      content: { kind: 'html', html: server.renderSchemaArticle({ view, fields: html }, language) },
      files: [{ path: getSchemaFile(describer.api, name), content: JSON.stringify(fragment) }],
    }
  }
}
