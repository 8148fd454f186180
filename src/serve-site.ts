import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { runUntilSignal } from './cli/stop-signals.ts'
import { openServices, type SiteServices } from './open-services.ts'
import { type AppHandler, createApp } from './server/create-app.ts'
import { createFileHandler, type Handler } from './server/create-file-handler.ts'
import { createErrorResponse } from './server/error-response.ts'
import { createNoticeRenderer } from './server/forms/render-notice.ts'
import { createHealthRoutes } from './server/health.ts'
import { type ConnectionLimits, listen, type RequestObserver, type RunningServer } from './server/listen.ts'
import { followBuilds, type GetSite, type OpenedSite } from './server/open-site.ts'
import { createRequestLogger } from './server/request-log.ts'
import { createResponseCache } from './server/response-cache.ts'
import { withSearchLog } from './server/search-log/with-search-log.ts'
import { type SiteHeaders, serverManifestPath } from './shared/output/server/server-manifest.ts'
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
  await runUntilSignal(server)
}

/**
 * Starts serving a built site. `closed` resolves when its services are closed, too. Users of the site call `site` each
 * time, because a build may end while we serve.
 */
export async function startSiteServer(settings: ServeSettings): Promise<RunningServer> {
  const { out, port, data, environment, hasMetrics = false, trustedProxies = 0 } = settings
  const site = followBuilds(out, { freshFor })
  const services = await openServices({ site, data, environment, hasMetrics })
  try {
    const { handler, find } = createResponseCache(createSiteHandler(site, services))
    const server = await listen(
      (request, bindings) => handler(request, { ...bindings, trustedProxies }),
      port,
      {
        host: settings.host,
        findCachedResponse: find,
        observers: [...createLoggers(settings), ...services.observers],
        headers: () => site().headers.all,
        limits: { idleTimeout, ...settings.limits },
      },
    )
    return { ...server, closed: server.closed.finally(services.close) }
  } catch (error) {
    await services.close()
    throw error
  }
}

const createLoggers = ({ logsRequests = false }: ServeSettings): RequestObserver[] =>
  logsRequests ? [createRequestLogger({ write: (line) => process.stdout.write(line) })] : []

/** Serves the current build in the folder, with its own headers and routes. The caller closes the services. */
export function createSiteHandler(current: GetSite, services: SiteServices): AppHandler {
  let servedSite = current()
  let app = createBuildHandler(servedSite, services)
  return (request, bindings) => {
    const site = current()
    if (site !== servedSite) {
      app = createBuildHandler(site, services)
      servedSite = site
    }
    return app(request, bindings)
  }
}

/** Serves a build: its pages, the services, and health checks. */
function createBuildHandler(site: OpenedSite, services: SiteServices): AppHandler {
  const { folder, headers } = site
  const { searchLog, storageState } = services
  const files = createFileHandler(site)
  const pages: Handler =
    searchLog === undefined
      ? files
      : withSearchLog(files, { path: getServerPaths(site).searchLog, log: searchLog })
  const isSiteReadable = (): Promise<boolean> =>
    access(join(folder, serverManifestPath)).then(
      () => true,
      () => false,
    )
  const renderNotice = createNoticeRenderer(site)
  const routes = [
    createHealthRoutes({ isSiteReadable, storageState }),
    ...services.createRoutes({ site, pages, renderNotice }),
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
