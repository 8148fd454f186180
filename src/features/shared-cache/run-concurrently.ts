/** Requests at a time. */
const limit = 4

/** Runs work for a few items at a time. An item is taken when its work begins. Rejects with the first failure, and then starts no more. */
export async function runConcurrently<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = takeEach(items)
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

function* takeEach<Item>(items: Iterable<Item>): Generator<Item> {
  yield* items
}
