import type { Browser, CDPSession } from '@playwright/test'
import { waitFor } from '../../tests/processes/wait-for.ts'
import { addBytes, type Bytes, noBytes, subtractBytes, weighFile, weighText } from './bytes.ts'
import { desktop } from './windows.ts'

/** Resource types of a page. */
type FileKind = 'html' | 'js' | 'css' | 'other'

/** Bytes by kind, and of all kinds. Styles inside the document count as CSS, not as HTML. */
type BytesByKind = Record<FileKind | 'all', Bytes>

/** Bytes and files that one visit of the page transfers. */
export interface PageWeight {
  /** Files requested before the `load` event. */
  beforeIdle: BytesByKind
  /** Files requested until the network was idle for a second, without user input. */
  total: BytesByKind
  /** The files among `total` that were fetched ahead for other pages (`Sec-Purpose: prefetch`). */
  prefetched: BytesByKind
  /** Bytes that were transferred, headers included, compressed as the server sent them. */
  wire: number
  /** DOM elements of the page at the end. */
  elements: number
  /** Characters of text in `<main>`, so that a light page is not one that leaves words out. */
  characters: number
}

/** Gzipped size of the page's own scripts, without prefetches for other pages. */
export const countScriptBytes = ({ total, prefetched }: PageWeight): number =>
  total.js.gzip - prefetched.js.gzip

interface Transfer {
  url: string
  /** Seconds on the browser's clock. */
  start: number
  mimeType: string
  isPrefetch: boolean
  wire: number
}

const kinds = ['html', 'js', 'css', 'other'] as const
const silence = 1000
const longestVisit = 20_000

/** Visits a page once with an empty cache and weighs everything that it requested. */
export async function measurePageWeight(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.newContext(desktop)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const visit = await recordTransfers(session, new URL(url).origin)
    await page.goto(url, { waitUntil: 'load' })
    await visit.untilSilent()

    const content = await page.evaluate(() => ({
      elements: document.querySelectorAll('*').length,
      characters: document.querySelector('main')?.textContent.replace(/\s+/g, ' ').length ?? 0,
    }))
    const early = visit.transfers.filter((transfer) => transfer.start < visit.loadedAt())
    return {
      beforeIdle: await sumByKind(early),
      total: await sumByKind(visit.transfers),
      prefetched: await sumByKind(visit.transfers.filter((transfer) => transfer.isPrefetch)),
      wire: visit.transfers.reduce((sum, transfer) => sum + transfer.wire, 0),
      ...content,
    }
  } finally {
    await context.close()
  }
}

interface Visit {
  transfers: Transfer[]
  /** Time of the `load` event on the browser's clock. */
  loadedAt: () => number
  untilSilent: () => Promise<void>
}

async function recordTransfers(session: CDPSession, origin: string): Promise<Visit> {
  const byUrl = new Map<string, Transfer>()
  const byId = new Map<string, Transfer>()
  const open = new Set<string>()
  let lastChange = performance.now()
  let loaded = Number.POSITIVE_INFINITY
  const close = (id: string): void => {
    open.delete(id)
    lastChange = performance.now()
  }
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    const { url } = request
    if (!isCounted(url, origin)) return
    const isPrefetch = hasPrefetchHeader(request.headers)
    const earlier = byUrl.get(url)
    if (earlier) earlier.isPrefetch &&= isPrefetch
    const transfer = earlier ?? { url, start: timestamp, mimeType: '', isPrefetch, wire: 0 }
    byUrl.set(url, transfer)
    byId.set(requestId, transfer)
    open.add(requestId)
    lastChange = performance.now()
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const transfer = byId.get(requestId)
    if (transfer) transfer.mimeType = response.mimeType
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = byId.get(requestId)
    if (transfer) transfer.wire += encodedDataLength
    close(requestId)
  })
  session.on('Network.loadingFailed', ({ requestId }) => close(requestId))
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loaded = timestamp
  })
  await session.send('Page.enable')
  await session.send('Network.enable')

  const isSilent = (): boolean => open.size === 0 && performance.now() - lastChange > silence
  return {
    get transfers() {
      return [...byUrl.values()]
    },
    loadedAt: () => loaded,
    async untilSilent() {
      await waitFor(() => isSilent() || undefined, { every: 50, longest: longestVisit })
    },
  }
}

function hasPrefetchHeader(headers: Record<string, string>): boolean {
  return Object.entries(headers).some(
    ([name, value]) => /^(sec-)?purpose$/i.test(name) && value.includes('prefetch'),
  )
}

/** Other hosts are unreachable, and the browser requests `/favicon.ico` when a site has no icon. */
function isCounted(url: string, origin: string): boolean {
  return url.startsWith(`${origin}/`) && new URL(url).pathname !== '/favicon.ico'
}

async function sumByKind(transfers: Transfer[]): Promise<BytesByKind> {
  const sums = await Promise.all(
    kinds.map((kind) => sumBytes(transfers.filter((transfer) => getKind(transfer) === kind))),
  )
  const [html = noBytes, js = noBytes, css = noBytes, other = noBytes] = sums
  const inline = await Promise.all(
    transfers.filter((transfer) => getKind(transfer) === 'html').map(({ url }) => weighInlineStyles(url)),
  )
  const styles = inline.reduce(addBytes, noBytes)
  return {
    html: subtractBytes(html, styles),
    js,
    css: addBytes(css, styles),
    other,
    all: sums.reduce(addBytes, noBytes),
  }
}

/** Measures the `style` elements of a document. */
async function weighInlineStyles(url: string): Promise<Bytes> {
  const html = await (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).text()
  const whole = await weighText(html)
  const bare = await weighText(html.replace(/<style>.*?<\/style>/gs, ''))
  return { ...subtractBytes(whole, bare), files: 0 }
}

function getKind({ mimeType }: Transfer): FileKind {
  if (mimeType === 'text/html') return 'html'
  if (mimeType.includes('javascript')) return 'js'
  return mimeType === 'text/css' ? 'css' : 'other'
}

async function sumBytes(transfers: Transfer[]): Promise<Bytes> {
  const weighed = await Promise.all(transfers.map(({ url }) => weighFile(url)))
  return weighed.reduce(addBytes, noBytes)
}
