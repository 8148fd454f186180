import { setTimeout as delay } from 'node:timers/promises'
import type { Point } from '../../tests/engines/engine-page.ts'
import type { BareBrowser } from '../browser/bare-browser.ts'
import { type BarePage, setWindow } from '../browser/bare-page.ts'
import { desktop } from '../browser/windows.ts'
import { median, percentile } from '../statistics.ts'
import type { ApiOperation } from './api-document.ts'
import {
  getOperationSelectors,
  longestWait,
  type Readable,
  readableMark,
  watchOperation,
} from './readable.ts'
import { type Renderer, rendererPages } from './renderers.ts'

/** Operations opened from the index, one after another, with the processor slowed 4 times; milliseconds. */
export interface OperationClicks {
  median: number
  percentile90: number
  samples: number[]
  /** How many of the clicks had to ask the server for something before the operation could be read. */
  waitedForServer: number
}

/** Selectors of the elements to click. */
export interface ClickPlan {
  renderer: Renderer
  url: string
  /** Of one group. */
  operations: ApiOperation[]
}

const settling = 300
/** Scripts begin to work some time after `load`. */
const starting = 2000
/** The pointer rests on the link before the click, as a hand does; what is fetched ahead arrives meanwhile. */
const hovering = 1000

/** Resource types that an operation can need. The browser requests the favicon again when the title changes. */
const contentTypes = new Set(['Document', 'Fetch', 'Script', 'Stylesheet', 'XHR'])

/** Opens the page, then operation after operation; undefined when one of them takes more than two minutes. */
export async function measureClicks(
  browser: BareBrowser,
  { renderer, url, operations }: ClickPlan,
): Promise<OperationClicks | undefined> {
  const page = await browser.open()
  try {
    await setWindow(page, desktop)
    const requests = await countRequests(page, new URL(url).origin)
    await page.goto(url)
    const { group, link } = rendererPages[renderer]
    const [first] = operations
    if (first === undefined) throw new Error(`${url} has no operations to click.`)
    await delay(starting)
    if (group !== undefined) await page.click(await waitForCenter(page, group(first)))
    await waitForCenter(page, link(first))
    await page.send('Emulation.setCPUThrottlingRate', { rate: 4 })

    const clicks: { milliseconds: number; requests: number }[] = []
    for (const operation of operations) {
      const click = await clickAndWait(page, renderer, { operation, requests })
      if (click === undefined) return undefined
      clicks.push(click)
    }
    const samples = clicks.map(({ milliseconds }) => milliseconds)
    const waitedForServer = clicks.filter(({ requests }) => requests > 0).length
    return { median: median(samples), percentile90: percentile(samples, 0.9), samples, waitedForServer }
  } finally {
    await page.close()
  }
}

interface Click {
  operation: ApiOperation
  /** How many requests the page has made between two times, in milliseconds since the epoch. */
  requests(from: number, to: number): number
}

async function clickAndWait(
  page: BarePage,
  renderer: Renderer,
  { operation, requests }: Click,
): Promise<{ milliseconds: number; requests: number } | undefined> {
  const link = rendererPages[renderer].link(operation)
  await waitForCenter(page, link)
  await delay(settling)
  const center = await waitForCenter(page, link)
  await page.moveMouse(center)
  await delay(hovering)
  const target = getOperationSelectors(renderer, operation)
  await page.evaluate(watchOperation, { target, mark: readableMark, since: 'click' } as const)
  const before = Date.now()
  await page.click(center)
  await delay(settling)
  const readable = await page
    .waitFor({ every: 100, longest: longestWait }, takeReadable)
    .catch(() => undefined)
  return readable && { milliseconds: readable.milliseconds, requests: requests(before, readable.time) }
}

interface SentRequest {
  request: { url: string }
  type: string
  /** Seconds since the epoch. */
  wallTime: number
}

/** Counts what the page asks its own host for. */
async function countRequests(page: BarePage, origin: string): Promise<Click['requests']> {
  const times: number[] = []
  page.on('Network.requestWillBeSent', ({ request, type, wallTime }: SentRequest) => {
    if (request.url.startsWith(origin) && contentTypes.has(type)) times.push(wallTime * 1000)
  })
  await page.send('Network.enable')
  return (from, to) => times.filter((time) => time >= from && time <= to).length
}

const waitForCenter = (page: BarePage, selector: string): Promise<Point> =>
  page.waitFor({ every: 100, longest: longestWait }, findCenter, selector)

/** Runs in the page: brings an element into the window. */
function findCenter(selector: string): Point | undefined {
  const element = document.querySelector(selector)
  element?.scrollIntoView({ block: 'center' })
  const box = element?.getBoundingClientRect()
  if (box === undefined || box.width === 0) return undefined
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Runs in the page. */
function takeReadable(): Readable | undefined {
  const page = window as unknown as { benchReadable?: Readable | undefined }
  const readable = page.benchReadable
  page.benchReadable = undefined
  return readable
}
