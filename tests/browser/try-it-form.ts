import type { Locator, Page } from '@playwright/test'
import type { Handler } from '../../src/server/create-file-handler.ts'
import { listen } from '../../src/server/listen.ts'
import { expect, type FixtureSite } from './fixture-site.ts'
import { openLive } from './reader.ts'

export const getTryItForm = (page: Page): Locator => page.getByRole('region', { name: 'Try it' })
export const getFormButton = (page: Page, name: string): Locator =>
  getTryItForm(page).getByRole('button', { name, exact: true })
export const getSendButton = (page: Page): Locator => getFormButton(page, 'Send request')
export const getBodyField = (page: Page): Locator =>
  getTryItForm(page).getByRole('textbox', { name: 'Request body, application/json' })
export const getResponseHeading = (page: Page): Locator =>
  getTryItForm(page).getByRole('heading', { name: /^Response:/ })
export const getResponseBody = (page: Page): Locator =>
  getTryItForm(page).getByRole('region', { name: 'Response body' })
export const getCurlSample = (page: Page): Locator => page.locator('[data-sample="curl"] code')

export async function openTryItForm(page: Page, site: FixtureSite, operation: string): Promise<void> {
  await openLive(page, site.url(`/api/models/endpoints/${operation}/`))
  await page.getByRole('button', { name: /^Try it/ }).click()
  await expect(getSendButton(page)).toBeVisible()
  // The first request to the sandbox of a test loads all of it.
  await expect(getTryItForm(page).getByText('Looking for a sandbox')).toBeHidden({ timeout: 15_000 })
}

/** Opens a part of the form that is folded. */
export async function openFold(page: Page, title: string): Promise<void> {
  const fold = getTryItForm(page)
    .getByRole('group')
    .filter({ has: page.locator('summary', { hasText: title }) })
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click()
}

/** Chooses a server by its name. */
export async function chooseServer(page: Page, name: RegExp): Promise<void> {
  await openFold(page, 'Server')
  await getTryItForm(page).getByRole('radio', { name }).check()
}

/** Lists the requests that the page sends to the sandbox or to a server, but not for a list of sandboxes. */
export function listCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/\/sandbox\/models\/|\/v1\//.test(pathname)) calls.push(`${request.method()} ${pathname}${search}`)
  })
  return calls
}

/** Lets the pages of the site send requests to a server of the test, as if a document named it. */
export function allowOrigin(site: FixtureSite, origin: string): void {
  site.intercept(async (request) => {
    const response = await site.fetchPlain(request)
    const headers = new Headers(response.headers)
    const widen = (text: string): string =>
      text.replaceAll("connect-src 'self'", `connect-src 'self' ${origin}`)
    const widenHtml = (html: string): string =>
      html.replace("connect-src 'self'", `connect-src 'self' ${origin}`)
    headers.set('Content-Security-Policy', widen(headers.get('Content-Security-Policy') ?? ''))
    const isHtml = headers.get('Content-Type')?.startsWith('text/html') === true
    const content = isHtml ? widenHtml(await response.text()) : await response.arrayBuffer()
    return new Response(response.body === null ? null : content, { status: response.status, headers })
  })
}

/** Chooses a server that runs in the test. */
export async function enterServer(page: Page, url: string): Promise<void> {
  await chooseServer(page, /^Another server/)
  await getTryItForm(page).getByRole('textbox', { name: 'URL of your server' }).fill(url)
}

export async function withServer(handler: Handler, task: (origin: string) => Promise<void>): Promise<void> {
  const server = await listen(handler, 0)
  try {
    await task(new URL(server.url).origin)
  } finally {
    server.close()
  }
}
