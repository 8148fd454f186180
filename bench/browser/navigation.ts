import type { Browser, Locator, Page } from '@playwright/test'
import { median, percentile90 } from '../statistics.ts'

/** Times from a click in the sidebar to the painted new page, in milliseconds. */
export interface Navigation {
  median: number
  percentile90: number
  samples: number[]
  /** How many of the clicks loaded a whole new document. */
  fullLoads: number
}

/** What to click, how often and how slow. */
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
const longestNavigation = 20_000
const arrivalMark = 'bench-arrival '

/** Clicks sidebar links of the page's own folder one after another, none of them visited before. */
export async function measureNavigation(browser: Browser, plan: NavigationPlan): Promise<Navigation> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await page.addInitScript(watchClicks, arrivalMark)
    await page.goto(plan.url, { waitUntil: 'load' })
    await session.send('Emulation.setCPUThrottlingRate', { rate: plan.cpuSlowdown })

    const arrivals: Arrival[] = []
    for (const path of await listTargets(page, plan)) arrivals.push(await clickAndWait(page, plan, path))
    const samples = arrivals.map((arrival) => arrival.milliseconds)
    const fullLoads = arrivals.filter((arrival) => arrival.isFullLoad).length
    return { median: median(samples), percentile90: percentile90(samples), samples, fullLoads }
  } finally {
    await context.close()
  }
}

/** Paths of the pages to click: of the first page's folder, spread over it, in the order of the sidebar. */
async function listTargets(page: Page, { url, sidebarLinks, clicks }: NavigationPlan): Promise<string[]> {
  const folder = new URL('..', url).pathname
  const here = new URL(url).pathname
  await page.locator(sidebarLinks).first().waitFor({ state: 'attached' })
  const paths = await page
    .locator(sidebarLinks)
    .evaluateAll((links) => links.map((link) => (link instanceof HTMLAnchorElement ? link.pathname : '')))
  const targets = [...new Set(paths)].filter(
    (path) => path.startsWith(folder) && path !== folder && path !== here,
  )
  if (targets.length < clicks)
    throw new Error(`The sidebar of ${url} has ${targets.length} links of its folder.`)
  const step = Math.floor(targets.length / clicks)
  return targets.filter((_, index) => index % step === 0).slice(0, clicks)
}

async function clickAndWait(page: Page, plan: NavigationPlan, path: string): Promise<Arrival> {
  const link = page
    .locator(plan.sidebarLinks)
    .and(page.locator(`[href$="${path}"]`))
    .first()
  await page.waitForTimeout(settling)
  await link.evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
  await page.waitForTimeout(idleBeforeClick)
  const { x, y } = await findCentre(link)
  const arrival = waitForArrival(page)
  await page.mouse.click(x, y)
  return arrival
}

/** The page tells by its console: that survives a new document, and a strict Content-Security-Policy. */
async function waitForArrival(page: Page): Promise<Arrival> {
  const message = await page.waitForEvent('console', {
    predicate: (found) => found.text().startsWith(arrivalMark),
    timeout: longestNavigation,
  })
  return JSON.parse(message.text().slice(arrivalMark.length)) as Arrival
}

async function findCentre(link: Locator): Promise<{ x: number; y: number }> {
  const box = await link.boundingBox()
  if (box === null) throw new Error(`The sidebar link ${link} is not visible.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A click that is under way, kept in the tab's storage so that a new document finds it. */
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
function watchClicks(mark: string): void {
  const key = 'bench-click'
  const { timeOrigin } = performance
  const readHeading = (): string | undefined =>
    (document.querySelector('main h1') ?? document.querySelector('h1'))?.textContent ?? undefined

  const finish = (click: Click): void => {
    const milliseconds = timeOrigin + performance.now() - click.time
    sessionStorage.removeItem(key)
    console.debug(mark + JSON.stringify({ milliseconds, isFullLoad: click.document !== timeOrigin }))
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
