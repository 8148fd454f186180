/** Longest time in ms that a file may take. */
const timeLimit = 10_000
/** How many files stay in memory. */
const limit = 80

const files = new Map<string, Promise<unknown>>()

/** A file of the site that is there no more, or that is not what it should be. */
export class FileError extends Error {}

/** The JSON of a file below `/_/reference/`, from memory, a fetch that is under way, or a new one. */
export async function loadJson<T>(path: string, priority: 'high' | 'low' = 'high'): Promise<T> {
  const known = files.get(path)
  files.delete(path)
  const promise = known ?? fetchJson(path, priority)
  files.set(path, promise)
  const oldest = files.keys().next()
  if (files.size > limit && !oldest.done) files.delete(oldest.value)
  try {
    return (await promise) as T
  } catch (error) {
    // Another try is a new fetch.
    if (files.get(path) === promise) files.delete(path)
    throw error
  }
}

async function fetchJson(path: string, priority: 'high' | 'low'): Promise<unknown> {
  const response = await fetch(path, { priority, signal: AbortSignal.timeout(timeLimit) })
  if (!response.ok) throw new FileError(`${path} answered ${response.status}.`)
  return response.json()
}
