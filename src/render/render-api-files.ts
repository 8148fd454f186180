import { getApiIndexFile, getSchemaFile, type SchemaFragment } from '../shared/api/api-files.ts'
import type { Describer } from '../shared/api/describer.ts'
import type { OperationView } from '../shared/api/operation-view.ts'
import type { TextFile } from '../shared/output/output.ts'
import type { ApiGroupInput, PrintLanguage } from '../shared/output/server-module.ts'
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
 * Creates the files of a group and its operations, or of all schemas and each of them. An item is printed once, for its
 * own page and for the one of all. The files are yielded one by one, so that a large group is never in memory as a
 * whole.
 */
export function* renderApiFiles(
  { page, items }: ApiPages,
  describer: Describer,
  { onOperation, ...context }: ApiRenderContext,
): Generator<TextFile> {
  const language = printLanguage(context, page.view.locale)
  const { group } = page
  const printer = new ApiPagePrinter({ describer, context, language })
  const pages = new Map(items.map((item) => [item.item, item]))
  const printedItems: ApiGroupInput['items'] = []
  for (const { item, uses, files } of group === undefined
    ? renderSchemas(describer, { ...context, language })
    : renderOperations(describer, group, { ...context, onOperation, language })) {
    const own = pages.get(item.id)
    printedItems.push({ ...item, url: own?.view.url ?? '' })
    yield* files
    if (own === undefined) continue
    const markdown =
      group === undefined
        ? describer.createSchemaMarkdown(item.id)
        : describer.createOperationMarkdown(item.id)
    yield* printer.print(own, { html: uses + item.html, hasTitle: group !== undefined, markdown })
  }
  const article = context.server.renderGroup(
    {
      description: group === undefined ? '' : describer.renderGroupDescription(group),
      items: printedItems,
      hasOperations: group !== undefined,
    },
    language,
  )
  const markdown =
    group === undefined ? describer.createSchemasMarkdown() : describer.createGroupMarkdown(group)
  yield* printer.print(page, { html: article, hasTitle: false, markdown })
}

interface ItemContent {
  html: string
  hasTitle: boolean
  markdown: string
}

interface PrinterTools {
  describer: Describer
  context: RenderContext
  language: PrintLanguage
}

/** Creates the files of pages next to the same index. */
class ApiPagePrinter {
  readonly #tools: PrinterTools

  constructor(tools: PrinterTools) {
    this.#tools = tools
  }

  print({ path, view, group }: ApiPage, { html, hasTitle, markdown }: ItemContent): TextFile[] {
    const { describer, context, language } = this.#tools
    const { server, site } = context
    const { index, servers } = describer
    const itemHtml = server.renderApiItem(
      { site, view, servers: group === undefined ? [] : servers, html, hasTitle },
      language,
    )
    const indexUrl = addBase(site.base, getApiIndexFile(describer.api, view.locale))
    const lists = server.renderApiIndexLists({ index, current: view.url }, language)
    const article = server.renderApiPage(
      { index, indexUrl, lists, overviewHtml: undefined, itemHtml },
      language,
    )
    const source = `\n\n---\n\nSource: ${site.origin + view.url}\n`
    const content = {
      path,
      view,
      article,
      markdown: `# ${view.title}\n\n${markdown.trim()}${source}`,
      translations: [view.locale],
      sidebarItems: [],
    }
    return assemblePageFiles(content, context)
  }
}

interface RenderedItem {
  item: Omit<ApiGroupInput['items'][number], 'url'>
  /** HTML of the links to what uses a schema, for its own page. */
  uses: string
  /** Files besides its page's files. */
  files: TextFile[]
}

function* renderOperations(
  describer: Describer,
  groupId: string,
  { server, onOperation, language }: ApiRenderContext & { language: PrintLanguage },
): Generator<RenderedItem> {
  for (const view of describer.describeOperations(groupId)) {
    onOperation(view)
    const { id, title } = view
    yield { item: { id, title, html: server.renderOperation(view, language) }, uses: '', files: [] }
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
      uses: server.renderSchemaUses(view, language),
      files: [{ path: getSchemaFile(describer.api, name), content: JSON.stringify(content) }],
    }
  }
}
