import { canonicalizePath } from '../../../shared/canonicalize-path.ts'
import type { StrategyKind } from './choose-strategy.ts'
import { keepHeaders } from './fetch-copy.ts'
import { fillOfflinePage } from './fill-offline-page.ts'
import type { OfflineStore } from './offline-store.ts'

interface StrategyOptions {
  kind: Exclude<StrategyKind, 'other'>
  /** URL of the request. */
  url: string
  isNavigation: boolean
  store: Pick<OfflineStore, 'match' | 'matchOfflinePage' | 'list' | 'noteReading'>
  /** Sends the request to the site. Rejects if there's no response, whatever its status. */
  load(): Promise<Response>
}

/**
 * Responds to a request. While the site responds, its response is passed on, whatever it is. Stored
 * pages and files are used only if there is none.
 */
export async function respondToRequest(options: StrategyOptions): Promise<Response> {
  const { kind, url, store, load } = options
  const { pathname, search } = new URL(url)
  // A broken cache must not break the site.
  const match = (path: string): Promise<Response | undefined> => store.match(path).catch(() => undefined)
  const stored = kind === 'asset' ? await match(pathname + search) : undefined
  if (stored !== undefined) return stored
  try {
    return await load()
  } catch (error) {
    const copy = await findCopy(options, pathname, match)
    if (copy !== undefined) return copy
    throw error
  }
}

async function findCopy(
  { kind, url, isNavigation, store }: StrategyOptions,
  pathname: string,
  match: (path: string) => Promise<Response | undefined>,
): Promise<Response | undefined> {
  // The tab then loads the copy as a document, which shows the time when it was stored.
  if (kind === 'page' && !isNavigation) return (await match(pathname)) && new Response(null, { status: 503 })
  if (!isNavigation) return match(pathname + new URL(url).search)
  const path = canonicalizePath(pathname)
  const page = kind === 'page' ? await match(path) : undefined
  if (page !== undefined) {
    store.noteReading(path).catch(() => undefined)
    return page
  }
  return createOfflineResponse(pathname, store).catch(() => undefined)
}

async function createOfflineResponse(
  path: string,
  store: StrategyOptions['store'],
): Promise<Response | undefined> {
  const offlinePage = await store.matchOfflinePage(path)
  if (offlinePage === undefined) return undefined
  const html = fillOfflinePage(await offlinePage.text(), await store.list())
  return new Response(html, { status: 503, headers: keepHeaders(offlinePage) })
}
