import { violations } from './axe.ts'
import { expect, fixtureTest as test } from './fixture-site.ts'
import { holdRequests, listWarnings, openLive, title } from './reader.ts'
import { dialog, field, opener, options, search } from './search-dialog.ts'

const guide = '/docs/compute/nodes/create/'

test('[R-091] a search without results suggests other words and a contact', async ({
  readPage: page,
  portal,
}) => {
  await openLive(page, portal.url(guide))
  await search(page, 'zzyzzx <b>')
  await expect(dialog(page).getByText('No results for “zzyzzx <b>”')).toBeVisible()
  await expect(dialog(page).getByText('Believe this query should return results?')).toBeVisible()
  const report = dialog(page).getByRole('link', { name: 'Let us know. (opens in a new tab)' })
  await expect(report).toHaveAttribute('href', 'https://www.portal.example/support?about=zzyzzx%20%3Cb%3E')
  await expect(options(page)).toHaveCount(0)
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(dialog(page).getByRole('status')).toHaveText('No results for zzyzzx <b>')
  await expect(dialog(page).getByText('Try searching for', { exact: true })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('[R-091] where nothing is found, the most similar words are suggested', async ({
  readPage: page,
  portal,
}) => {
  await openLive(page, portal.url(guide))
  await search(page, 'kwota')
  await expect(dialog(page).getByText('No results for “kwota”')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'quota', exact: true }).click()
  await expect(field(page)).toHaveValue('quota')
  await expect(options(page).first()).toBeVisible()
})

test('[R-091] where no word is similar, readers get links to the areas', async ({
  readPage: page,
  portal,
}) => {
  await openLive(page, portal.url(guide))
  await search(page, 'zzyzzx')
  await dialog(page).getByRole('link', { name: 'Models', exact: true }).click()
  await expect(page).toHaveURL(portal.url('/models/'))
  await expect(dialog(page)).toHaveCount(0)
})

test('[R-091] a network failure is reported and can be retried', async ({ page, portal }) => {
  await openLive(page, portal.url(guide))
  await page.route('**/_/search/**', (route) => route.abort())
  await search(page, 'disk')
  await expect(dialog(page).getByText('Unable to fetch results', { exact: true })).toBeVisible()
  await expect(
    dialog(page).getByText('You might want to check your network connection.', { exact: true }),
  ).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.unroute('**/_/search/**')
  await dialog(page).getByRole('button', { name: 'Retry' }).click()
  await expect(options(page).first()).toBeVisible()
})

test('[R-091] a slow search shows its progress', async ({ page, portal }) => {
  await openLive(page, portal.url(guide))
  const index = await holdRequests(page, '**/_/search/**')
  await search(page, 'disk')
  await expect(dialog(page).getByText('Loading', { exact: true })).toBeAttached()
  index.release()
  await expect(options(page).first()).toBeVisible()
  await expect(dialog(page).getByText('Loading', { exact: true })).toHaveCount(0)
})

test('the number of results is announced inside of the dialog', async ({ readPage: page, portal }) => {
  await openLive(page, portal.url(guide))
  await search(page, 'attach')
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results? for “attach”$/)
})

for (const colorMode of ['light', 'dark'] as const) {
  test(`the dialog has no accessibility violations, ${colorMode}`, async ({ page, portal }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), colorMode)
    const warnings = listWarnings(page)
    await openLive(page, portal.url(guide))
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    expect(await violations(page)).toEqual([])
    await field(page).fill('quota')
    await expect(options(page).first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect(warnings).toEqual([])
  })
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the section of the chosen result is shown beside the list', async ({ page, portal }) => {
    const warnings = listWarnings(page)
    await openLive(page, portal.url(guide))
    await search(page, 'quota number 33')
    await options(page).filter({ hasText: 'Quota number 33' }).hover()
    await expect(dialog(page).getByText('The allowance of resource 33.').last()).toBeVisible()
    await expect(page.locator('#quota-number-33')).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    expect(warnings).toEqual([])
  })

  test('an API operation shows its parameters', async ({ page, portal }) => {
    const warnings = listWarnings(page)
    await openLive(page, portal.url(guide))
    await search(page, 'GET /nodes/{node_id}')
    await options(page).filter({ hasText: 'Get a node' }).first().hover()
    const preview = dialog(page).locator('article')
    await expect(preview).toContainText('/{node_id}')
    await expect(preview.getByRole('heading', { level: 2, includeHidden: true }).first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect(warnings).toEqual([])
  })

  test('a page that is loaded as a document shows the search data without missing files', async ({
    page,
    portal,
  }) => {
    const warnings = listWarnings(page)
    await openLive(page, portal.url(guide))
    await search(page, 'Machines to run things on')
    await options(page).filter({ hasText: 'Machines to run things on' }).first().hover()
    await expect(dialog(page).getByText('Machines to run things on')).toHaveCount(2)
    expect(warnings).toEqual([])
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

  test('the dialog fills the screen, and its touch targets are large enough', async ({ page, portal }) => {
    await openLive(page, portal.url(guide))
    await opener(page).tap()
    await field(page).fill('node')
    await expect(options(page).first()).toBeVisible()
    const box = await dialog(page).boundingBox()
    expect(box).toEqual({ x: 0, y: 0, width: 360, height: 640 })
    for (const control of [
      ...(await dialog(page).getByRole('button').all()),
      ...(await options(page).all()),
    ]) {
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect(await violations(page)).toEqual([])
  })
})

test('[R-021] a definition is above the results, with a link to its source', async ({ page, portal }) => {
  await openLive(page, portal.url(guide))
  await search(page, 'what are nodes')
  const answer = dialog(page).getByRole('region', { name: 'Answer' })
  const source = answer.getByRole('link', { name: 'Nodes' })
  await expect(source).toBeVisible()
  // The results show which words were found. Their marks have no style in an answer.
  await expect(answer.locator('mark')).toHaveCount(0)
  await source.click()
  await expect(title(page, 'Nodes')).toBeVisible()
})
