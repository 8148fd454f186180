import { setTimeout as delay } from 'node:timers/promises'
import type { Point } from '../../tests/engines/engine-page.ts'
import { median, percentile } from '../statistics.ts'
import type { BareBrowser } from './bare-browser.ts'
import { type BarePage, setWindow } from './bare-page.ts'
import { desktop } from './windows.ts'

/** Times from a click in the sidebar to the painted new page, in milliseconds. */
export interface NavigationTimes {
  median: number
  percentile90: number
  samples: number[]
  /** How many of the clicks loaded a whole new document. */
  fullLoads: number
}

/** Options of a navigation measurement. */
export interface NavigationPlan {
  /** Page to begin at. */
  url: string
  /** CSS selector of the sidebar's links. */
  sidebarLinks: string
  clicks: number
  /** 1 is the machine's own speed. */
  cpuSlowdown: number
}

interface Arrival {
  milliseconds: number
  isFullLoad: boolean
}

/** Until the last navigation has stopped replacing the sidebar's elements. */
const settling = 200
const idleBeforeClick = 1000
/** The pointer rests on the link before the click, as briefly as a quick hand does: every engine may fetch ahead. */
const hovering = 150
const longestNavigation = 20_000
/** Where the page notes that it has arrived, in the storage of its tab. */
const arrivalKey = 'bench-arrival'

/** Clicks sidebar links of the page's own folder one after another, none of them visited before. */
export async function measureNavigation(
  browser: BareBrowser,
  plan: NavigationPlan,
): Promise<NavigationTimes> {
  const page = await browser.open()
  try {
    await setWindow(page, desktop)
    await page.addInitScript(watchClicks, arrivalKey)
    await page.goto(plan.url)
    await page.send('Emulation.setCPUThrottlingRate', { rate: plan.cpuSlowdown })

    const arrivals: Arrival[] = []
    for (const path of await listTargets(page, plan)) arrivals.push(await clickAndWait(page, plan, path))
    const samples = arrivals.map((arrival) => arrival.milliseconds)
    const fullLoads = arrivals.filter((arrival) => arrival.isFullLoad).length
    return { median: median(samples), percentile90: percentile(samples, 0.9), samples, fullLoads }
  } finally {
    await page.close()
  }
}

/** Paths of the pages to click: of the first page's folder, spread over it, in the order of the sidebar. */
async function listTargets(page: BarePage, { url, sidebarLinks, clicks }: NavigationPlan): Promise<string[]> {
  const folder = new URL('..', url).pathname
  const here = new URL(url).pathname
  const paths = await page.waitFor(
    { every: 100, longest: longestNavigation },
    (selector: string) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)]
      return links.length === 0 ? undefined : links.map(({ pathname }) => pathname)
    },
    sidebarLinks,
  )
  const targets = [...new Set(paths)].filter(
    (path) => path.startsWith(folder) && path !== folder && path !== here,
  )
  if (targets.length < clicks)
    throw new Error(`The sidebar of ${url} has ${targets.length} links of its folder.`)
  const step = Math.floor(targets.length / clicks)
  return targets.filter((_, index) => index % step === 0).slice(0, clicks)
}

async function clickAndWait(page: BarePage, plan: NavigationPlan, path: string): Promise<Arrival> {
  await delay(settling)
  await page.evaluate(findLink, plan.sidebarLinks, path)
  await delay(idleBeforeClick)
  const center = await page.evaluate(findLink, plan.sidebarLinks, path)
  if (center === undefined) throw new Error(`The sidebar has no link to ${path} that can be seen.`)
  await page.moveMouse(center)
  await delay(hovering)
  await page.click(center)
  await delay(settling)
  return page.waitFor({ every: 100, longest: longestNavigation }, takeArrival, arrivalKey)
}

/** Runs in the page: brings a link into the window. */
function findLink(selector: string, path: string): Point | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)]
  const link = links.find(({ pathname }) => pathname === path)
  link?.scrollIntoView({ block: 'nearest' })
  const box = link?.getBoundingClientRect()
  if (box === undefined || box.width === 0) return undefined
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Runs in the page. The note survives a new document. */
function takeArrival(key: string): Arrival | undefined {
  const note = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return note === null ? undefined : (JSON.parse(note) as Arrival)
}

/** A click in progress, stored in `sessionStorage` so that a new document finds it. */
interface Click {
  /** Times since the epoch, in milliseconds. */
  time: number
  /** Time origin of the document that was clicked in. */
  document: number
  path: string
  heading: string | undefined
}

/**
 * Runs in every document. A click notes its time and the present path and heading; when both have changed,
 * here or in the next document, two frames later the navigation is over.
 */
function watchClicks(arrivalKey: string): void {
  const key = 'bench-click'
  const { timeOrigin } = performance
  const readHeading = (): string | undefined =>
    (document.querySelector('main h1') ?? document.querySelector('h1'))?.textContent ?? undefined

  const finish = (click: Click): void => {
    const milliseconds = timeOrigin + performance.now() - click.time
    sessionStorage.removeItem(key)
    sessionStorage.setItem(
      arrivalKey,
      JSON.stringify({ milliseconds, isFullLoad: click.document !== timeOrigin }),
    )
  }
  const watch = (click: Click): void => {
    const heading = readHeading()
    const hasArrived = location.pathname !== click.path && heading !== undefined && heading !== click.heading
    if (hasArrived) requestAnimationFrame(() => requestAnimationFrame(() => finish(click)))
    else setTimeout(watch, 0, click)
  }
  const note = (event: MouseEvent): void => {
    const time = timeOrigin + event.timeStamp
    const click = { time, document: timeOrigin, path: location.pathname, heading: readHeading() }
    sessionStorage.setItem(key, JSON.stringify(click))
    watch(click)
  }
  addEventListener('click', note, { capture: true })
  const begun = sessionStorage.getItem(key)
  if (begun !== null) watch(JSON.parse(begun) as Click)
}
