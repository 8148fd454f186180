/** Requests at a time. */
const limit = 4

/** Runs work for each item, a few at a time. Rejects with the first failure, and then starts no more. */
export async function runLimited<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values()
  let hasFailed = false
  const runNext = async (): Promise<void> => {
    for (const item of queue) {
      if (hasFailed) return
      await work(item).catch((error: unknown) => {
        hasFailed = true
        throw error
      })
    }
  }
  await Promise.all(Array.from({ length: limit }, runNext))
}
