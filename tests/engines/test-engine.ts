import { afterAll, beforeAll, describe, inject, test } from 'vitest'
import type { BrowserEngine } from './engine-page.ts'
import { journeys } from './journeys.ts'
import { Reader } from './reader.ts'

interface TestedEngine {
  name: string
  /** Why the engine can't be tested here. */
  reason: string | undefined
  start(): Promise<BrowserEngine>
}

const titled = journeys.map((journey) => [journey.title, journey] as const)

/** Takes every journey in an engine. */
export function testEngine({ name, reason, start }: TestedEngine): void {
  describe.skipIf(reason !== undefined)(reason ?? `a reader with ${name}`, () => {
    let engine: BrowserEngine | undefined
    beforeAll(async () => {
      engine = await start()
    })
    afterAll(async () => {
      await engine?.stop()
    })

    test.each(titled)('%s', async (_title, { width = 1280, hasScript = true, run }) => {
      if (engine === undefined) throw new Error(`${name} didn't start.`)
      const page = await engine.openPage({ width, height: 800, hasScript })
      try {
        await run(new Reader(page, inject('siteOrigin')))
      } finally {
        await page.close()
      }
    })
  })
}
