import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as base, type Page } from '@playwright/test'
import type { Handler } from '../../src/server/create-file-handler.ts'
import { createSiteHandler } from '../../src/server/create-site-handler.ts'
import { listen } from '../../src/server/listen.ts'
import { openPublicServices } from '../../src/server/open-services.ts'
import { followBuilds } from '../../src/server/open-site.ts'
import type { MemoryDatabase } from '../unit/memory-database.ts'
import type { SiteFolders } from './build-in-process.ts'

const fixtures = fileURLToPath(new URL('../fixtures', import.meta.url))

type Interceptor = (request: Request) => Response | undefined | Promise<Response | undefined>

/** A site that a test reads, served on a separate port. */
export interface FixtureSite {
  /** Full address of a path of the site. */
  url(path: string): string
  /** Answers requests instead of the site, until the test ends; undefined leaves a request to the site. */
  intercept(answer: Interceptor): void
  /** Changes some texts of the site: the texts of a path, or of some requests. */
  change(isMeant: string | ((request: Request) => boolean), change: (text: string) => string): void
  /** Fetches the response of the site itself. */
  fetch: Handler
  /** The same, in a form that a test can change: whole, not compressed, and without a length. */
  fetchPlain: Handler
  /** Stops the server: requests of pages and of workers fail. */
  stop(): Promise<void>
  /** Starts it again, on the same port. */
  start(): Promise<void>
}

/** Folders of a fixture site. */
export function fixtureFolders(name: string): SiteFolders {
  const root = join(fixtures, name)
  return { root, out: join(root, 'dist'), cache: join(root, '.docent/cache') }
}

/** A fixture site on a separate port. Tests of a worker share it, one after another. */
interface ServedFixture {
  site: FixtureSite
  /** Ends what a test intercepts or changes. */
  reset(): Promise<void>
  close(): Promise<void>
}

/** A handler of a built site. Closing it ends the threads that its requests started. */
export function openBuiltSite(out: string): { handler: Handler; close(): Promise<void> } {
  const services = openPublicServices()
  return { handler: createSiteHandler(followBuilds(out), services), close: services.close }
}

async function serveFixture(name: string): Promise<ServedFixture> {
  const { handler: serveSite, close } = openBuiltSite(fixtureFolders(name).out)
  let answer: Interceptor | undefined
  const handler: Handler = async (request) => (await answer?.(request)) ?? serveSite(request)
  let server = await listen(handler, 0)
  const { url } = server
  let isStopped = false
  const fetchPlain: Handler = async (request) => {
    const plain = new Request(request)
    plain.headers.delete('Accept-Encoding')
    plain.headers.delete('If-None-Match')
    const { status, headers, body } = await serveSite(plain)
    const kept = new Headers(headers)
    kept.delete('Content-Length')
    return new Response(body, { status, headers: kept })
  }
  const site: FixtureSite = {
    url: (path) => new URL(path, url).href,
    intercept: (given) => {
      answer = given
    },
    change: (isMeant, change) => {
      answer = async (request) => {
        const isChanged =
          typeof isMeant === 'string' ? new URL(request.url).pathname === isMeant : isMeant(request)
        if (!isChanged) return undefined
        const response = await fetchPlain(request)
        const { status, headers } = response
        return new Response(change(await response.text()), { status, headers })
      }
    },
    fetch: serveSite,
    fetchPlain,
    stop: async () => {
      isStopped = true
      server.close()
      await server.closed
    },
    start: async () => {
      if (isStopped) server = await listen(handler, Number(new URL(url).port))
      isStopped = false
    },
  }
  const reset = (): Promise<void> => {
    answer = undefined
    return site.start()
  }
  return {
    site,
    reset,
    async close() {
      server.close()
      await close()
    },
  }
}

/**
 * The fixture sites: `cloud` (at `/`), `based` (at `/handbook/`), `portal` (landing pages, bars and footers), `rough` (long
 * names, long words, and page views that are counted) and `world` (at `/world/`, with versions, languages, tags and a
 * blog), `algolia` and `typesense` (which search with a service).
 */
export const fixtureNames = ['cloud', 'based', 'portal', 'rough', 'world', 'algolia', 'typesense'] as const

export type FixtureName = (typeof fixtureNames)[number]

type Sites = Record<FixtureName, FixtureSite>

interface Servers {
  /** Serves a site from its first test on, until the worker ends. */
  serve(name: FixtureName): Promise<ServedFixture>
  /** The page behind `readPage`. */
  lastingPage: Page
  /** A database for answers to the question below guides. Here, so that all tests can share workers. */
  feedbackDatabase: MemoryDatabase
}

interface Pages {
  /**
   * A page that the tests of a worker use one after another: opening one in a new context takes half of a page's time. It's
   * for tests that look at a page and click in it, without routes, that dispose of their scripts, and that listen to the
   * page only after it has opened. Their first address has no hash: it may be the address that the page has already. After
   * a test fails, Playwright starts another worker.
   */
  readPage: Page
}

/** A site for one test. */
const served =
  (name: FixtureName) =>
  async ({ serve }: Servers, use: (site: FixtureSite) => Promise<void>): Promise<void> => {
    const { site, reset } = await serve(name)
    await use(site)
    await reset()
  }

/** Playwright's test with each fixture site, and with all of them as `sites`. */
export const fixtureTest = base.extend<Sites & Pages & { sites: Sites }, Servers>({
  serve: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured
    async ({}, use) => {
      const servers = new Map<FixtureName, Promise<ServedFixture>>()
      await use((name) => {
        const server = servers.get(name) ?? serveFixture(name)
        servers.set(name, server)
        return server
      })
      for (const server of servers.values()) await (await server).close()
    },
    { scope: 'worker' },
  ],
  lastingPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ serviceWorkers: 'block' })
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  feedbackDatabase: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured
    async ({}, use) => {
      const { openMemoryDatabase } = await import('../unit/memory-database.ts')
      const database = await openMemoryDatabase('feedback.sql')
      await use(database)
      await database.close()
    },
    { scope: 'worker' },
  ],
  readPage: async ({ lastingPage, viewport }, use) => {
    if (viewport !== null) await lastingPage.setViewportSize(viewport)
    await lastingPage.emulateMedia({
      media: null,
      colorScheme: null,
      forcedColors: null,
      reducedMotion: 'reduce',
    })
    await use(lastingPage)
    await lastingPage.mouse.move(0, 0)
    await lastingPage.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  },
  cloud: served('cloud'),
  based: served('based'),
  portal: served('portal'),
  rough: served('rough'),
  world: served('world'),
  algolia: served('algolia'),
  typesense: served('typesense'),
  sites: ({ cloud, based, portal, rough, world, algolia, typesense }, use) =>
    use({ cloud, based, portal, rough, world, algolia, typesense }),
})

export { expect } from '@playwright/test'
