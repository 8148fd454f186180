import { availableParallelism } from 'node:os'
import { Tinypool } from 'tinypool'
import type { CompileBatch } from './content/compile-batch.ts'
import type { CompileResult, CompileTask } from './content/compile-page.ts'
import type { Variables } from './content/variables.ts'
import { digest } from './disk/digest.ts'
import { openDiskStore } from './disk/disk-store.ts'
import { freeMemory } from './free-memory.ts'
import type { RenderBatch, RenderConstants } from './render-batch.ts'
import type { RenderResult, RenderTask } from './shared/render-task.ts'
import type { Progress } from './terminal/progress.ts'

/** Fewer tasks than this are done in the main thread: a worker takes longer to start than they take. */
const worthWorkers = 24
const batchSize = 16

/** In MB. A small young generation keeps a thread near 100 MB; the same work took 400 MB without a limit. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 24 }

/** The module that a thread loads, and what of it the thread calls. */
interface Work {
  filename: string
  name: string
}

const workOf = (path: string, name: string): Work => ({ filename: new URL(path, import.meta.url).href, name })
const compiling = workOf('./content/compile-batch.ts', 'compileBatch')
const rendering = workOf('./render-batch.ts', 'renderBatch')

/** Does the work on pages, in worker threads where that is faster. */
export interface Workers {
  compiler(options: CompilerOptions): (tasks: CompileTask[]) => Promise<CompileResult[]>
  renderer(
    options: RendererOptions,
  ): (tasks: RenderTask[], onDone: (results: RenderResult[]) => void) => Promise<void>
  /** Ends the threads, and with them what they have gathered; the next large batch starts new ones. */
  close(): Promise<void>
}

interface CompilerOptions {
  root: string
  variables: Variables
  /** Folder of the store that takes the articles. */
  store: string
  progress: Progress
}

interface RendererOptions {
  out: string
  store: string
  constants: RenderConstants
}

/** Threads start with the first large batch and live until they are closed. */
export function createWorkers(): Workers {
  let pool: Tinypool | undefined
  const run = async <T>(work: Work, batch: CompileBatch | RenderBatch): Promise<T> => {
    const threads = availableParallelism()
    pool ??= new Tinypool({ minThreads: threads, maxThreads: threads, resourceLimits })
    return pool.run(batch, work)
  }
  return {
    compiler({ root, variables, store, progress }) {
      return async (tasks) => {
        const batch = { storeFolder: store, root, variables: [...variables] }
        if (tasks.length < worthWorkers)
          return (await import('./content/compile-batch.ts')).compileBatch({ ...batch, tasks })
        let done = 0
        const compileSlice = async (slice: CompileTask[]): Promise<CompileResult[]> => {
          const results = await run<CompileResult[]>(compiling, { ...batch, tasks: slice })
          done += slice.length
          progress.advance(done, tasks.length)
          return results
        }
        return (await Promise.all(slices(tasks).map(compileSlice))).flat()
      }
    },
    renderer({ out, store, constants }) {
      return async (tasks, onDone) => {
        if (tasks.length === 0) return
        const text = JSON.stringify(constants)
        const key = digest(text)
        openDiskStore(store).put(key, Buffer.from(text))
        const batch = { storeFolder: store, constants: key, out }
        if (sum(tasks.map(weightOf)) < worthWorkers)
          return onDone(await (await import('./render-batch.ts')).renderBatch({ ...batch, tasks }))
        freeMemory()
        const renderSlice = async (slice: RenderTask[]): Promise<void> => {
          const results = await run<RenderResult[]>(rendering, { ...batch, tasks: slice })
          freeMemory()
          onDone(results)
        }
        // Large tasks come first, each alone, so that no thread ends long after the others.
        const large = tasks.filter(isLarge).sort((a, b) => weightOf(b) - weightOf(a))
        const others = slices(tasks.filter((task) => !isLarge(task)))
        await Promise.all([...large.map((task) => [task]), ...others].map(renderSlice))
      }
    },
    async close() {
      await pool?.destroy()
      pool = undefined
    },
  }
}

function slices<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / batchSize) }, (_, index) =>
    items.slice(index * batchSize, (index + 1) * batchSize),
  )
}

/** How many pages of a usual size a task is like: a reference has its operations, or schemas, under a heading each. */
const weightOf = (task: RenderTask): number =>
  task.kind === 'reference' ? Math.max(1, task.page.view.headings.length) : 1

const isLarge = (task: RenderTask): boolean => weightOf(task) > 1

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
