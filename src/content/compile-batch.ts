import '../shared/node-20-polyfills.ts'
import { openDiskStore } from '../disk/disk-store.ts'
import { mapWithTimeLimit } from '../safeguards/time-limit.ts'
import { noteWork } from '../safeguards/work-notes.ts'
import { DocsError, type Problem } from '../shared/docs-error.ts'
import { type CompileResult, type CompileTask, compilePage } from './compile-page.ts'
import { countDiagrams, loadMermaid } from './markdown/diagrams/load-mermaid.ts'

/** Time limits in seconds. A large page takes 2 s, and a large diagram 1 s. */
const pageSeconds = 6
const diagramSeconds = 2
const maxPageSeconds = 20

/** The Markdown compiler is native, so only ending its process stops it. */
const nativeSeconds = 30

/** Compiles a batch of pages and stores their articles. */
export interface CompileBatch {
  storeFolder: string
  tasks: CompileTask[]
}

/** Runs in a worker thread, or in the main thread if a thread isn't worth starting. */
export function compileBatch({ storeFolder, tasks }: CompileBatch): CompileResult[] {
  const store = openDiskStore(storeFolder)
  const work = (task: CompileTask): CompileResult => {
    noteWork({ file: task.file, seconds: nativeSeconds })
    const start = performance.now()
    try {
      const { page, article } = compilePage(task)
      store.put(page.key, Buffer.from(JSON.stringify(article)))
      return { page, milliseconds: performance.now() - start }
    } catch (error) {
      if (error instanceof DocsError) return { problems: [...error.problems] }
      if (isStackOverflow(error)) return { problems: [createDepthProblem(task)] }
      throw new Error(`Compiling ${task.file} failed.`, { cause: error })
    }
  }
  const diagrams = Math.max(0, ...tasks.map(({ source }) => countDiagrams(source.text)))
  if (diagrams > 0) loadMermaid()
  const seconds = Math.min(pageSeconds + diagrams * diagramSeconds, maxPageSeconds)
  const onTimeout = (task: CompileTask): CompileResult => ({
    problems: [createTimeoutProblem(task, seconds)],
  })
  const results = mapWithTimeLimit(tasks, { milliseconds: seconds * 1000, work, onTimeout })
  noteWork(undefined)
  return results
}

/** Acorn catches the overflow, and throws a syntax error about "stack space". */
const isStackOverflow = (error: unknown): boolean =>
  (error instanceof RangeError || error instanceof SyntaxError) &&
  /^Maximum call stack|stack space/.test(error.message)

const createDepthProblem = ({ file }: CompileTask): Problem => ({
  problem: 'The page has elements, lists, or brackets that are nested too deeply.',
  at: { file, line: undefined },
  fix: 'Close every element, and put long expressions into code blocks.',
})

const createTimeoutProblem = ({ file }: CompileTask, seconds: number): Problem => ({
  problem: `Compiling the page took longer than ${seconds} seconds.`,
  at: { file, line: undefined },
  fix: 'Split the page, or simplify its code blocks, diagrams, formulas, and tables.',
})
