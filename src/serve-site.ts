import { runUntilSignal } from './cli/stop-signals.ts'
import type { ConnectionTimeouts } from './server/connection/connection-timeouts.ts'
import { createSiteHandler } from './server/create-site-handler.ts'
import { listen, type RequestObserver, type RunningServer } from './server/listen.ts'
import { openServices } from './server/open-services.ts'
import { followBuilds } from './server/open-site.ts'
import { createRequestLogger } from './server/request-log.ts'
import { createResponseCache } from './server/response-cache.ts'
import { formatAddresses } from './server/server-urls.ts'

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
  timeouts?: Partial<ConnectionTimeouts>
}

/** How long (ms) cached data of the site is served before checking whether the site has changed. */
const freshFor = 1000

/** Idle time (ms) after which a connection is closed while a request is running. */
const idleTimeout = 60_000

/** Serves a built site until the process receives a signal to stop. */
export async function serveSite(settings: ServeSettings): Promise<void> {
  const server = await startSiteServer(settings)
  console.log(`Serving ${settings.out} at ${formatAddresses(server, server.base)}`)
  await runUntilSignal(server)
}

/**
 * Starts serving a built site. `closed` resolves when its services are closed, too. Users of the site call `site` each
 * time, because a build may end while we serve.
 */
export async function startSiteServer(settings: ServeSettings): Promise<RunningServer & { base: string }> {
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
        timeouts: { idleTimeout, ...settings.timeouts },
      },
    )
    return { ...server, base: site().base, closed: server.closed.finally(services.close) }
  } catch (error) {
    await services.close()
    throw error
  }
}

const createLoggers = ({ logsRequests = false }: ServeSettings): RequestObserver[] =>
  logsRequests ? [createRequestLogger({ write: (line) => process.stdout.write(line) })] : []
