import { existsSync, readFileSync, statSync } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { openParts } from './open-parts.ts'
import { type App, createApp } from './server/create-app.ts'
import { filesOnDisk } from './server/files-on-disk.ts'
import { createHealthRoutes, type StorageState } from './server/health.ts'
import { type ConnectionLimits, type Listening, listen, type RequestObserver } from './server/listen.ts'
import type { AnswerNotice } from './server/notice.ts'
import { withReadyAnswers } from './server/ready-answers.ts'
import { logRequests } from './server/request-log.ts'
import { withSandbox } from './server/sandbox.ts'
import type { SearchLog } from './server/search-log/search-log.ts'
import { withSearchLog } from './server/search-log/with-search-log.ts'
import { createHandler, type FindFile, type Handler } from './server/serve-files.ts'
import { DocsError } from './shared/docs-error.ts'
import { type RedirectMap, redirectMapPath } from './shared/redirects.ts'
import { type ServedSite, servedSitePath } from './shared/served-site.ts'

export interface ServeSettings {
  /** Folder of a built site. */
  out: string
  port: number
  /** Folder of what readers send. */
  data: string
  /** `DATABASE_URL`, `SMTP_URL` and `DOCENT_MAIL_FROM` are read. */
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
  console.log(`Serving ${settings.out} at ${server.url}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close())
  await server.closed
}

/** Starts to serve a built site. */
export async function startServer(settings: ServeSettings): Promise<Listening> {
  const { out, port, data, environment, trustedProxies = 0 } = settings
  const site = openSite(out)
  const { base, headers } = site
  const parts = openParts({ site, data, environment })
  const { storageState, counts } = parts
  const observers: RequestObserver[] = []
  const routes: Hono[] = []
  if (settings.logsRequests === true)
    observers.push(logRequests({ write: (line) => process.stdout.write(line) }))
  if (settings.hasMetrics === true) {
    const { createMetrics } = await import('./server/metrics.ts')
    const metrics = createMetrics({ base, storageState, counts })
    observers.push(metrics.observe)
    routes.push(metrics.routes)
  }
  const createParts = (opened: OpenedSite): SiteParts => {
    const own = parts.createParts(opened)
    return { ...own, routes: [...routes, ...own.routes] }
  }
  const app = serveCurrentBuild(out, { freshFor, createParts })
  const { handler, find } = withReadyAnswers(app)
  const server = await listen(
    (request, bindings) => handler(request, { ...bindings, trustedProxies }),
    port,
    {
      answerNow: find,
      observers,
      headers: () => headers.all,
      limits: { idleTimeout, ...settings.limits },
    },
  )
  // Requests that run are finished first: they need the storage.
  const closed = server.closed.then(() => parts.close())
  return { ...server, closed }
}

/** What is in front of the pages of a site. */
export interface SiteParts {
  /** Routes at absolute paths, with the base. */
  routes: readonly Hono[]
  /** For what goes wrong in them. */
  answerNotice?: AnswerNotice | undefined
  /** Takes searches that did not help. */
  searchLog?: SearchLog | undefined
  storageState: () => Promise<StorageState>
}

export interface CurrentBuildOptions {
  /** How long (ms) what was read is served without looking again; 0, for who edits, sees each change at once. */
  freshFor?: number
  /** Called for each build that is noticed: what has to last longer than a build is made outside. */
  createParts?: (site: OpenedSite) => SiteParts
}

/** Serves what lies in the folder now: a build that ends while we serve brings headers of its own. */
export function serveCurrentBuild(out: string, options: CurrentBuildOptions = {}): App {
  const { freshFor: patience = 0 } = options
  let app = createSiteApp(out, options)
  let builtAt = modified(out)
  let checkAt = performance.now() + patience
  return (request, bindings) => {
    if (performance.now() >= checkAt) {
      checkAt = performance.now() + patience
      const now = modified(out)
      if (now !== undefined && now !== builtAt) {
        app = createSiteApp(out, options)
        builtAt = now
      }
    }
    return app(request, bindings)
  }
}

/** The pages of a site, the sandbox of its APIs, what readers send if it is kept, and the word that all is well. */
function createSiteApp(out: string, { freshFor: patience = 0, createParts }: CurrentBuildOptions): App {
  const site = openSite(out, patience)
  const { base, headers } = site
  const sandboxed = withSandbox(createHandler(site), { base, out })
  const { routes, answerNotice, searchLog, storageState } = createParts?.(site) ?? noParts
  const pages: Handler =
    searchLog === undefined ? sandboxed : withSearchLog(sandboxed, { base, log: searchLog })
  const isSiteReadable = (): Promise<boolean> => access(join(out, servedSitePath)).then(() => true)
  return createApp({
    headers,
    pages,
    routes: [createHealthRoutes({ isSiteReadable, storageState }), ...routes],
    answerNotice,
  })
}

const noParts: SiteParts = { routes: [], storageState: async () => 'none' }

/** Changes with every build that writes what the handler keeps in memory. */
function modified(out: string): string | undefined {
  const times = [servedSitePath, redirectMapPath].map(
    (file) => statSync(join(out, file), { throwIfNoEntry: false })?.mtimeMs,
  )
  return times[0] === undefined ? undefined : times.join(' ')
}

/** A built site, with what a handler needs of it. */
export interface OpenedSite extends ServedSite {
  redirects: RedirectMap
  findFile: FindFile
}

/** Opens a built site; files that were read are taken for unchanged for `patience` ms. Throws a clear error where there is none. */
export function openSite(out: string, patience = 0): OpenedSite {
  const file = join(out, servedSitePath)
  if (!existsSync(file)) {
    throw new DocsError([
      {
        problem: 'There is no built site in this folder.',
        at: { file: out, line: undefined },
        fix: 'Run `docent build` first, or give the folder with --out.',
      },
    ])
  }
  const site: ServedSite = JSON.parse(readFileSync(file, 'utf8'))
  const moved = join(out, redirectMapPath)
  const redirects: RedirectMap = existsSync(moved) ? JSON.parse(readFileSync(moved, 'utf8')) : {}
  return { ...site, redirects, findFile: filesOnDisk(out, { freshFor: patience }) }
}
