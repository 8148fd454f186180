import type { Browser, CDPSession, Page } from '@playwright/test'
import { desktop, phone, slowDown } from '../browser/windows.ts'
import { median } from '../statistics.ts'
import {
  longestWait,
  type OperationSelectors,
  type Readable,
  readableMark,
  watchOperation,
} from './readable.ts'

/** An operation opened by its address, with an empty cache; undefined where it took more than two minutes. */
export interface DeepLink {
  /** Milliseconds until it could be read. */
  time: number | undefined
  /** Bytes transferred by then, headers included, as the server sent them. */
  bytes: number | undefined
}

/** Where to go and what to wait for. */
export interface DeepLinkPlan {
  url: string
  target: OperationSelectors
  /** Visits; the median counts. */
  loads: number
  isPhone: boolean
}

/** Visits the address several times, each with a new browser profile. */
export async function measureDeepLink(browser: Browser, plan: DeepLinkPlan): Promise<DeepLink> {
  const visits: { readable: Readable; bytes: number }[] = []
  for (let index = 0; index < plan.loads; index++) {
    const visit = await visitOnce(browser, plan)
    // What takes two minutes once is not tried again.
    if (visit === undefined) return { time: undefined, bytes: undefined }
    visits.push(visit)
  }
  return {
    time: median(visits.map(({ readable }) => readable.milliseconds)),
    bytes: median(visits.map(({ bytes }) => bytes)),
  }
}

async function visitOnce(
  browser: Browser,
  { url, target, isPhone }: DeepLinkPlan,
): Promise<{ readable: Readable; bytes: number } | undefined> {
  const context = await browser.newContext(isPhone ? phone : desktop)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const received = await recordReceived(session)
    if (isPhone) await slowDown(session)
    await page.addInitScript(watchOperation, { target, mark: readableMark, since: 'navigation' } as const)
    const arrival = waitUntilReadable(page)
    await page.goto(url, { waitUntil: 'commit' })
    const readable = await arrival
    return readable && { readable, bytes: received.until(readable.time) }
  } finally {
    await context.close()
  }
}

/** Undefined when it takes too long. */
async function waitUntilReadable(page: Page): Promise<Readable | undefined> {
  const predicate = (message: { text: () => string }): boolean => message.text().startsWith(readableMark)
  const message = await page
    .waitForEvent('console', { predicate, timeout: longestWait })
    .catch(() => undefined)
  return message && (JSON.parse(message.text().slice(readableMark.length)) as Readable)
}

interface Received {
  /** Bytes that had arrived at a time since the epoch, in milliseconds. */
  until: (time: number) => number
}

/** Notes what arrives and when, on the browser's own clock. */
async function recordReceived(session: CDPSession): Promise<Received> {
  const arrivals: { timestamp: number; bytes: number }[] = []
  let epoch = 0
  session.on('Network.requestWillBeSent', ({ timestamp, wallTime }) => {
    epoch ||= wallTime - timestamp
  })
  session.on('Network.responseReceived', ({ timestamp, response }) => {
    arrivals.push({ timestamp, bytes: response.encodedDataLength })
  })
  session.on('Network.dataReceived', ({ timestamp, encodedDataLength }) => {
    arrivals.push({ timestamp, bytes: encodedDataLength })
  })
  await session.send('Network.enable')
  return {
    until: (time) => {
      const early = arrivals.filter(({ timestamp }) => (timestamp + epoch) * 1000 <= time)
      return early.reduce((sum, { bytes }) => sum + bytes, 0)
    },
  }
}
