import { rmSync } from 'node:fs'
import { loadBundle } from '../bundle/load-bundle.ts'
import { loadConfig } from '../config/load-config.ts'
import { readInputs } from '../content/read-inputs.ts'
import { getEngineDigests } from '../disk/engine-digest.ts'
import { pruneCache } from '../disk/prune-cache.ts'
import { prepareOutputFolder } from '../output/output-folder.ts'
import {
  type OutputImage,
  type OutputReport,
  rewritePages,
  type WriteOptions,
  writeSite,
} from '../output/write-site.ts'
import { formatDocumentWarnings } from '../shared/api/warnings/format-document-warnings.ts'
import type { DocsConfig } from '../shared/config/config.ts'
import { joinWarnings } from '../shared/docs-error.ts'
import { LostArticlesError } from '../shared/output/render-task.ts'
import type { SearchRecord } from '../shared/search/search-record.ts'
import type { SiteView } from '../shared/site/site-view.ts'
import { readCommitDays } from '../site/read-commit-days.ts'
import type { BuildOptions } from './build-options.ts'
import { getCompiledPageFile } from './compiled-page-cache.ts'
import { createWriteOptions } from './create-write-options.ts'
import { createArticleRewriter, type RewriteArticles } from './dev/rewrite-articles.ts'
import { writeFirstPages } from './dev/write-first-pages.ts'
import { loadLedgerCheck, loadSharedCache, loadSiteStages, loadSocialImages } from './load-features.ts'
import { createPageOptions, type LoadedSite, type LoadSiteInput, loadSite } from './load-site.ts'
import { createBundleOptions, loadSiteComponents } from './load-site-bundle.ts'
import { getSharedFolders, openSearchPacks, takeOutputLock } from './output-lock-and-record.ts'
import { PageBuildTimes } from './page-build-times.ts'
import { type OutputPlan, planOutput } from './plan/plan-output.ts'
import {
  readRecords,
  type SearchPacks,
  saveSearchPacks,
  storeSearchedPage,
} from './plan/plan-search-indexes.ts'
import { createWorkers, type Workers } from './workers.ts'

export interface BuildReport extends OutputReport {
  pages: number
  /** Pages whose compilation came from the cache. */
  reused: number
  /** Warnings, ready to print. Empty without any. */
  warnings: string
  /** Records for uploading to hosted search. Empty without hosted search, unless requested. */
  readRecords(): SearchRecord[]
}

/**
 * Builds a site. Only what changed since the last build is built again. Builds of the same output folder run one at a
 * time.
 */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  const loaded = await loadConfig(options.root)
  options.onConfig?.(loaded)
  const config = options.dev
    ? { ...loaded, offline: false as const, socialImages: false as const, precompressed: false }
    : loaded
  const lock = await takeOutputLock(options)
  const workers = createWorkers()
  try {
    prepareOutputFolder(options.out)
    const sharedCache = await openSharedCache(config, options)
    await sharedCache?.restore()
    const report = await runStages(config, options, workers).catch((error: unknown) => {
      if (!(error instanceof LostArticlesError)) throw error
      rmSync(getCompiledPageFile(options.cache), { recursive: true, force: true })
      return runStages(config, options, workers)
    })
    if (report.written + report.removed > 0) await sharedCache?.save()
    return report
  } finally {
    await workers.close()
    lock.release()
  }
}

/** Opens the cache that machines share, if this build uses it. */
const openSharedCache = async (
  config: DocsConfig,
  options: BuildOptions,
): ReturnType<typeof loadSharedCache> =>
  options.sharesCache === true
    ? loadSharedCache({
        ...{ config, engine: getEngineDigests(), folders: getSharedFolders(options) },
        log: options.progress.log,
      })
    : undefined

async function runStages(config: DocsConfig, options: BuildOptions, workers: Workers): Promise<BuildReport> {
  const { root, cache, progress, dev } = options
  const inputs = await progress.runStage('read', () => readInputs(root, config))
  const checkAddresses = dev ? undefined : await loadLedgerCheck(root)
  const engine = getEngineDigests()
  const bundleOptions = createBundleOptions({ root, cache, config, engine, isDev: dev !== undefined })
  const { site: view } = bundleOptions
  // Bundling and git run beside the compiler. Problems in the content are reported before their failures.
  const bundling = deferFailure(loadBundle(bundleOptions))
  const siteComponents = await loadSiteComponents(bundleOptions, bundling)
  const times = new PageBuildTimes(cache)
  const lastUpdated = readCommitDays(root, 'content')
  const loadInput = {
    ...{ ...options, config, engine, inputs, lastUpdated, workers, checkAddresses, siteComponents },
    stages: await loadSiteStages(root),
    onCompiled: (file: string, time: number): void => times.noteCompilation(file, time),
  }
  await writeFirstPages({ load: loadInput, options, view, loadBundle: bundling })
  const { site, images, addedFiles, ...loading } = await loadSiteWithImages(loadInput, view)
  const bundle = await progress.runStage('bundle', bundling)
  const keepsRecords = options.needsRecords === true || config.search.engine.kind !== 'embedded'
  const search = openSearchPacks({ ...options, keepsRecords })
  const plan = await planOutput({
    ...{ root, config, engine: engine.render, site, view, bundle, inputs, search, images },
    ...{ stages: loadInput.stages, addedFiles },
    allowsLocalMock: dev !== undefined,
  })
  const writeOptions = createWriteOptions(plan, options, {
    workers,
    onPage(page) {
      storeSearchedPage(page, search)
      times.noteRendering(page.owner, page.milliseconds)
    },
  })
  const report = await writeSite(writeOptions)
  if (report.written > 0) {
    saveSearchPacks(plan.pages, search)
    times.save(plan.pages)
    pruneCache({ cache, keys: new Set(loading.keys), bundle: bundleOptions.key, now: Date.now() })
  }
  if (dev === undefined) await loadInput.stages?.finishOutput({ folder: options.out, ...report })
  dev?.onBuilt(createRewriter(loadInput, { options, plan, writeOptions, search }))
  return {
    ...report,
    pages: site.pages.length,
    reused: loading.reused,
    warnings: formatWarnings(site, options),
    readRecords: () => readRecords(plan.pages, search),
  }
}

interface WrittenSite {
  options: BuildOptions
  plan: OutputPlan
  writeOptions: WriteOptions
  search: SearchPacks
}

const createRewriter = (
  input: LoadSiteInput,
  { options, plan, writeOptions, search }: WrittenSite,
): RewriteArticles =>
  createArticleRewriter({
    ...{ root: input.root, collections: input.inputs.collections },
    ...{ pages: plan.pages, createKey: plan.createKey, options: createPageOptions(input, () => undefined) },
    async write(pages) {
      const lock = await takeOutputLock(options)
      const finish = await rewritePages(pages, writeOptions).catch((error: unknown) => {
        lock.release()
        throw error
      })
      return () => {
        try {
          finish()
          saveSearchPacks([...plan.pages, ...pages], search)
        } finally {
          lock.release()
        }
      }
    },
  })

const formatWarnings = (
  { documentWarnings, warnings }: LoadedSite['site'],
  { listsAll = false }: BuildOptions,
): string => joinWarnings([formatDocumentWarnings(documentWarnings, listsAll), warnings])

/** Loads a site, and plans its social images if it has some. */
async function loadSiteWithImages(
  input: LoadSiteInput,
  view: SiteView,
): Promise<LoadedSite & { images: OutputImage[] }> {
  const { root, config, engine } = input
  const socialImages = await loadSocialImages(config)
  const problems = socialImages?.checkImageFiles({ root, config }) ?? []
  const loaded = await loadSite({ ...input, problems })
  const planned = await socialImages?.addSocialImages(loaded.site, {
    ...{ root, config, view },
    engine: engine.image,
  })
  return { ...loaded, images: [], ...planned }
}

/** Defers a failure until the result is awaited. */
function deferFailure<T>(promise: Promise<T>): () => Promise<T> {
  promise.catch(() => undefined)
  return () => promise
}
