import { availableParallelism } from 'node:os'
import { Tinypool } from 'tinypool'
import type { BuildProgress } from '../cli/build-progress.ts'
import type { CompileBatch } from '../content/compile-batch.ts'
import type { CompileResult, CompileTask } from '../content/compile-page.ts'
import { digest } from '../disk/digest.ts'
import { openDiskStore } from '../disk/disk-store.ts'
import { freeMemory } from '../safeguards/free-memory.ts'
import { isolateCrash } from '../safeguards/isolate-crash.ts'
import type { Problem } from '../shared/docs-error.ts'
import { getSourceFile, type OutputPage, type RenderResult } from '../shared/output/render-task.ts'
import { splitIntoBatches } from '../shared/split-into-batches.ts'
import type { RenderBatch, RenderConstants } from './render-batch.ts'
import { createRenderQueue, type RenderQueue, sumWeights } from './render-queue.ts'

/** Fewer tasks than this run in the main thread, because a worker takes longer to start. */
const minWorkerTasks = 24
const batchSize = 16

/**
 * In MB. Half of this takes 10% more CPU time and no less memory at the peak. Without a limit, the same work took 400
 * MB.
 */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 48 }

/** The module that a thread loads, and the function that it calls. */
interface WorkerCall {
  filename: string
  name: string
}

const compileCall: WorkerCall = {
  filename: new URL('../content/compile-batch.ts', import.meta.url).href,
  name: 'compileBatch',
}
const renderCall: WorkerCall = {
  filename: new URL('./render-batch.ts', import.meta.url).href,
  name: 'renderBatch',
}

/** Compiles pages and stores their articles. */
export type CompilePages = (tasks: CompileTask[]) => Promise<CompileResult[]>

/** Processes pages, in worker threads if that is faster. */
export interface Workers {
  createCompiler(options: CompilerOptions): CompilePages
  createRenderer(
    options: RendererOptions,
  ): (pages: OutputPage[], onDone: (results: RenderResult[]) => void) => Promise<void>
  /** Ends the threads and frees their memory. The next large batch starts new ones. */
  close(): Promise<void>
}

interface CompilerOptions {
  /** Folder of the store for articles. */
  store: string
  progress: BuildProgress
}

interface RendererOptions {
  out: string
  store: string
  constants: RenderConstants
  /** Whether texts get compressed variants. */
  isCompressed: boolean
  /** Whether a page is rendered before all others. Asked again before each slice. */
  isWanted: ((owner: string) => boolean) | undefined
}

/** Threads start with the first large batch and run until they're closed. */
export function createWorkers(): Workers {
  let pool: Tinypool | undefined
  const threads: Threads = {
    run(work, batch) {
      const count = availableParallelism()
      pool ??= new Tinypool({ minThreads: count, maxThreads: count, resourceLimits })
      return pool.run(batch, work)
    },
    async close() {
      await pool?.destroy()
      pool = undefined
    },
  }
  return {
    createCompiler: (options) => (tasks) => compileTasks(tasks, options, threads),
    createRenderer: (options) => (pages, onDone) => renderTasks(pages, onDone, { ...options, threads }),
    close: threads.close,
  }
}

interface Threads {
  run<Result>(work: WorkerCall, batch: CompileBatch | RenderBatch): Promise<Result>
  close(): Promise<void>
}

async function compileTasks(
  tasks: CompileTask[],
  { store, progress }: CompilerOptions,
  threads: Threads,
): Promise<CompileResult[]> {
  if (tasks.length < minWorkerTasks)
    return (await import('../content/compile-batch.ts')).compileBatch({ storeFolder: store, tasks })
  let done = 0
  const compileSlice = async (slice: CompileTask[]): Promise<CompileResult[]> => {
    const results = await isolateCrash(slice, {
      run: (part) => threads.run<CompileResult[]>(compileCall, { storeFolder: store, tasks: [...part] }),
      onCrash: ({ file }) => ({ problems: [createMemoryProblem(file)] }),
    })
    done += slice.length
    progress.advance(done, tasks.length)
    return results
  }
  return (await Promise.all(splitIntoBatches(tasks, batchSize).map(compileSlice))).flat()
}

type RenderOptions = RendererOptions & { threads: Threads }

async function renderTasks(
  pages: OutputPage[],
  onDone: (results: RenderResult[]) => void,
  { out, store, constants, isCompressed, isWanted, threads }: RenderOptions,
): Promise<void> {
  if (pages.length === 0) return
  const text = JSON.stringify(constants)
  const key = digest(text)
  openDiskStore(store).put(key, Buffer.from(text))
  const batch = { storeFolder: store, constants: key, out, isCompressed }
  const renderHere = async (some: OutputPage[]): Promise<void> =>
    onDone(await (await import('./render-batch.ts')).renderBatch({ ...batch, pages: some }))
  if (sumWeights(pages) < minWorkerTasks) return renderHere(pages)
  // Threads take longer to start than these pages.
  const [wanted, others] = partition(pages, ({ owner }) => isWanted?.(owner) === true)
  if (wanted.length > 0) await renderHere(wanted)
  await renderInThreads(createRenderQueue(others, isWanted), async (slice) => {
    const results = await isolateCrash(slice, {
      run: (part) => threads.run<RenderResult[]>(renderCall, { ...batch, pages: [...part] }),
      onCrash: (page): RenderResult => ({
        kind: 'failed',
        problem: createMemoryProblem(getSourceFile(page)),
      }),
    })
    onDone(results)
  })
  // The threads have no work left, and the indexes need their memory.
  await threads.close()
  freeMemory()
}

async function renderInThreads(
  queue: RenderQueue,
  render: (slice: OutputPage[]) => Promise<void>,
): Promise<void> {
  freeMemory()
  const renderNext = async (): Promise<void> => {
    for (let slice = queue.next(); slice !== undefined; slice = queue.next()) {
      await render(slice)
      freeMemory()
    }
  }
  // Two slices per thread, so that no thread waits while this one handles results.
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, renderNext))
}

function partition<T>(items: readonly T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))]
}

const createMemoryProblem = (file: string): Problem => ({
  problem: `This page needs more than ${resourceLimits.maxOldGenerationSizeMb} MB of memory.`,
  at: { file, line: undefined },
  fix: 'Split the page, or simplify its code blocks, formulas, and tables.',
})
