import { afterAll, beforeAll, describe, inject, test } from 'vitest'
import type { BrowserEngine, PageOptions } from './engine-page.ts'
import type { Journey } from './journey.ts'
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
      const browser = engine
      if (browser === undefined) throw new Error(`${name} didn't start.`)
      const options = { width, height: 800, hasScript }
      await takeJourney(browser, options, run).catch(async (error: unknown) => {
        console.warn(`${name} gets a second try, because the first one failed.`, error)
        await takeJourney(browser, options, run)
      })
    })
  })
}

/** Takes a journey on a new page, and closes the page. */
async function takeJourney(engine: BrowserEngine, options: PageOptions, run: Journey['run']): Promise<void> {
  const page = await engine.openPage(options)
  try {
    await run(new Reader(page, inject('siteOrigin')))
  } finally {
    await page.close()
  }
}
