import { withBase } from '../../shared/urls.ts'
import { fetchFile } from '../loading/fetch-file.ts'

/** Path of a file of the engine, as it is served. */
export const servedPath = (path: string): string =>
  withBase(document.documentElement.dataset.base ?? '/', path)

interface FilesOptions<T> {
  /** How many files stay in memory. */
  limit: number
  read(response: Response): Promise<T>
}

/** Loads a file from memory, a fetch that is under way, or a new one. */
type Load<T> = (path: string, priority?: 'high' | 'low') => Promise<T>

/** Files of one kind, of which the last ones stay in memory. */
function createLoader<T>({ limit, read }: FilesOptions<T>): Load<T> {
  const files = new Map<string, Promise<T>>()
  return async (path, priority = 'high') => {
    const known = files.get(path)
    files.delete(path)
    const promise = known ?? fetchFile(path, { priority }).then(read)
    files.set(path, promise)
    const oldest = files.keys().next()
    if (files.size > limit && !oldest.done) files.delete(oldest.value)
    try {
      return await promise
    } catch (error) {
      // Another try is a new fetch.
      if (files.get(path) === promise) files.delete(path)
      throw error
    }
  }
}

const loadAnyJson = createLoader<unknown>({ limit: 80, read: (response) => response.json() })

/** The JSON of a file below `/_/api/`. */
export async function loadJson<T>(path: string, priority?: 'high' | 'low'): Promise<T> {
  return (await loadAnyJson(path, priority)) as T
}

/** The HTML of a page. A group has a megabyte. */
export const loadHtml: Load<string> = createLoader({ limit: 3, read: (response) => response.text() })
