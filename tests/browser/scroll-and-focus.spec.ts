import { expect, fixtureTest as test } from './fixture-site.ts'
import {
  addLink,
  countDocuments,
  expectLive,
  holdRequests,
  listPaths,
  openLive,
  routeFetches,
  scrollPage,
  scrollTop,
  sidebarLink,
  title,
} from './reader.ts'

const quickstart = '/docs/compute/quickstart/'
const longPage = '/docs/compute/long-page/'
const kitchenSink = '/docs/compute/kitchen-sink/'

test('[R-012] a new page starts at its top', async ({ page, cloud }) => {
  await openLive(page, cloud.url(longPage))
  await scrollPage(page, 1500)
  await sidebarLink(page, 'Kitchen sink').click()
  await expect(title(page, 'Kitchen sink')).toBeInViewport()
  expect(await scrollTop(page)).toBe(0)
})

test('[R-012] a link to a heading of another page shows that heading at the top', async ({ page, cloud }) => {
  await openLive(page, cloud.url(quickstart))
  const documents = countDocuments(page)
  const link = await addLink(page, `${longPage}#section-7`)
  await link.click()
  const heading = page.getByRole('heading', { name: /^Section 7(?!\d)/ })
  await expect(heading).toBeInViewport()
  await expect(page).toHaveURL(cloud.url(`${longPage}#section-7`))
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200)
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(60)
  expect(documents()).toBe(0)
})

test('[R-012] a hash that names nothing starts the page at its top', async ({ page, cloud }) => {
  await openLive(page, cloud.url(kitchenSink))
  await scrollPage(page, 800)
  const link = await addLink(page, `${longPage}#no-such-heading`)
  await link.click()
  await expect(title(page, 'A long page')).toBeInViewport()
  expect(await scrollTop(page)).toBe(0)
})

test('[R-012] the page does not move when only the query changes', async ({ page, cloud }) => {
  await openLive(page, cloud.url(longPage))
  const documents = countDocuments(page)
  await scrollPage(page, 1500)
  const link = await addLink(page, `${longPage}?kind=guide`)
  await link.click()
  await expect(page).toHaveURL(cloud.url(`${longPage}?kind=guide`))
  expect(await scrollTop(page)).toBe(1500)
  await page.goBack()
  await expect(page).toHaveURL(cloud.url(longPage))
  expect(await scrollTop(page)).toBe(1500)
  expect(documents()).toBe(0)
})

test('[R-012] Back and Forward restore how far a page was scrolled', async ({ page, cloud }) => {
  await openLive(page, cloud.url(longPage))
  await scrollPage(page, 1800)
  await sidebarLink(page, 'Kitchen sink').click()
  await expect(title(page, 'Kitchen sink')).toBeInViewport()
  await scrollPage(page, 900)

  await page.goBack()
  await expect(title(page, 'A long page')).toBeAttached()
  await expect.poll(() => scrollTop(page)).toBe(1800)
  await page.goForward()
  await expect(title(page, 'Kitchen sink')).toBeAttached()
  await expect.poll(() => scrollTop(page)).toBe(900)
})

test('[R-012] Back from far down in a long page restores the scroll of a shorter one', async ({
  page,
  cloud,
}) => {
  await openLive(page, cloud.url(quickstart))
  await scrollPage(page, 40)
  await sidebarLink(page, 'A long page').click()
  await expect(title(page, 'A long page')).toBeInViewport()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await scrollPage(page, 2500)
  await page.goBack()
  await expect(title(page, 'Quickstart')).toBeAttached()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(
    Math.min(height, 2500),
  )
  await expect.poll(() => scrollTop(page)).toBe(40)
})

test('[R-012] Back restores the scroll of a page that has to be fetched again', async ({ page, cloud }) => {
  await openLive(page, cloud.url(longPage))
  await scrollPage(page, 1800)
  await sidebarLink(page, 'Kitchen sink').click()
  await expect(title(page, 'Kitchen sink')).toBeVisible()
  await page.reload()
  await expectLive(page)
  await scrollPage(page, 300)

  const response = await holdRequests(page, `**${longPage}`)
  await page.evaluate(() => history.back())
  await response.arrived
  await expect(title(page, 'Kitchen sink')).toBeAttached()
  expect(await scrollTop(page)).toBe(300)
  response.release()
  await expect(title(page, 'A long page')).toBeAttached()
  await expect.poll(() => scrollTop(page)).toBe(1800)
})

test('[R-012] scrolling after the click, while the next page is loading, is remembered', async ({
  page,
  cloud,
}) => {
  await openLive(page, cloud.url(longPage))
  await scrollPage(page, 800)
  const response = await holdRequests(page, `**${kitchenSink}`)
  await sidebarLink(page, 'Kitchen sink').click()
  await response.arrived
  await scrollPage(page, 1500)
  response.release()
  await expect(title(page, 'Kitchen sink')).toBeInViewport()
  await page.goBack()
  await expect(title(page, 'A long page')).toBeAttached()
  await expect.poll(() => scrollTop(page)).toBe(1500)
})

test('[R-012] Back after a full page load restores the scroll position', async ({ page, cloud }) => {
  await openLive(page, cloud.url(longPage))
  await scrollPage(page, 1800)
  await routeFetches(page, `**${kitchenSink}`, (route) => route.abort())
  await sidebarLink(page, 'Kitchen sink').click()
  await expect(title(page, 'Kitchen sink')).toBeInViewport()
  await expectLive(page)
  expect(await scrollTop(page)).toBe(0)
  await page.goBack()
  await expect(title(page, 'A long page')).toBeAttached()
  await expect.poll(() => scrollTop(page)).toBe(1800)
})

test('a link within the page moves to its target without loading anything, and Back moves back', async ({
  page,
  cloud,
}) => {
  await openLive(page, cloud.url(longPage))
  const documents = countDocuments(page)
  const paths = listPaths(page)
  await page.getByRole('main').getByRole('link', { name: 'far down' }).click()
  const heading = page.getByRole('heading', { name: /^Section 12/ })
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200)
  await expect(page).toHaveURL(cloud.url(`${longPage}#section-12`))
  await page.goBack()
  await expect(page).toHaveURL(cloud.url(longPage))
  await expect.poll(() => scrollTop(page)).toBe(0)
  expect(documents()).toBe(0)
  expect(paths.filter((path) => path.endsWith('/'))).toEqual([])
})

test('Back while the page still moves to a target ends the movement', async ({ page, cloud }) => {
  await openLive(page, cloud.url(longPage))
  await page.getByRole('main').getByRole('link', { name: 'far down' }).click()
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0)
  await page.goBack()
  await expect(page).toHaveURL(cloud.url(longPage))
  await expect.poll(() => scrollTop(page)).toBe(0)
})

test('[R-018] focus goes to the title of the new page, which is announced politely', async ({
  page,
  cloud,
}) => {
  await openLive(page, cloud.url(quickstart))
  await expect(page.getByRole('status')).toBeEmpty()
  await sidebarLink(page, 'A long page').focus()
  await page.keyboard.press('Enter')
  await expect(title(page, 'A long page')).toBeFocused()
  const status = page.getByRole('status')
  await expect(status).toHaveText('A long page')
  await expect(status).toHaveAttribute('aria-live', 'polite')

  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'far down' })).toBeFocused()
})

test('[R-018] focus goes to the heading that a link names', async ({ page, cloud }) => {
  await openLive(page, cloud.url(quickstart))
  await page.getByRole('main').getByRole('link', { name: 'Attach a volume' }).click()
  await expect(page).toHaveURL(/#attach$/)
  await expect(page.getByRole('heading', { level: 2, name: /^Attach/ })).toBeFocused()
})

test('[R-018] Back moves the focus, announces the page, and restores its scroll position', async ({
  page,
  cloud,
}) => {
  await openLive(page, cloud.url(longPage))
  await scrollPage(page, 1800)
  await sidebarLink(page, 'Quickstart').click()
  await expect(page.getByRole('status')).toHaveText('Quickstart')
  await page.goBack()
  await expect(title(page, 'A long page')).toBeFocused()
  await expect(page.getByRole('status')).toHaveText('A long page')
  expect(await scrollTop(page)).toBe(1800)
})
