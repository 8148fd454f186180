import { getErrorCode } from '../shared/get-error-code.ts'

interface CrashIsolation<Item, Result> {
  /** Processes a batch in a thread. */
  run(items: readonly Item[]): Promise<Result[]>
  /** Returns the result for an item that crashed its thread. */
  onCrash(item: Item): Result
}

/**
 * Processes a batch. If its thread runs out of memory, processes each item separately, so that the right one is
 * reported.
 */
export async function isolateCrash<Item, Result>(
  items: readonly Item[],
  { run, onCrash }: CrashIsolation<Item, Result>,
): Promise<Result[]> {
  try {
    return await run(items)
  } catch (error) {
    if (!isOutOfMemory(error)) throw error
  }
  const [only] = items
  if (items.length === 1 && only !== undefined) return [onCrash(only)]
  const results: Result[] = []
  // One at a time: together they may need more memory than is available.
  for (const item of items) results.push(...(await isolateCrash([item], { run, onCrash })))
  return results
}

const isOutOfMemory = (error: unknown): boolean => getErrorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY'
