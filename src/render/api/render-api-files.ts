import { getApiIndexFile } from '../../shared/api/api-files.ts'
import type { Describer } from '../../shared/api/describer.ts'
import type { OperationView } from '../../shared/api/operation-view.ts'
import type { TextFile } from '../../shared/output/output-file.ts'
import type { ApiItemContent } from '../../shared/output/render-module.ts'
import type { ApiPage } from '../../shared/site/site.ts'
import { addBase, getMarkdownPath } from '../../shared/urls.ts'
import { getPrintLanguage } from '../get-print-language.ts'
import { assemblePageFiles, type RenderContext } from '../render-page-files.ts'
import { GroupPageContent } from './group-page-content.ts'
import { type ItemTools, renderOperationItem, renderSchemaItem } from './render-api-items.ts'

/** The page of a group or of all schemas, and the pages of its items. */
export interface ApiPages {
  page: ApiPage
  items: readonly ApiPage[]
  /** Whether other tasks print the items. */
  isSplit: boolean
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
  pages: ApiPages,
  describer: Describer,
  { onOperation, ...context }: ApiRenderContext,
): Generator<TextFile> {
  const tools = createPrintTools(pages.page, describer, context)
  if (pages.page.group === undefined) yield* renderSchemas(pages, tools)
  else yield* renderOperations(pages, onOperation, tools)
}

/** Creates the files of some of the schemas. */
export function* renderApiItemFiles(
  { page, items }: Pick<ApiPages, 'page' | 'items'>,
  describer: Describer,
  context: RenderContext,
): Generator<TextFile> {
  const tools = createPrintTools(page, describer, context)
  const pages = createPageMap(items)
  for (const schema of describer.listSchemas()) {
    const own = pages.get(schema.name)
    if (own === undefined) continue
    const { content, createMarkdown } = yield* renderSchemaItem(schema, tools)
    yield* createPageFiles(own, { content, markdown: createMarkdown() }, tools)
  }
}

const createPrintTools = (
  { view: { locale } }: ApiPage,
  describer: Describer,
  context: RenderContext,
): ItemTools => ({ describer, context, language: getPrintLanguage(context, locale) })

const createPageMap = (items: readonly ApiPage[]): ReadonlyMap<string | undefined, ApiPage> =>
  new Map(items.map((item) => [item.item, item]))

function* renderOperations(
  { page, items }: ApiPages,
  onOperation: ApiRenderContext['onOperation'],
  tools: ItemTools,
): Generator<TextFile> {
  const { describer } = tools
  const { group = '' } = page
  const pages = createPageMap(items)
  const groupContent = new GroupPageContent(false)
  for (const operation of describer.listOperations(group)) {
    const { view, content, printForGroup, createMarkdown } = yield* renderOperationItem(operation, tools)
    onOperation(view)
    groupContent.add(operation.line, printForGroup)
    const own = pages.get(operation.name)
    if (own !== undefined) yield* createPageFiles(own, { content, markdown: createMarkdown() }, tools)
  }
  const description = describer.renderGroupDescription(group)
  const html = groupContent.render(
    { description, hasOperations: true, textUrl: getMarkdownPath(page.view.url) },
    tools,
  )
  const markdown = describer.createGroupMarkdown(group)
  yield* createPageFiles(page, { content: { html, hasTitle: false }, markdown }, tools)
}

function* renderSchemas({ page, items, isSplit }: ApiPages, tools: ItemTools): Generator<TextFile> {
  const { describer } = tools
  const pages = createPageMap(items)
  const pageContent = new GroupPageContent(isSplit)
  for (const schema of describer.listSchemas()) {
    if (isSplit && schema.line.url !== undefined) {
      pageContent.add(schema.line, () => '')
      continue
    }
    const { content, printForGroup, createMarkdown } = yield* renderSchemaItem(schema, tools)
    pageContent.add(schema.line, printForGroup)
    const own = pages.get(schema.name)
    if (own !== undefined) yield* createPageFiles(own, { content, markdown: createMarkdown() }, tools)
  }
  const html = pageContent.render(
    { description: '', hasOperations: false, textUrl: getMarkdownPath(page.view.url) },
    tools,
  )
  const markdown = describer.createSchemasMarkdown()
  yield* createPageFiles(page, { content: { html, hasTitle: false }, markdown }, tools)
}

/** Content of a page below its title. */
interface PageBody {
  content: ApiItemContent
  markdown: string
}

function createPageFiles(
  { path, view, group }: ApiPage,
  { content, markdown }: PageBody,
  { describer, context, language }: ItemTools,
): TextFile[] {
  const { theme, site } = context
  const { api, index, servers } = describer
  const article = theme.renderApiPage(
    {
      index,
      indexUrl: addBase(site.base, getApiIndexFile(api, view.locale)),
      lists: theme.renderApiIndexLists({ index, current: view.url }, language),
      overview: undefined,
      itemHtml: theme.renderApiItem(
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
