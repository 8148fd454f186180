import { gzipSync } from 'node:zlib'
import { expect, fixtureTest as test } from './fixture-site.ts'
import { holdRequests, listPaths, openLive, shellScript, title } from './reader.ts'
import { chosen, dialog, field, opener, options, search } from './search-dialog.ts'

const guide = '/docs/compute/nodes/create/'

test('[R-021] the search opens by click and by key, and returns the focus', async ({ page, portal }) => {
  await openLive(page, portal.url(guide))
  for (const key of ['/', 'Control+k', 'Meta+k']) {
    await opener(page).focus()
    await page.keyboard.press(key)
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
  }
  await opener(page).click()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveAttribute('placeholder', 'Search docs')
  await expect(field(page)).toHaveAttribute('maxlength', '64')
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(opener(page)).toBeFocused()
  expect(page.url()).toBe(portal.url(guide))
})

test('[R-021] text typed before the dialog opens is in its field', async ({ page, portal }) => {
  await openLive(page, portal.url(guide))
  const script = await holdRequests(page, '**/_/assets/dialog-module-*.js')
  await page.keyboard.press('/')
  await page.keyboard.type('delete a')
  await script.arrived
  script.release()
  await expect(field(page)).toHaveValue('delete a')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(' node')
  await expect(chosen(page)).toContainText('Delete a node')
})

test('[R-021] a key of the search counts before the page is interactive', async ({ page, portal }) => {
  const script = await holdRequests(page, shellScript)
  await page.goto(portal.url(guide))
  await page.keyboard.press('Control+k')
  await page.keyboard.type('disk')
  await script.arrived
  script.release()
  await expect(field(page)).toHaveValue('disk')
  await expect(options(page).first()).toBeVisible()
})

test('[R-021] a dialog that cannot be loaded is replaced by the search page', async ({ page, portal }) => {
  await openLive(page, portal.url(guide))
  await page.route('**/_/assets/dialog-module-*.js', (route) => route.abort())
  await opener(page).click()
  await expect(title(page, 'Search the docs')).toBeVisible()
})

test('[R-091] results are grouped by page, with marked matches, and link to their section', async ({
  readPage: page,
  portal,
}) => {
  await openLive(page, portal.url(guide))
  await search(page, 'quota number 12')
  const group = dialog(page).getByRole('group', { name: 'Quotas', exact: true })
  const section = group.getByRole('option', { name: /Quota number 12/ })
  await expect(section).toHaveAttribute('href', '/quotas/#quota-number-12')
  await expect(group.getByRole('option').first()).toHaveAttribute('href', '/quotas/')
  await expect(section.locator('mark').first()).toHaveText('Quota')
  await section.click()
  await expect(page).toHaveURL(portal.url('/quotas/#quota-number-12'))
  await expect(page.getByRole('heading', { name: 'Quota number 12' })).toBeInViewport()
  await expect(dialog(page)).toHaveCount(0)
})

test('[R-091] an operation shows its method', async ({ readPage: page, portal }) => {
  await openLive(page, portal.url(guide))
  await search(page, 'create a private network')
  const operation = options(page).filter({ hasText: 'Create a private network' }).first()
  await expect(operation).toContainText('POST')
})

test('[R-091] all results are one link away', async ({ readPage: page, portal }) => {
  await openLive(page, portal.url(guide))
  await search(page, 'quota')
  const all = dialog(page).getByRole('link', { name: /^See all \d+ results$/ })
  await expect(all).toHaveAttribute('href', '/search/?q=quota')
  await all.click()
  await expect(page).toHaveURL(portal.url('/search/?q=quota'))
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('quota')
})

test('[R-091] the keyboard alone walks through the results and opens one', async ({ page, portal }) => {
  await openLive(page, portal.url('/models/'))
  await search(page, 'node')
  await expect(options(page).nth(2)).toBeVisible()
  const first = await options(page).first().getAttribute('id')
  const last = await options(page).last().getAttribute('id')
  for (const [key, id] of [
    ['End', last],
    ['ArrowDown', first],
    ['ArrowUp', last],
    ['Home', first],
  ] as const) {
    await page.keyboard.press(key)
    await expect(field(page)).toHaveAttribute('aria-activedescendant', String(id))
    await expect(chosen(page)).toHaveAttribute('id', String(id))
    await expect(chosen(page)).toBeInViewport({ ratio: 1 })
  }
  await expect(field(page)).toBeFocused()
  const href = await chosen(page).getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(portal.url(String(href)))
})

test('[R-091] Control and Enter open a result in a new tab, and the search stays', async ({
  page,
  context,
  portal,
}) => {
  await openLive(page, portal.url('/models/'))
  await search(page, 'delete a node')
  await expect(chosen(page)).toContainText('Delete a node')
  const href = await chosen(page).getAttribute('href')
  const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')])
  await expect(tab).toHaveURL(portal.url(String(href)))
  await expect(dialog(page)).toBeVisible()
})

test('[R-091] Enter before the results arrive opens the result for the typed query', async ({
  page,
  portal,
}) => {
  await openLive(page, portal.url('/models/'))
  const index = await holdRequests(page, '**/_/search/**')
  await search(page, 'attach a disk')
  await page.keyboard.press('Enter')
  await index.arrived
  index.release()
  await expect(title(page, 'Attach a disk')).toBeVisible()
})

test('Escape empties the field first, then closes', async ({ readPage: page, portal }) => {
  await openLive(page, portal.url(guide))
  await search(page, 'disk')
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
})

test('an area limits the results', async ({ readPage: page, portal }) => {
  await openLive(page, portal.url(guide))
  await search(page, 'model')
  await expect(options(page).first()).toBeVisible()
  const chips = dialog(page).getByRole('group', { name: 'Filter by area' })
  await chips.getByRole('button', { name: /^Models/ }).click()
  await expect(chips.getByRole('button', { name: /^Models/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(dialog(page).getByRole('link', { name: /^See/ })).toHaveAttribute(
    'href',
    '/search/?q=model&area=models',
  )
})

test('[R-061] typing in the search box of a landing page continues in the dialog', async ({
  readPage: page,
  portal,
}) => {
  await openLive(page, portal.url('/compute/'))
  await page.getByRole('main').getByRole('searchbox').pressSequentially('disk')
  await expect(field(page)).toHaveValue('disk')
  const chips = dialog(page).getByRole('group', { name: 'Filter by area' })
  await expect(chips.getByRole('button', { name: /^Compute/ })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused()
})

test('[R-021] no byte of the search is loaded before the reader reaches for it; then at most 30 KB', async ({
  page,
  portal,
}) => {
  const paths = listPaths(page)
  await openLive(page, portal.url(guide))
  await page.waitForLoadState('networkidle')
  expect(paths.filter((path) => /search/i.test(path))).toEqual([])
  const before = new Set(paths)
  const index = page.waitForRequest('**/_/search/**')
  await opener(page).hover()
  await index
  const scripts = [...new Set(paths)].filter(
    (path) => path.endsWith('.js') && !before.has(path) && !/engine|worker/.test(path),
  )
  expect(scripts.some((path) => path.includes('dialog-module'))).toBe(true)
  const weights = scripts.map(async (path) => {
    const response = await page.request.get(portal.url(path))
    return gzipSync(await response.body()).length
  })
  expect((await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0)).toBeLessThan(30_000)
})

test('[R-090] the dialog shows a page of twenty results', async ({ readPage: page, portal }) => {
  await openLive(page, portal.url(guide))
  await search(page, 'quota')
  await expect(dialog(page).getByRole('link', { name: /See all \d+ results/ })).toBeVisible()
  await expect(options(page).first()).toBeVisible()
  expect(await options(page).count()).toBeGreaterThanOrEqual(20)
  // Pages of sections may be separate options above them.
  expect(await options(page).count()).toBeLessThanOrEqual(21)
  await page.keyboard.press('End')
  await expect(chosen(page)).toHaveText((await options(page).last().textContent()) ?? '')
})

test('[R-021] the dialog has one place, and one size for queries', async ({ readPage: page, portal }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openLive(page, portal.url(guide))
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  // The dialog grows while it opens.
  await dialog(page).evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
  const idle = await dialog(page).boundingBox()
  expect(idle?.height).toBeLessThan(400)
  await field(page).fill('quota number 12')
  await expect(chosen(page)).toBeVisible()
  const results = await dialog(page).boundingBox()
  expect(results).toMatchObject({ x: idle?.x, y: idle?.y, width: idle?.width })
  await field(page).fill('zzzz qqqq')
  await expect(dialog(page).getByText('No results for')).toBeVisible()
  expect(await dialog(page).boundingBox()).toEqual(results)
})

test('[R-090] a pasted sentence loses its courtesy, and not its subject', async ({ page, portal }) => {
  await openLive(page, portal.url(guide))
  await page.keyboard.press('/')
  await field(page).evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text',
      'Hello team, could you please help me to find out what the quota number 12 is about',
    )
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(field(page)).toHaveValue(/quota number 12/)
  expect((await field(page).inputValue()).length).toBeLessThanOrEqual(64)
})
