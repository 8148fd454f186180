import { join } from 'node:path'
import type { BuildProgress } from '../cli/build-progress.ts'
import { openConfigLines } from '../config/config-lines.ts'
import { type LoadPagesOptions, loadPages } from '../content/load-pages.ts'
import type { Inputs } from '../content/read-inputs.ts'
import type { SiteComponents } from '../shared/content/article-components.ts'
import type { Problem } from '../shared/docs-error.ts'
import type { TextFile } from '../shared/output/output-file.ts'
import type { CheckAddresses } from '../shared/site/ledger.ts'
import type { Site } from '../shared/site/site.ts'
import type { SiteStages } from '../shared/stages/site-stages.ts'
import { createSite } from '../site/create-site.ts'
import { readCompiledPages, writeCompiledPages } from './compiled-page-cache.ts'
import { type LoadedApis, listStoreKeys, loadApis } from './load-apis.ts'
import type { SiteBundleInput } from './load-site-bundle.ts'
import type { CompilePages, Workers } from './workers.ts'

/** After compiling more files than this, ending the threads saves more memory than restarting them costs time. */
const manyFiles = 2000

export interface LoadSiteInput extends SiteBundleInput {
  inputs: Inputs
  /** Day of each file's last commit. */
  lastUpdated: Promise<ReadonlyMap<string, string>>
  workers: Workers
  progress: BuildProgress
  /** Components that the site adds. */
  siteComponents?: SiteComponents | undefined
  /** Functions of the site. Undefined for a site without any. */
  stages?: SiteStages | undefined
  /** Undefined if addresses may get lost. */
  checkAddresses: CheckAddresses | undefined
  /** Problems found elsewhere, which are reported with the problems of the pages. */
  problems?: readonly Problem[]
  /** Called with the time that a page took to compile, in ms. */
  onCompiled?: (file: string, milliseconds: number) => void
  /** Whether pages are incomplete. Then nothing of them is saved, and their problems are ignored. */
  isOutline?: boolean
}

export interface LoadedSite {
  site: Site
  /** Keys of everything that was compiled or taken from the cache. */
  keys: ReadonlySet<string>
  /** Number of files compiled earlier. */
  reused: number
  /** Files that the site's own functions add. */
  addedFiles: TextFile[]
}

/** Compiles the pages of a site, unless they're cached, and creates the site. Throws a `DocsError` with all problems. */
export async function loadSite(input: LoadSiteInput): Promise<LoadedSite> {
  const { root, cache, config, engine, inputs, workers, progress } = input
  const { variables } = inputs
  const cachedPages = readCompiledPages(cache)
  const pageOptions = createPageOptions(input, (key) => cachedPages.get(key))
  const { reused, ...files } = await progress.runStage('compile', () =>
    loadPages(inputs.collections, pageOptions),
  )
  const loadAllApis = (): LoadedApis => loadApis({ root, cache, config, engine, variables })
  const hasApis = config.apis.some(({ document }) => document !== undefined)
  const { apis, problems, failedPaths } = hasApis
    ? await progress.runStage('api', loadAllApis)
    : loadAllApis()
  const compiled = [...files.pages, ...files.listedFiles]
  if (compiled.length - reused > manyFiles) await workers.close()
  const hasNews = reused < compiled.length || cachedPages.size > compiled.length
  if (hasNews && input.isOutline !== true) writeCompiledPages(cache, compiled)

  const lastUpdated = await input.lastUpdated
  const site = await progress.runStage('site', () =>
    createSite({
      ...inputs,
      ...files,
      problems: [...inputs.problems, ...files.problems, ...problems, ...(input.problems ?? [])],
      unread: new Set([...files.unread, ...inputs.missingPaths, ...failedPaths]),
      apis,
      unreadTables: new Set([...inputs.unreadTables, ...(failedPaths.length > 0 ? ['operations'] : [])]),
      root,
      config,
      lastUpdated,
      checkAddresses: input.checkAddresses,
      isOutline: input.isOutline,
      staticPaths: new Set(inputs.staticFiles.keys()),
      findConfigLine: openConfigLines(root),
    }),
  )
  const isLinked = input.isOutline !== true
  const addedFiles = isLinked ? await input.stages?.linkSite(site, config.url + config.base) : undefined
  const apiKeys = apis.flatMap(({ key }) => listStoreKeys(key))
  return {
    site,
    keys: new Set([...compiled.map(({ key }) => key), ...apiKeys]),
    reused,
    addedFiles: addedFiles ?? [],
  }
}

/** Creates the options that all pages of a site are compiled with. */
export function createPageOptions(
  input: LoadSiteInput,
  getCachedPage: LoadPagesOptions['getCachedPage'],
): LoadPagesOptions {
  const { root, inputs, engine, siteComponents, stages } = input
  return {
    root,
    variables: inputs.variables,
    engine: engine.compile,
    getCachedPage,
    compile: createTimedCompiler(input),
    siteComponents,
    stages,
  }
}

/** Creates a compiler that reports how long each page took. */
function createTimedCompiler({ workers, cache, progress, onCompiled }: LoadSiteInput): CompilePages {
  const compile = workers.createCompiler({ store: join(cache, 'store'), progress })
  return async (tasks) => {
    const results = await compile(tasks)
    for (const result of results) if ('page' in result) onCompiled?.(result.page.file, result.milliseconds)
    return results
  }
}
