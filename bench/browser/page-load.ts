import { setTimeout as delay } from 'node:timers/promises'
import { median } from '../statistics.ts'
import type { BareBrowser } from './bare-browser.ts'
import { type BarePage, setWindow } from './bare-page.ts'
import { phone, slowDown } from './windows.ts'

/** How a page appears on a phone; times in milliseconds since the navigation began. */
export interface PageLoad {
  firstPaint: number
  largestPaint: number
  /** Parts beyond 50 ms of the main thread's tasks, from the first paint until five seconds after `load`. */
  blockingTime: number
  /** Sum of all layout shifts without recent input. */
  layoutShift: number
  loaded: number
}

/** One load, as the page's own observers saw it. */
interface Observed {
  firstPaint: number
  largestPaint: number
  layoutShift: number
  loaded: number
  tasks: { start: number; duration: number }[]
}

/** An entry of the layout-shift observer; not in TypeScript's library. */
interface ShiftEntry extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

const afterLoad = 5000
const longTask = 50

/** Loads the page `count` times as a phone on a slow network does, always with an empty cache; medians. */
export async function measurePageLoad(browser: BareBrowser, url: string, count: number): Promise<PageLoad> {
  await loadOnce(browser, url)
  const loads: PageLoad[] = []
  for (let index = 0; index < count; index++) loads.push(await loadOnce(browser, url))
  const computeMedian = (field: keyof PageLoad): number => median(loads.map((load) => load[field]))
  return {
    firstPaint: computeMedian('firstPaint'),
    largestPaint: computeMedian('largestPaint'),
    blockingTime: computeMedian('blockingTime'),
    layoutShift: computeMedian('layoutShift'),
    loaded: computeMedian('loaded'),
  }
}

async function loadOnce(browser: BareBrowser, url: string): Promise<PageLoad> {
  const page = await browser.open()
  try {
    await setWindow(page, phone)
    await slowDown(page)
    await page.addInitScript(startObservers)
    await page.goto(url)
    await delay(afterLoad)
    return summarize(await readObserved(page))
  } finally {
    await page.close()
  }
}

function summarize({ tasks, ...load }: Observed): PageLoad {
  const end = load.loaded + afterLoad
  const blocking = tasks.map(({ start, duration }) => {
    const from = Math.max(start, load.firstPaint)
    return Math.max(0, Math.min(start + duration, end) - from - longTask)
  })
  return { ...load, blockingTime: blocking.reduce((sum, time) => sum + time, 0) }
}

/** Runs in the page before anything else of it. */
function startObservers(): void {
  const observed: Observed = { firstPaint: 0, largestPaint: 0, layoutShift: 0, loaded: 0, tasks: [] }
  const observe = (type: string, take: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  }
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') observed.firstPaint = entry.startTime
  })
  observe('largest-contentful-paint', (entry) => {
    observed.largestPaint = entry.startTime
  })
  observe('longtask', (entry) => observed.tasks.push({ start: entry.startTime, duration: entry.duration }))
  observe('layout-shift', (entry) => {
    const shift = entry as ShiftEntry
    if (!shift.hadRecentInput) observed.layoutShift += shift.value
  })
  Object.assign(window, { benchObserved: observed })
}

async function readObserved(page: BarePage): Promise<Observed> {
  return page.evaluate(() => {
    const { benchObserved } = window as unknown as { benchObserved: Observed }
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return { ...benchObserved, loaded: navigation?.loadEventEnd ?? 0 }
  })
}
