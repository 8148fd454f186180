import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { openServices, type SiteServices } from './open-services.ts'
import { type AppHandler, createApp } from './server/create-app.ts'
import { createFileHandler, type Handler } from './server/create-file-handler.ts'
import { createErrorResponse } from './server/error-response.ts'
import { createHealthRoutes } from './server/health.ts'
import { type ConnectionLimits, listen, type RequestObserver, type RunningServer } from './server/listen.ts'
import { createSandbox, type Sandbox } from './server/mock/sandbox.ts'
import { followBuilds, type GetSite, type OpenedSite } from './server/open-site.ts'
import { createSiteQueries, type SiteQueries } from './server/queries/create-site-queries.ts'
import { createRequestLogger } from './server/request-log.ts'
import { createResponseCache } from './server/response-cache.ts'
import { withSearchLog } from './server/search-log/with-search-log.ts'
import { type SiteHeaders, servedSitePath } from './shared/output/server/served-site.ts'
import { getServerPaths, listServerPaths, operatorPaths } from './shared/output/server/server-paths.ts'

export interface ServeSettings {
  /** Folder of a built site. */
  out: string
  port: number
  /** Name or address to listen on. By default, only this machine can connect. */
  host?: string | undefined
  /** Folder of reader data. */
  data: string
  /** Source of `DATABASE_URL`, `SMTP_URL`, `DOCENT_SMTP_PLAINTEXT`, and `DOCENT_MAIL_FROM`. */
  environment: Readonly<Record<string, string | undefined>>
  /** True to write a line of JSON for each request. */
  logsRequests?: boolean
  /** True to serve `/metrics`. */
  hasMetrics?: boolean
  /** Number of proxies in front of the server that forward the client's address. */
  trustedProxies?: number
  limits?: Partial<ConnectionLimits>
}

/** How long (ms) cached data of the site is served before checking whether the site has changed. */
const freshFor = 1000

/** Idle time (ms) after which a connection is closed while a request is running. */
const idleTimeout = 60_000

/** Serves a built site until the process receives a signal to stop. */
export async function serveSite(settings: ServeSettings): Promise<void> {
  const server = await startSiteServer(settings)
  console.log(`Serving ${settings.out} at ${[server.url, ...server.networkUrls].join(' and ')}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close())
  await server.closed
}

/** Starts serving a built site. Users of the site call `site` each time, because a build may end while we serve. */
export async function startSiteServer(settings: ServeSettings): Promise<RunningServer> {
  const { out, port, data, environment, trustedProxies = 0 } = settings
  const site = followBuilds(out, { freshFor })
  const services = openServices({ site, data, environment })
  const observers: RequestObserver[] = []
  const routes: Hono[] = []
  if (settings.logsRequests === true)
    observers.push(createRequestLogger({ write: (line) => process.stdout.write(line) }))
  if (settings.hasMetrics === true) {
    const { createMetrics } = await import('./server/metrics.ts')
    const { storageState, counts } = services
    const metrics = createMetrics({ base: () => site().base, storageState, counts })
    observers.push(metrics.observe)
    routes.push(metrics.routes)
  }
  const sandbox = createSandbox()
  const queries = createSiteQueries()
  const app = serveCurrentBuild(site, {
    sandbox,
    queries,
    createServices(opened) {
      const siteServices = services.createSiteServices(opened)
      return { ...siteServices, routes: [...routes, ...siteServices.routes] }
    },
  })
  const { handler, find } = createResponseCache(app)
  const server = await listen(
    (request, bindings) => handler(request, { ...bindings, trustedProxies }),
    port,
    {
      host: settings.host,
      findCachedResponse: find,
      observers,
      headers: () => site().headers.all,
      limits: { idleTimeout, ...settings.limits },
    },
  )
  // Running requests finish first, because they need the storage.
  const closed = server.closed.then(() => Promise.all([services.close(), sandbox.close(), queries.close()]))
  return { ...server, closed }
}

const noServices: SiteServices = { routes: [], storageState: async () => 'none' }

interface CurrentBuildOptions {
  /** Called for each build. Services that outlive a build must be created outside. */
  createServices?: (site: OpenedSite) => SiteServices
  sandbox: Sandbox
  queries: SiteQueries
}

/** Serves the current build in the folder with its own headers and services. The caller closes what it passes. */
export function serveCurrentBuild(
  current: GetSite,
  { createServices = () => noServices, sandbox, queries }: CurrentBuildOptions,
): AppHandler {
  const create = (site: OpenedSite): AppHandler =>
    createSiteApp(site, createServices(site), { sandbox, queries })
  let servedSite = current()
  let app = create(servedSite)
  return (request, bindings) => {
    const site = current()
    if (site !== servedSite) {
      app = create(site)
      servedSite = site
    }
    return app(request, bindings)
  }
}

/** Creates the app of a site: its pages, the sandbox of its APIs, services, and health checks. */
function createSiteApp(
  site: OpenedSite,
  services: SiteServices,
  { sandbox, queries }: { sandbox: Sandbox; queries: SiteQueries },
): AppHandler {
  const { folder, headers } = site
  const { renderNotice, searchLog, storageState } = services
  const paths = getServerPaths(site)
  const files = createFileHandler(site)
  const pages: Handler =
    searchLog === undefined ? files : withSearchLog(files, { path: paths.searchLog, log: searchLog })
  const isSiteReadable = (): Promise<boolean> =>
    access(join(folder, servedSitePath)).then(
      () => true,
      () => false,
    )
  const routes = [
    createHealthRoutes({ isSiteReadable, storageState }),
    ...services.routes,
    queries.createRoutes(site),
    sandbox.createRoutes({ path: paths.sandbox, folder, pages }),
  ]
  checkRoutes(routes, [...listServerPaths(site), ...operatorPaths])
  const app = createApp({ headers, pages, routes, renderNotice })
  return async (request, bindings) => {
    const response = await app(request, bindings)
    const isGone = response.status >= 400 && response.status !== 503 && !(await isSiteReadable())
    return isGone ? createUnavailableResponse(headers) : response
  }
}

/** Throws if a route isn't among the paths that other servers forward, because it would work only without them. */
function checkRoutes(routes: readonly Hono[], paths: readonly string[]): void {
  const route = routes.flatMap((service) => service.routes).find(({ path }) => !paths.includes(path))
  if (route !== undefined) throw new Error(`The path ${route.path} isn't in \`server-paths.ts\`.`)
}

/** Responds while the folder is gone, as during a careless deploy. A 404 would make search engines forget the page. */
const createUnavailableResponse = ({ all }: SiteHeaders): Response =>
  createErrorResponse(503, 'The site is unavailable. Try again in a moment.', { ...all, 'Retry-After': '5' })
