import { expect, test } from 'vitest'
import { isolateCrash } from './isolate-crash.ts'

const outOfMemory = (): Error =>
  Object.assign(new Error('Out of memory.'), { code: 'ERR_WORKER_OUT_OF_MEMORY' })

test('reports only the item that exhausts the memory and completes the rest of its batch', async () => {
  const batches: string[][] = []
  const run = async (items: readonly string[]): Promise<string[]> => {
    batches.push([...items])
    if (items.includes('huge')) throw outOfMemory()
    return items.map((item) => `${item} done`)
  }
  const results = await isolateCrash(['a', 'huge', 'b'], { run, onCrash: (item) => `${item} failed` })
  expect(results).toEqual(['a done', 'huge failed', 'b done'])
  expect(batches).toEqual([['a', 'huge', 'b'], ['a'], ['huge'], ['b']])
})

test('throws any other error immediately', async () => {
  const run = (): Promise<never> => Promise.reject(new Error('mine'))
  await expect(isolateCrash(['a', 'b'], { run, onCrash: () => '' })).rejects.toThrow('mine')
})
