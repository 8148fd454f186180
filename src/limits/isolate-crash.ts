interface CrashIsolation<Item, Result> {
  /** Works on a batch in a thread. */
  run(items: readonly Item[]): Promise<Result[]>
  /** Stands in for the result of an item that a thread crashed at. */
  onCrash(item: Item): Result
}

/** Works on a batch; where its thread runs out of memory, on each item alone, so that the right one is blamed. */
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
  // One after the other: together they may need more memory than there is.
  for (const item of items) results.push(...(await isolateCrash([item], { run, onCrash })))
  return results
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
