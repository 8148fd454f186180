import { once } from 'node:events'
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { waitFor } from '../../tests/processes/wait-for.ts'
import { openBrowser } from '../browser/chromium.ts'
import { desktop } from '../browser/windows.ts'
import { setAside } from '../build-site.ts'
import { releaseAtEnd } from '../cleanup.ts'
import { measureBusyShare, waitForQuiet } from '../machine.ts'
import { describeFailure, killGroup, startProcess } from '../measure-process.ts'
import type { BenchOptions } from '../options.ts'
import { createBuildEnvironment } from '../site.ts'
import { type DevEngine, type DevSite, measuredPage } from './dev-site.ts'
import { type EditWatcher, formatEdit, watchEdits } from './edit-watcher.ts'
import { prepareDevSites } from './prepare-dev-sites.ts'

/** Times that a writer waits for with one engine. */
export interface DevFigures {
  engine: DevEngine
  /** From the start of the server until a page is in the browser, without caches, in seconds. */
  coldStart: number
  /** The same, with the caches of the previous start. */
  warmStart: number
  /** From the save of a file until its new sentence is on the screen, in milliseconds. */
  edits: number[]
  /** Part of all processors that other work took before or after, 0 to 1. */
  othersShare: number
}

const port = 8795
const longestStart = 180_000
const longestEdit = 60_000
export const editCount = 6
/** Time (ms) after an edit, so that the server has finished its work. */
export const pause = 4_000

/** Measures the development servers one after another, each with the same 600 pages. */
export async function measureDev(options: BenchOptions, corpus: string): Promise<DevFigures[]> {
  const figures: DevFigures[] = []
  for (const site of await prepareDevSites(options, corpus)) {
    const before = await waitForQuiet()
    for (const path of site.generated) await setAside(path, options.work)
    const cold = await measureStart(site, async () => [])
    const warm = await measureStart(site, (watcher) => measureEdits(site, watcher))
    const othersShare = Math.max(before, await measureBusyShare())
    const { engine } = site
    figures.push({
      engine,
      coldStart: cold.seconds,
      warmStart: warm.seconds,
      edits: warm.result,
      othersShare,
    })
    console.error(`${engine}, dev: ${JSON.stringify(figures.at(-1))}`)
  }
  return figures
}

/** Starts the server, opens the page, and works with it. `seconds` ends when the page's text is on the screen. */
async function measureStart<Result>(
  site: DevSite,
  work: (watcher: EditWatcher) => Promise<Result>,
): Promise<{ seconds: number; result: Result }> {
  await mkdir(site.tmpDir, { recursive: true })
  const { browser, close } = await openBrowser()
  const page = await browser.newPage({ viewport: desktop.viewport })
  const watcher = await watchEdits(page)
  const command = {
    argv: site.getCommand(port),
    cwd: site.cwd,
    env: { ...createBuildEnvironment(site.tmpDir), NODE_ENV: 'development', ASTRO_TELEMETRY_DISABLED: '1' },
    log: join(site.tmpDir, '..', 'dev.log'),
  }
  const start = performance.now()
  const server = startProcess(command)
  const stop = releaseAtEnd(() => killGroup(server))
  try {
    const failure = once(server, 'exit').then(([code]) => {
      throw new Error(describeFailure(command, code))
    })
    await Promise.race([openWhenReady(page), failure])
    const seconds = (performance.now() - start) / 1000
    // A server that shows its first page early continues to work: on the caches of its next start, for instance.
    await waitForQuiet()
    return { seconds, result: await work(watcher) }
  } finally {
    await stop()
    await close()
  }
}

/** Opens the page as soon as the server listens, and waits for its first sentence. */
async function openWhenReady(page: Page): Promise<void> {
  if (!(await waitFor(isListening, { every: 10, longest: longestStart })))
    throw new Error(`Nothing listens on port ${port}.`)
  await page.goto(`http://localhost:${port}/${measuredPage.path}`, {
    timeout: longestStart,
    waitUntil: 'commit',
  })
  await page.getByRole('main').getByText(measuredPage.text).first().waitFor({ timeout: longestStart })
}

async function isListening(): Promise<true | undefined> {
  const socket = connect({ port, host: 'localhost' })
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return undefined
  } finally {
    socket.destroy()
  }
}

/** Adds a sentence to the open page several times. Undoes all edits. */
async function measureEdits(site: DevSite, { waitForEdit }: EditWatcher): Promise<number[]> {
  const file = join(site.contentDir, measuredPage.file)
  const original = await readFile(file, 'utf8')
  const times: number[] = []
  try {
    for (let count = 1; count <= editCount; count++) {
      const saved = Date.now()
      await appendFile(file, `\n\n${formatEdit(count)}\n`)
      times.push((await withLimit(waitForEdit(count), site)) - saved)
      await delay(pause)
    }
  } finally {
    await writeFile(file, original)
  }
  return times
}

async function withLimit(arrival: Promise<number>, { engine }: DevSite): Promise<number> {
  const time = await Promise.race([arrival, delay(longestEdit, undefined, { ref: false })])
  if (time === undefined) throw new Error(`${engine} doesn't show an edit within ${longestEdit / 1000} s.`)
  return time
}
