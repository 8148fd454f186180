import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { openServices, type SiteServices } from './open-services.ts'
import { type AppHandler, createApp } from './server/create-app.ts'
import { createFileHandler, type Handler } from './server/create-file-handler.ts'
import { createHealthRoutes } from './server/health.ts'
import { type ConnectionLimits, listen, type RequestObserver, type RunningServer } from './server/listen.ts'
import { createSandbox, type Sandbox } from './server/mock/sandbox.ts'
import { followBuilds, type GetSite, type OpenedSite } from './server/open-site.ts'
import { createRequestLogger } from './server/request-log.ts'
import { createResponseCache } from './server/response-cache.ts'
import { withSearchLog } from './server/search-log/with-search-log.ts'
import { servedSitePath } from './shared/output/served-site.ts'

export interface ServeSettings {
  /** Folder of a built site. */
  out: string
  port: number
  /** Name or address to listen on; this machine only by default. */
  host?: string | undefined
  /** Folder of what readers send. */
  data: string
  /** `DATABASE_URL`, `SMTP_URL`, `DOCENT_SMTP_PLAINTEXT`, and `DOCENT_MAIL_FROM` are read. */
  environment: Readonly<Record<string, string | undefined>>
  /** Writes a line of JSON for each request. */
  logsRequests?: boolean
  /** Answers `/metrics`. */
  hasMetrics?: boolean
  /** How many proxies in front of the server tell it the address of who asked them. */
  trustedProxies?: number
  limits?: Partial<ConnectionLimits>
}

/** How long (ms) what was read of the site is served without looking whether it has changed. */
const freshFor = 1000

/** A connection that is silent for so long (ms) while a request runs is closed. */
const idleTimeout = 60_000

/** Serves a built site until the process is told to stop. */
export async function serveSite(settings: ServeSettings): Promise<void> {
  const server = await startSiteServer(settings)
  console.log(`Serving ${settings.out} at ${[server.url, ...server.networkUrls].join(' and ')}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close())
  await server.closed
}

/** Starts to serve a built site. What needs to know of it asks `site` each time: a build may end while we serve. */
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
  const app = serveCurrentBuild(site, {
    sandbox,
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
  // Requests that run are finished first: they need the storage.
  const closed = server.closed.then(() => Promise.all([services.close(), sandbox.close()]))
  return { ...server, closed }
}

const noServices: SiteServices = { routes: [], storageState: async () => 'none' }

interface CurrentBuildOptions {
  /** Called for each build: what has to last longer than a build is made outside. */
  createServices?: (site: OpenedSite) => SiteServices
  sandbox?: Sandbox
}

/** Serves the build that lies in the folder now, with headers and parts of its own. */
export function serveCurrentBuild(
  current: GetSite,
  { createServices = () => noServices, sandbox = createSandbox() }: CurrentBuildOptions = {},
): AppHandler {
  const create = (site: OpenedSite): AppHandler => createSiteApp(site, createServices(site), sandbox)
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
function createSiteApp(site: OpenedSite, services: SiteServices, sandbox: Sandbox): AppHandler {
  const { base, folder, headers } = site
  const { routes, renderNotice, searchLog, storageState } = services
  const files = createFileHandler(site)
  const pages: Handler = searchLog === undefined ? files : withSearchLog(files, { base, log: searchLog })
  const isSiteReadable = (): Promise<boolean> => access(join(folder, servedSitePath)).then(() => true)
  return createApp({
    headers,
    pages,
    routes: [
      createHealthRoutes({ isSiteReadable, storageState }),
      ...routes,
      sandbox.createRoutes({ base, folder, pages }),
    ],
    renderNotice,
  })
}
