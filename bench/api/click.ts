import type { Browser, Locator, Page, Request } from '@playwright/test'
import { median, percentile90 } from '../statistics.ts'
import type { ApiOperation } from './api-document.ts'
import { waitUntilReadable } from './deep-link.ts'
import { longestWait, readableMark, targetOf, watchOperation } from './readable.ts'
import { type Renderer, rendererPages } from './renderers.ts'

/** Operations opened from the index, one after another, with the processor slowed 4 times; milliseconds. */
export interface OperationClicks {
  median: number
  percentile90: number
  samples: number[]
  /** How many of the clicks had to ask the server for something before the operation could be read. */
  waitedForServer: number
}

/** What to click. */
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

/** What an operation can be made of. The browser asks for the site's icon again by itself when the title changes. */
const contentTypes = new Set(['document', 'fetch', 'script', 'stylesheet', 'xhr'])

/** Opens the page, then operation after operation; undefined when one of them takes more than two minutes. */
export async function measureClicks(
  browser: Browser,
  { renderer, url, operations }: ClickPlan,
): Promise<OperationClicks | undefined> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await page.goto(url, { waitUntil: 'load' })
    const { group, link } = rendererPages[renderer]
    const [first] = operations
    if (first === undefined) throw new Error(`${url} has no operations to click.`)
    await page.waitForTimeout(starting)
    if (group !== undefined) await page.locator(group(first)).first().click({ timeout: longestWait })
    await page.locator(link(first)).first().waitFor({ state: 'visible', timeout: longestWait })
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })

    const clicks: { milliseconds: number; requests: number }[] = []
    for (const operation of operations) {
      const click = await clickAndWait(page, renderer, operation)
      if (click === undefined) return undefined
      clicks.push(click)
    }
    const samples = clicks.map(({ milliseconds }) => milliseconds)
    const waitedForServer = clicks.filter(({ requests }) => requests > 0).length
    return { median: median(samples), percentile90: percentile90(samples), samples, waitedForServer }
  } finally {
    await context.close()
  }
}

async function clickAndWait(
  page: Page,
  renderer: Renderer,
  operation: ApiOperation,
): Promise<{ milliseconds: number; requests: number } | undefined> {
  const link = page.locator(rendererPages[renderer].link(operation)).first()
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await page.waitForTimeout(settling)
  const { x, y } = await findCentre(link)
  await page.mouse.move(x, y)
  await page.waitForTimeout(hovering)
  const target = targetOf(renderer, operation)
  await page.evaluate(watchOperation, { target, mark: readableMark, since: 'click' } as const)

  let requests = 0
  const { origin } = new URL(page.url())
  const count = (request: Request): void => {
    if (request.url().startsWith(origin) && contentTypes.has(request.resourceType())) requests += 1
  }
  page.on('request', count)
  const arrival = waitUntilReadable(page)
  await page.mouse.click(x, y)
  const readable = await arrival
  page.off('request', count)
  return readable && { milliseconds: readable.milliseconds, requests }
}

async function findCentre(link: Locator): Promise<{ x: number; y: number }> {
  const box = await link.boundingBox()
  if (box === null) throw new Error(`The link ${link} is not visible.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
