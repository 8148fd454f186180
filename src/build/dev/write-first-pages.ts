import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { silentProgress } from '../../cli/build-progress.ts'
import type { CompileResult, CompileTask } from '../../content/compile-page.ts'
import { writeSite } from '../../output/write-site.ts'
import { DocsError } from '../../shared/docs-error.ts'
import type { Bundle } from '../../shared/output/bundle.ts'
import type { OutputPage } from '../../shared/output/render-task.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import type { BuildOptions } from '../build-options.ts'
import { getCompiledPageFile } from '../compiled-page-cache.ts'
import { createWriteOptions } from '../create-write-options.ts'
import { type LoadSiteInput, loadSite } from '../load-site.ts'
import { getRecordFile, openSearchPacks } from '../output-lock-and-record.ts'
import { planOutput } from '../plan/plan-output.ts'

/** Time (ms) in which this thread reads requests that arrived while it was busy. */
const readingTime = 10
/** Time (ms) in which it responds to them, before the build keeps it busy again. */
const respondingTime = 150

interface FirstPages {
  load: LoadSiteInput
  options: BuildOptions
  view: SiteView
  loadBundle(): Promise<Bundle>
}

/**
 * Writes the home page and the pages that readers wait for before the site is compiled, if `docent dev` has no caches yet.
 * Of other pages, it reads only the front matter and the title. The build writes what comes out differently again.
 */
export async function writeFirstPages({ load, options, view, loadBundle }: FirstPages): Promise<void> {
  const { dev, cache, out, root } = options
  const isCached = [getRecordFile(cache, out), getCompiledPageFile(cache)].every((file) => existsSync(file))
  if (dev === undefined || isCached) return
  try {
    await sleep(readingTime)
    const firstPaths = new Set<string>()
    const site = await loadOutline(load, (path) => {
      const isFirst = path === '/' || dev.listWanted().includes(path)
      if (isFirst) firstPaths.add(path)
      return isFirst
    })
    const plan = await planOutput({
      ...{ root, config: load.config, engine: load.engine.render, site, view, bundle: await loadBundle() },
      ...{ inputs: load.inputs, search: openSearchPacks({ cache, out, keepsRecords: false }), images: [] },
      stages: load.stages,
      allowsLocalMock: true,
    })
    const isFirst = ({ owner }: OutputPage): boolean => firstPaths.has(owner)
    const writeOptions = createWriteOptions(
      { ...plan, pages: plan.pages.filter(isFirst), indexes: [] },
      { ...options, progress: silentProgress },
      { workers: load.workers, onPage: () => undefined },
    )
    // Requests of other pages wait for the build.
    const onPlanned = (): void => dev.onPlanned(plan.pages.map(({ owner }) => owner))
    await writeSite({ ...writeOptions, onPlanned })
    await sleep(respondingTime)
  } catch {
    // The build finds the failure again, and reports it.
  }
}

/** Loads a site. Only its pages at some paths are compiled. */
async function loadOutline(
  load: LoadSiteInput,
  isFirst: (path: string) => boolean,
): Promise<Awaited<ReturnType<typeof loadSite>>['site']> {
  const { outlinePage } = await import('../../content/compile-page.ts')
  const compile = load.workers.createCompiler({ store: join(load.cache, 'store'), progress: silentProgress })
  const compileFirst = async (tasks: CompileTask[]): Promise<CompileResult[]> => {
    const others: CompileResult[] = []
    const first = tasks.filter((task) => {
      const result = tryOutline(task, outlinePage)
      if ('page' in result && isFirst(result.page.path)) return true
      others.push(result)
      return false
    })
    return [...(await compile(first)), ...others]
  }
  const { site } = await loadSite({
    ...load,
    workers: { ...load.workers, createCompiler: () => compileFirst },
    progress: silentProgress,
    lastUpdated: Promise.resolve(new Map()),
    isOutline: true,
  })
  return site
}

function tryOutline(
  task: CompileTask,
  outlinePage: typeof import('../../content/compile-page.ts').outlinePage,
): CompileResult {
  try {
    return { page: outlinePage(task), milliseconds: 0 }
  } catch (error) {
    if (error instanceof DocsError) return { problems: [...error.problems] }
    throw error
  }
}
