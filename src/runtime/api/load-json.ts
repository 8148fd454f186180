import { addBase } from '../../shared/urls.ts'
import { createFetchCache } from '../loading/fetch-cache.ts'
import { fetchFile } from '../loading/fetch-file.ts'

/** Converts the path of an engine file to the path that it is served at. */
export const getServedPath = (path: string): string =>
  addBase(document.documentElement.dataset.base ?? '/', path)

const jsonFiles = createFetchCache<unknown>({
  limit: 80,
  fetch: async (path, options) => (await fetchFile(path, options)).json(),
})

/** Loads a JSON file below `/_/api/`. */
export async function loadJson<T>(path: string, priority?: 'high' | 'low'): Promise<T> {
  return (await jsonFiles.load(path, { priority })) as T
}

export const prefetchJson = jsonFiles.prefetch
