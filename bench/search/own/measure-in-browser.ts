import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import { openBrowser } from '../../browser/chromium.ts'
import { serveFolder } from '../../browser/static-server.ts'
import { type BenchQuery, resultLimit } from '../bench-query.ts'
import { bundleModule } from '../bundle-module.ts'
import { computeSpread, countBytes, measureTransfer, type Spread, type Transfer } from '../transfer.ts'

/** Measurements of the engine of a built site. */
export interface InBrowser {
  transfer: Transfer
  /** Milliseconds of a query whose files are there, with the processor slowed 4 times. */
  slowTime: Spread
  /** MiB that the engine holds after all questions. */
  memory: number
}

interface Subject {
  /** A built site. */
  outDir: string
  /** Address of its index. */
  index: string
  questions: readonly BenchQuery[]
}

/** Measures the engine on an otherwise empty page next to the built site. */
const pageFolder = 'search-bench'
const slowdown = 4

export async function measureInBrowser({ outDir, index, questions }: Subject): Promise<InBrowser> {
  await writePage(outDir)
  const sent = countBytes()
  const server = await serveFolder(outDir, sent.add)
  const { browser, close } = await openBrowser()
  const open = async (): Promise<Page> => {
    const page = await browser.newPage()
    await page.goto(`${server.url}${pageFolder}/`)
    return page
  }
  try {
    const transfer = await measureTransfer(
      questions,
      async () => {
        const page = await open()
        return { ask: (question) => ask(page, index, question), leave: () => page.close() }
      },
      sent,
    )
    return { transfer, ...(await measurePhone(await open(), index, questions)) }
  } finally {
    await close()
    await server.close()
    await rm(join(outDir, pageFolder), { recursive: true, force: true })
  }
}

async function writePage(outDir: string): Promise<void> {
  const folder = join(outDir, pageFolder)
  await mkdir(folder, { recursive: true })
  const file = join(import.meta.dirname, 'browser-engine.ts')
  await writeFile(join(folder, 'engine.js'), await bundleModule({ file, names: ['openEngine'] }))
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><link rel="icon" href="data:,"><title>Search</title>',
  )
}

async function measurePhone(
  page: Page,
  index: string,
  questions: readonly BenchQuery[],
): Promise<Omit<InBrowser, 'transfer'>> {
  const session = await page.context().newCDPSession(page)
  const before = await readHeap(session)
  for (const question of questions) await ask(page, index, question)
  const memory = (await readHeap(session)) - before
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const times: number[] = []
  for (const question of questions) times.push(await ask(page, index, question))
  return { slowTime: computeSpread(times), memory }
}

/** MiB in use after a collection, with the bytes of typed arrays. */
async function readHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const usage: { usedSize: number; backingStorageSize?: number } = await session.send('Runtime.getHeapUsage')
  return (usage.usedSize + (usage.backingStorageSize ?? 0)) / 2 ** 20
}

/** Runs a query and returns its duration in milliseconds. */
async function ask(page: Page, folder: string, question: BenchQuery): Promise<number> {
  return page.evaluate(
    async ({ text, area, wanted, folder: index, script }) => {
      interface Engine {
        search(query: object, signal: AbortSignal): Promise<unknown>
      }
      const state = window as Window & { engine?: Engine }
      if (state.engine === undefined) {
        const module = (await import(script)) as { openEngine(folder: string): Engine }
        state.engine = module.openEngine(index)
      }
      const start = performance.now()
      const query = { text, area, kind: undefined, offset: 0, limit: wanted }
      await state.engine.search(query, new AbortController().signal)
      return performance.now() - start
    },
    { ...question, wanted: resultLimit, folder, script: `/${pageFolder}/engine.js` },
  )
}
