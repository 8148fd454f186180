import { openDiskStore } from '../disk/disk-store.ts'
import { DocsError } from '../shared/docs-error.ts'
import { type CompileResult, type CompileTask, compilePage } from './compile-page.ts'

/** Compiles a batch of pages and puts their articles into the store. */
export interface CompileBatch {
  storeFolder: string
  tasks: CompileTask[]
}

/** Runs in a worker thread, or in the main one where a thread is not worth its start. */
export function compileBatch({ storeFolder, tasks }: CompileBatch): CompileResult[] {
  const store = openDiskStore(storeFolder)
  return tasks.map((task) => {
    try {
      const { page, article } = compilePage(task)
      store.put(page.key, Buffer.from(JSON.stringify(article)))
      return { page }
    } catch (error) {
      if (error instanceof DocsError) return { problems: [...error.problems] }
      throw new Error(`Compiling ${task.file} failed.`, { cause: error })
    }
  })
}
