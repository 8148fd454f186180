import type { Page } from '@playwright/test'
import type { Handler } from '../../src/server/create-file-handler.ts'
import { violations } from './axe.ts'
import { expect, type FixtureSite, fixtureTest as test } from './fixture-site.ts'
import {
  allowOrigin,
  enterServer,
  getCurlSample,
  getFormButton,
  getResponseBody,
  getSendButton,
  getTryItForm,
  openFold,
  openTryItForm,
  withServer,
} from './try-it-form.ts'

/** Sends a request to a server that has it and does not answer before the task is done. */
async function withSilentServer(page: Page, site: FixtureSite, task: () => Promise<void>): Promise<void> {
  const arrival = Promise.withResolvers<void>()
  const end = Promise.withResolvers<Response>()
  const answerLate: Handler = () => {
    arrival.resolve()
    return end.promise
  }
  await withServer(answerLate, async (origin) => {
    allowOrigin(site, origin)
    await openTryItForm(page, site, 'getLogo')
    await enterServer(page, origin)
    await getSendButton(page).click()
    await arrival.promise
    await task()
    end.resolve(new Response())
  })
}

test('[R-033] a response that the browser blocks is explained, with what to do', async ({
  readPage: page,
  portal,
}) => {
  await withServer(
    async () => Response.json({ id: 12 }),
    async (origin) => {
      allowOrigin(portal, origin)
      await openTryItForm(page, portal, 'getEndpoint')
      await enterServer(page, origin)
      await getSendButton(page).click()
      const title = getTryItForm(page).getByRole('heading', { name: 'No readable response' })
      await expect(title).toBeVisible()
      await expect(getTryItForm(page)).toContainText(
        "doesn't let pages of other sites read its responses (CORS)",
      )
      await expect(getTryItForm(page)).toContainText('Copy the cURL sample of this operation')
      await expect(getCurlSample(page)).toContainText(origin)
      expect(await violations(page)).toEqual([])
    },
  )
})

test("[R-033] a host that the site's policy forbids is distinguished from one that doesn't respond", async ({
  readPage: page,
  portal,
}) => {
  await openTryItForm(page, portal, 'getEndpoint')
  await enterServer(page, 'http://localhost:9')
  await getSendButton(page).click()
  await expect(
    getTryItForm(page).getByRole('heading', { name: "This page can't call that server" }),
  ).toBeVisible()
})

test('[R-033] a request can be canceled', async ({ readPage: page, portal }) => {
  await withSilentServer(page, portal, async () => {
    await getFormButton(page, 'Cancel').click()
    await expect(getTryItForm(page).getByRole('heading', { name: 'Canceled' })).toBeVisible()
    await expect(getSendButton(page)).toBeFocused()
  })
})

test('[R-033] a request without a response times out', async ({ page, portal }) => {
  await page.clock.install()
  await withSilentServer(page, portal, async () => {
    await page.clock.fastForward(31_000)
    await expect(getTryItForm(page).getByRole('heading', { name: 'No response in time' })).toBeVisible()
    await expect(getTryItForm(page)).toContainText("didn't respond within 30 seconds")
  })
})

test('[R-033] a file is offered for saving', async ({ page, portal }) => {
  const picture: Handler = async () =>
    new Response(new Uint8Array([137, 80, 78, 71]), {
      headers: { 'Content-Type': 'image/png', 'Access-Control-Allow-Origin': '*' },
    })
  await withServer(picture, async (origin) => {
    allowOrigin(portal, origin)
    await openTryItForm(page, portal, 'getLogo')
    await enterServer(page, origin)
    await getSendButton(page).click()
    await expect(getTryItForm(page)).toContainText('The body is a file (image/png, 4 bytes).')
    const download = page.waitForEvent('download')
    await getTryItForm(page).getByRole('link', { name: 'Save the file' }).click()
    expect((await download).suggestedFilename()).toBe('getLogo.png')
  })
})

test('[R-033] HTML in a response is shown as text', async ({ readPage: page, portal }) => {
  const attack = '<img src=x onerror="window.isAttacked = true"><script>window.isAttacked = true</script>'
  const answerHtml: Handler = async () =>
    new Response(attack, { headers: { 'Content-Type': 'text/html', 'Access-Control-Allow-Origin': '*' } })
  await withServer(answerHtml, async (origin) => {
    allowOrigin(portal, origin)
    await openTryItForm(page, portal, 'getLogo')
    await enterServer(page, origin)
    await getSendButton(page).click()
    await expect(getResponseBody(page)).toHaveText(attack)
    expect(await page.evaluate(() => 'isAttacked' in window)).toBe(false)
  })
})

test('[R-033] a site without a sandbox offers the servers of the document', async ({
  readPage: page,
  portal,
}) => {
  portal.intercept((request) =>
    new URL(request.url).pathname.startsWith('/_/sandbox') ? new Response('', { status: 404 }) : undefined,
  )
  await openTryItForm(page, portal, 'getEndpoint')
  await openFold(page, 'Server')
  await expect(getTryItForm(page).getByRole('radio')).toHaveCount(2)
  await expect(getTryItForm(page).getByRole('radio', { name: /models\.portal\.example/ })).toBeChecked()
})

test('[R-033] a sandbox that stops is explained to readers, without commands and without CORS', async ({
  page,
  portal,
}) => {
  await openTryItForm(page, portal, 'getEndpoint')
  await page.route('**/_/sandbox/**', (route) => route.abort())
  await getSendButton(page).click()
  const result = getTryItForm(page).getByRole('region', { name: "The sandbox isn't responding" })
  await expect(result).toContainText('Your request changed nothing.')
  await expect(result).not.toContainText(/CORS|docent/i)
})

test("[R-033] a sandbox that doesn't respond at first is reported as down", async ({
  readPage: page,
  portal,
}) => {
  portal.intercept((request) =>
    new URL(request.url).pathname.startsWith('/_/sandbox') ? new Response('', { status: 503 }) : undefined,
  )
  await openTryItForm(page, portal, 'getEndpoint')
  await expect(getTryItForm(page).getByText("The sandbox isn't responding")).toBeVisible()
  await expect(getTryItForm(page).getByRole('radio', { name: /models\.portal\.example/ })).toBeChecked()
})
