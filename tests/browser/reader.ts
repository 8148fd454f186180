import { expect, type Locator, type Page, type Route } from '@playwright/test'

/** Opens a page and waits until it is interactive. */
export async function openLive(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await expectLive(page)
}

export async function expectLive(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
}

/** The script that makes a page interactive. */
export const shellScript = '**/_/assets/hydrate-shell-*.js'

/** The title of the page on the screen. */
export const title = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true })

/** A link of the sidebar. */
export const sidebarLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name, exact: true })

/** Counts the documents that the browser requests from now on. Soft navigations request none. */
export function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1
  })
  return () => count
}

/** Lists the paths that the browser requests from now on. */
export function listPaths(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

/** Collects the warnings and errors of the console. */
export function listWarnings(page: Page): string[] {
  const warnings: string[] = []
  page.on('console', (message) => {
    const isServiceWorker = message.text() === 'Service Worker registration blocked by Playwright'
    if ((message.type() === 'warning' || message.type() === 'error') && !isServiceWorker)
      warnings.push(message.text())
  })
  page.on('pageerror', (error) => warnings.push(error.message))
  return warnings
}

export interface HeldRequests {
  /** Resolves when the first request has come. */
  arrived: Promise<void>
  release(): void
}

/** Waits until the page is idle. Chromium doesn't always call `requestIdleCallback` on a page with nothing to paint. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
}

/** Holds requests until they are released. Then they continue or fail. */
export async function holdRequests(
  page: Page,
  pattern: string,
  end: 'continue' | 'abort' = 'continue',
): Promise<HeldRequests> {
  const arrival = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    arrival.resolve()
    await gate.promise
    // The page may have canceled the request in the meantime.
    await route[end]().catch(() => undefined)
  })
  return { arrived: arrival.promise, release: gate.resolve }
}

/**
 * Handles the requests of soft navigation. The browser requests the same documents, and a check of the connection their
 * headers.
 */
export async function routeFetches(
  page: Page,
  pattern: string,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(pattern, (route) => {
    const request = route.request()
    return request.resourceType() === 'fetch' && request.method() === 'GET' ? answer(route) : route.fallback()
  })
}

/** Gives `/about/` the only page kind with its own module when a click loads it, but not when the browser opens it. */
export async function giveOwnModule(page: Page): Promise<void> {
  await routeFetches(page, '**/about/', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    // Pages of that kind print their title themselves.
    const body = html.replace('"kind":"mdx"', '"kind":"notFound"').replace(/<h1.*?<\/h1>/s, '')
    await route.fulfill({ response, body })
  })
}

/** Puts a link into a corner of the window, where it can be clicked without scrolling. */
export async function addLink(
  page: Page,
  href: string,
  attributes: Record<string, string> = {},
): Promise<Locator> {
  await page.evaluate(
    ([address, extra]) => {
      const link = document.createElement('a')
      link.href = address
      for (const [name, value] of Object.entries(extra)) link.setAttribute(name, value)
      link.textContent = 'Link of the test'
      link.style.cssText = 'position:fixed;inset:auto auto 0 0;z-index:99'
      document.body.append(link)
    },
    [href, attributes] as const,
  )
  return page.getByRole('link', { name: 'Link of the test' })
}

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

/** Scrolls like a wheel, without the animation. */
export async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
  await expect.poll(() => scrollTop(page)).toBe(top)
}
