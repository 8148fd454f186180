import { removeBase } from '../../../shared/urls.ts'

/**
 * How the worker treats a request: a page or file comes from the network, and from storage only without it; an asset,
 * whose name changes with its content, comes from storage first. Others aren't touched.
 */
export type StrategyKind = 'page' | 'file' | 'asset' | 'other'

/** The part of a `Request` that decides. */
export type RequestFacts = Pick<Request, 'method' | 'url' | 'mode' | 'destination'> & {
  headers: Pick<Headers, 'has'>
}

/** Where the site is. */
export interface WorkerSite {
  origin: string
  base: string
}

/** Destinations of files that pages print, as opposed to requests of scripts. */
const printedDestinations: readonly string[] = ['image', 'style', 'script', 'font', 'manifest']

/**
 * Chooses how to treat a request. Below `/_/`, where forms and services are, only known folders are touched, so the worker
 * never stores a service that it doesn't know.
 */
export function chooseStrategy(request: RequestFacts, { origin, base }: WorkerSite): StrategyKind {
  const url = new URL(request.url)
  const path = url.origin === origin ? removeBase(base, url.pathname) : undefined
  if (path === undefined || request.method !== 'GET' || request.headers.has('Range')) return 'other'
  const kind = chooseForEngine(path)
  if (kind !== undefined) return kind
  if (request.mode === 'navigate' || path.endsWith('/')) return 'page'
  return printedDestinations.includes(request.destination) ? 'file' : 'other'
}

/** Paths of the levels of sidebars, and of the operations and schemas of APIs. */
const dataPattern = /^\/_\/(?:nav|api\/[^/]+\/(?:operations|schemas))\//

/** Chooses the strategy for a path of the engine, below the base. Returns undefined for any other. */
function chooseForEngine(path: string): StrategyKind | undefined {
  if (/^\/_\/(?:assets|media)\//.test(path)) return 'asset'
  if (dataPattern.test(path)) return 'file'
  return path.startsWith('/_/') ? 'other' : undefined
}

/** Whether a URL belongs to a page of the site, going by its path. */
export function isPageUrl(url: string, { origin, base }: WorkerSite): boolean {
  const page = URL.parse(url, origin)
  const path = page?.origin === origin ? removeBase(base, page.pathname) : undefined
  return path?.endsWith('/') === true && !path.startsWith('/_/')
}

/**
 * Returns the path of something that a tab has loaded if it's stored with the tab's page: a script, a style sheet, or
 * data of the sidebar and of APIs. Images may belong to an earlier page of the tab.
 */
export function findLoadedPath(url: string, { origin, base }: WorkerSite): string | undefined {
  const { pathname, origin: other } = new URL(url, origin)
  const path = other === origin ? removeBase(base, pathname) : undefined
  const isNeeded = path !== undefined && (path.startsWith('/_/assets/') || dataPattern.test(path))
  return isNeeded ? pathname : undefined
}
