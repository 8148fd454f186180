import '../shared/node-20-polyfills.ts'
import { openDiskStore } from '../disk/disk-store.ts'
import { writeOutputFile } from '../output/write-output-file.ts'
import { renderApiFiles, renderApiItemFiles } from '../render/api/render-api-files.ts'
import { describeRenderError } from '../render/describe-render-error.ts'
import { getPrintLanguage } from '../render/get-print-language.ts'
import { renderFaqAndReleases } from '../render/render-faq-and-releases.ts'
import { renderListFiles } from '../render/render-list-files.ts'
import { ArticleError, type RenderContext, renderPageFiles } from '../render/render-page-files.ts'
import { renderTemplateFiles } from '../render/render-template-files.ts'
import { renderWaitingPages } from '../render/render-waiting-pages.ts'
import { mapWithTimeLimit } from '../safeguards/time-limit.ts'
import { noteWork } from '../safeguards/work-notes.ts'
import { createGroupIndexer, indexPage } from '../search/index-page.ts'
import type { ApiDocument } from '../shared/api/api-document.ts'
import type { Describer } from '../shared/api/describer.ts'
import type { FactTable } from '../shared/content/catalog/catalog.ts'
import type { CompiledArticle } from '../shared/content/compiled-page.ts'
import type { ListUrls } from '../shared/content/listed/faq-and-releases.ts'
import { DocsError, type Problem } from '../shared/docs-error.ts'
import type { AllMessages } from '../shared/messages/page-messages.ts'
import type { Bundle } from '../shared/output/bundle.ts'
import type { CacheStore } from '../shared/output/cache-store.ts'
import type { TextFile, WrittenFile } from '../shared/output/output-file.ts'
import type { RenderModule } from '../shared/output/render-module.ts'
import {
  type ApiRenderSource,
  getSourceFile,
  LostArticlesError,
  type OutputPage,
  type PageSearchData,
  type RenderResult,
  type RenderTask,
} from '../shared/output/render-task.ts'
import type { SiteListedFile, SitePage } from '../shared/site/site.ts'
import type { SiteView } from '../shared/site/site-view.ts'
import { loadSiteStages } from './load-features.ts'

/** Renders and writes a batch of pages. */
export interface RenderBatch {
  storeFolder: string
  /** Key of the `RenderConstants` in the store. */
  constants: string
  out: string
  isCompressed: boolean
  pages: OutputPage[]
}

/** Data that all pages of a build share, which is too large to send with every batch. */
export interface RenderConstants {
  site: SiteView
  bundle: Bundle
  catalog: [string, FactTable][]
  messages: Record<string, Partial<AllMessages>>
  listedFiles: SiteListedFile[]
  listUrls: ListUrls
  /** Origins that readers may send requests to. */
  connections: string[]
  /** Site folder whose functions change articles, with the digest of their code. Left out without any. */
  stages?: { root: string; digest: string }
}

/** Time limit in seconds, far more than the largest page of an API takes. */
const pageSeconds = 60

const decoder = new TextDecoder()

/** Runs in a worker thread, or in the main thread if a thread isn't worth starting. */
export async function renderBatch({
  storeFolder,
  constants,
  out,
  isCompressed,
  pages,
}: RenderBatch): Promise<RenderResult[]> {
  const store = openDiskStore(storeFolder)
  const context = await loadConstants(store, constants)
  const tools: RenderTools = {
    context,
    getArticle: ({ compiled }) => readStoredArticle(store, compiled),
    getDescriber: await loadDescriberFactory(pages, store, context),
  }
  const effort = isCompressed ? 'page' : undefined
  const work = ({ owner, key, task }: OutputPage): RenderResult => {
    const start = performance.now()
    try {
      const writtenFiles: WrittenFile[] = []
      const searchData = renderTask(task, tools, (files) => {
        for (const file of files) writtenFiles.push(...writeOutputFile(out, file, effort))
      })
      const milliseconds = performance.now() - start
      return { kind: 'written', owner, key, files: writtenFiles, searchData, milliseconds }
    } catch (error) {
      if (error instanceof LostArticlesError) return { kind: 'lost', files: error.files }
      if (error instanceof ArticleError) return { kind: 'failed', problem: error.problem }
      if (error instanceof DocsError && error.problems[0] !== undefined)
        return { kind: 'failed', problem: error.problems[0] }
      if (context.bundle.hasExtensions === true)
        return { kind: 'failed', problem: createExtensionProblem(getSourceFile({ owner, key, task }), error) }
      throw new Error(`Rendering ${owner} failed.`, { cause: error })
    }
  }
  const noteAndWork = (page: OutputPage): RenderResult => {
    noteWork({ file: getSourceFile(page), seconds: undefined })
    return work(page)
  }
  const results = await renderWaitingPages(pages, (some) =>
    mapWithTimeLimit(some, {
      milliseconds: pageSeconds * 1000,
      work: noteAndWork,
      onTimeout: createTimeoutResult,
    }),
  )
  noteWork(undefined)
  return results
}

const createExtensionProblem = (file: string, error: unknown): Problem => ({
  problem: `The page can't be rendered: ${describeRenderError(error)}.`,
  at: { file, line: undefined },
  fix: 'Correct the component in `theme/` or `components/` that the page uses.',
})

const createTimeoutResult = (page: OutputPage): RenderResult => ({
  kind: 'failed',
  problem: {
    problem: `Rendering the page took longer than ${pageSeconds} seconds.`,
    at: { file: getSourceFile(page), line: undefined },
    fix: 'Split the page, or simplify it.',
  },
})

/** Everything that the pages of a batch are rendered with. */
interface RenderTools {
  context: RenderContext
  getArticle(page: SitePage): CompiledArticle
  getDescriber: GetDescriber
}

/** Passes the files of a page to `write` as they're created. Returns the page's search data. */
function renderTask(
  task: RenderTask,
  { context, getArticle, getDescriber }: RenderTools,
  write: (files: Iterable<TextFile>) => void,
): PageSearchData | undefined {
  const { site, library } = context
  switch (task.kind) {
    case 'page': {
      const describer = task.api && getDescriber(task.api)
      const input = { ...task, article: getArticle(task.page), describer }
      const { files, article } = renderPageFiles(input, context)
      write(files)
      const search = indexPage(task, article, { site, listUrls: library.urls })
      write(search.files)
      return search.searched
    }
    case 'list':
      write(renderListFiles(task.page, getArticle, context))
      return undefined
    case 'template':
      write(renderTemplateFiles(task.page, context))
      return undefined
    case 'api': {
      const describer = getDescriber(task.api)
      const groupIndexer = createGroupIndexer(task, site)
      write(renderApiFiles(task, describer, { ...context, onOperation: groupIndexer.add }))
      const { group } = task.page
      const search =
        group === undefined
          ? groupIndexer.finish('', describer.listSchemaNames())
          : groupIndexer.finish(describer.renderGroupDescription(group), [])
      write(search.files)
      return search.searched
    }
    case 'apiItems':
      write(renderApiItemFiles(task, getDescriber(task.api), context))
      return undefined
  }
}

interface LoadedConstants {
  key: string
  value: RenderContext
}

let loadedConstants: LoadedConstants | undefined

async function loadConstants(store: CacheStore, key: string): Promise<LoadedConstants['value']> {
  if (loadedConstants?.key === key) return loadedConstants.value
  const bytes = store.get(key)
  if (bytes === undefined) throw new Error(`The cache lost ${key} while it was in use.`)
  const { site, bundle, messages, listedFiles, listUrls, connections, ...constants }: RenderConstants =
    JSON.parse(decoder.decode(bytes))
  const stages = constants.stages && (await loadSiteStages(constants.stages.root))
  const theme: RenderModule = await import(bundle.renderModule)
  const catalog = new Map(constants.catalog)
  const read = (listedFile: SiteListedFile): CompiledArticle => readStoredArticle(store, listedFile.compiled)
  const library = renderFaqAndReleases({ listedFiles, urls: listUrls, theme, catalog, site, read })
  const printPage = stages?.printPage
  loadedConstants = {
    key,
    value: { site, bundle, catalog, messages, theme, library, connections, printPage },
  }
  return loadedConstants.value
}

type GetDescriber = (source: ApiRenderSource) => Describer

let lastDescriber: { source: string; describer: Describer } | undefined

/**
 * Returns the describers of the pages' APIs. The last one is cached, because most pages of a batch belong to one
 * document.
 */
async function loadDescriberFactory(
  pages: readonly OutputPage[],
  store: CacheStore,
  { site, messages }: RenderContext,
): Promise<GetDescriber> {
  if (!pages.some(({ task }) => 'api' in task)) return failWithoutDocument
  const { createDescriber } = await import('../api/create-describer.ts')
  const { base, origin, locales, contentPolicy } = site
  const imageOrigins = contentPolicy?.images ?? []
  const language = getPrintLanguage({ site, messages }, locales[0]?.id ?? '')
  return (source) => {
    const name = JSON.stringify(source)
    if (lastDescriber?.source !== name) {
      const bytes = store.get(source.key)
      if (bytes === undefined) throw new Error(`The cache lost ${source.key} while it was in use.`)
      const document: ApiDocument = JSON.parse(decoder.decode(bytes))
      const describer = createDescriber({ document, base, origin, imageOrigins, language, ...source })
      lastDescriber = { source: name, describer }
    }
    return lastDescriber.describer
  }
}

const failWithoutDocument: GetDescriber = () => {
  throw new Error('The document of an API page to render is missing.')
}

function readStoredArticle(store: CacheStore, { key, file }: { key: string; file: string }): CompiledArticle {
  const bytes = store.get(key)
  if (bytes === undefined) throw new LostArticlesError([file])
  return JSON.parse(decoder.decode(bytes))
}
