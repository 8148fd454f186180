import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { openParts, type SiteParts } from './open-services.ts'
import { type App, createApp } from './server/create-app.ts'
import { createHealthRoutes } from './server/health.ts'
import { type ConnectionLimits, type Listening, listen, type RequestObserver } from './server/listen.ts'
import { createSandbox, type Sandbox } from './server/mock/sandbox.ts'
import { type CurrentSite, followBuilds, type OpenedSite } from './server/open-site.ts'
import { withReadyAnswers } from './server/ready-answers.ts'
import { logRequests } from './server/request-log.ts'
import { withSearchLog } from './server/search-log/with-search-log.ts'
import { createHandler, type Handler } from './server/serve-files.ts'
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
export async function serve(settings: ServeSettings): Promise<void> {
  const server = await startServer(settings)
  console.log(`Serving ${settings.out} at ${[server.url, ...server.networkUrls].join(' and ')}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close())
  await server.closed
}

/** Starts to serve a built site. What needs to know of it asks `site` each time: a build may end while we serve. */
export async function startServer(settings: ServeSettings): Promise<Listening> {
  const { out, port, data, environment, trustedProxies = 0 } = settings
  const site = followBuilds(out, { freshFor })
  const parts = openParts({ site, data, environment })
  const observers: RequestObserver[] = []
  const routes: Hono[] = []
  if (settings.logsRequests === true)
    observers.push(logRequests({ write: (line) => process.stdout.write(line) }))
  if (settings.hasMetrics === true) {
    const { createMetrics } = await import('./server/metrics.ts')
    const { storageState, counts } = parts
    const metrics = createMetrics({ base: () => site().base, storageState, counts })
    observers.push(metrics.observe)
    routes.push(metrics.routes)
  }
  const sandbox = createSandbox()
  const app = serveCurrentBuild(site, {
    sandbox,
    createParts(opened) {
      const own = parts.createParts(opened)
      return { ...own, routes: [...routes, ...own.routes] }
    },
  })
  const { handler, find } = withReadyAnswers(app)
  const server = await listen(
    (request, bindings) => handler(request, { ...bindings, trustedProxies }),
    port,
    {
      host: settings.host,
      answerNow: find,
      observers,
      headers: () => site().headers.all,
      limits: { idleTimeout, ...settings.limits },
    },
  )
  // Requests that run are finished first: they need the storage.
  const closed = server.closed.then(() => Promise.all([parts.close(), sandbox.close()]))
  return { ...server, closed }
}

const noParts: SiteParts = { routes: [], storageState: async () => 'none' }

interface CurrentBuildOptions {
  /** Called for each build: what has to last longer than a build is made outside. */
  createParts?: (site: OpenedSite) => SiteParts
  sandbox?: Sandbox
}

/** Serves the build that lies in the folder now, with headers and parts of its own. */
export function serveCurrentBuild(
  current: CurrentSite,
  { createParts = () => noParts, sandbox = createSandbox() }: CurrentBuildOptions = {},
): App {
  const create = (site: OpenedSite): App => createSiteApp(site, createParts(site), sandbox)
  let served = current()
  let app = create(served)
  return (request, bindings) => {
    const site = current()
    if (site !== served) {
      app = create(site)
      served = site
    }
    return app(request, bindings)
  }
}

/** The pages of a site, the sandbox of its APIs, what readers send if it is kept, and the word that all is well. */
function createSiteApp(site: OpenedSite, parts: SiteParts, sandbox: Sandbox): App {
  const { base, folder, headers } = site
  const { routes, answerNotice, searchLog, storageState } = parts
  const files = createHandler(site)
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
    answerNotice,
  })
}
