import { expect, fixtureTest as test } from './fixture-site.ts'
import { openLive } from './reader.ts'

const links = [
  { name: 'Compute docs', href: '/docs/compute/' },
  { name: 'Storage docs', href: '/docs/storage/' },
  { name: 'Blog (opens in a new tab)', href: 'https://www.cloud.example/blog' },
  { name: 'Sign up (opens in a new tab)', href: 'https://console.cloud.example/signup' },
]

test('[R-020] the bar has the brand and the links of the config, the outside ones in a new tab', async ({
  readPage: page,
  cloud,
}) => {
  await page.goto(cloud.url('/docs/compute/quickstart/'))
  const brand = page.getByRole('banner').getByRole('link', { name: 'Cloud', exact: true })
  await expect(brand).toHaveAttribute('href', '/')
  await expect(brand.locator('img:visible')).toHaveCount(1)

  const menu = page.getByRole('navigation', { name: 'Main' })
  for (const { name, href } of links) {
    const link = menu.getByRole('link', { name, exact: true })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', href)
    if (href.startsWith('/')) continue
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
  }
  await expect(page.getByRole('button', { name: 'Dark mode' })).toBeVisible()
})

test('[R-020] long labels have two lines before they cover the brand or leave the window', async ({
  readPage: page,
  cloud,
}) => {
  await page.setViewportSize({ width: 1024, height: 700 })
  await page.goto(cloud.url('/docs/compute/quickstart/'))
  const menu = page.getByRole('navigation', { name: 'Main' })
  const brand = page.getByRole('banner').getByRole('link', { name: 'Cloud', exact: true })
  for (const link of await menu.getByRole('link', { name: /docs|Blog/ }).all())
    await link.evaluate((element) => element.prepend('A longer name of '))
  const { x = 0, width = 0 } = (await brand.boundingBox()) ?? {}
  const boxes = await Promise.all((await menu.getByRole('link').all()).map((link) => link.boundingBox()))
  expect(boxes.length).toBeGreaterThan(3)
  for (const box of boxes) {
    expect(box?.x).toBeGreaterThanOrEqual(x + width)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1024)
  }
})

test('[R-020] on the page of an API and of its groups, the dropdown of APIs is marked as current', async ({
  readPage: page,
  portal,
}) => {
  const menu = page.getByRole('banner').getByRole('button', { name: 'REST API' })
  for (const path of ['/api/compute/', '/api/compute/nodes/']) {
    await page.goto(portal.url(path))
    await expect(menu).toHaveAttribute('aria-current', 'true')
  }
  await page.goto(portal.url('/docs/compute/nodes/create/'))
  await expect(menu).not.toHaveAttribute('aria-current')
})

test('[R-020] the REST API dropdown leads to two APIs', async ({ readPage: page, cloud }) => {
  await openLive(page, cloud.url('/docs/compute/quickstart/'))
  const menu = page.getByRole('navigation', { name: 'Main' })
  const items = menu.getByRole('link', { name: /API$/ })
  await expect(items).toHaveCount(0)
  await menu.getByRole('button', { name: 'REST API' }).click()
  await expect(items).toHaveText(['Compute API', 'Storage API'])

  await menu.getByRole('link', { name: 'Storage API' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Storage API')
  await expect(items).toHaveCount(0)
})

test('[R-020] the language dropdown marks the language of the page', async ({ readPage: page, cloud }) => {
  await openLive(page, cloud.url('/docs/compute/quickstart/'))
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('button', { name: 'English' }).click()
  const language = menu.getByRole('link', { name: 'English' })
  await expect(language).toHaveAttribute('aria-current', 'true')
  await expect(language).toHaveAttribute('href', '/docs/compute/quickstart/')
})

const areas = [
  { path: '/docs/compute/nodes/create/', current: ['Compute docs'] },
  { path: '/docs/storage/block/attach/', current: ['Storage docs'] },
  { path: '/about/', current: [] },
]

for (const { path, current } of areas) {
  test(`the bar marks ${current[0] ?? 'nothing'} on ${path}`, async ({ readPage: page, cloud }) => {
    await page.goto(cloud.url(path))
    const marked = page.getByRole('navigation', { name: 'Main' }).locator('a[aria-current]:visible')
    await expect(marked).toHaveText(current)
  })
}

test('the addresses of the bar are below the base of the site', async ({ readPage: page, based }) => {
  await page.goto(based.url('/handbook/docs/guide/first-steps/'))
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(page.getByRole('link', { name: 'Handbook', exact: true })).toHaveAttribute(
    'href',
    '/handbook/',
  )
  await expect(menu.getByRole('link', { name: 'Imprint' })).toHaveAttribute('href', '/handbook/imprint/')
  await menu.getByRole('link', { name: 'Guide' }).click()
  await expect(page).toHaveURL(based.url('/handbook/docs/guide/'))
})

for (const site of ['a doc page', 'a page without sidebar', 'the not-found page'] as const) {
  const paths = {
    'a doc page': '/docs/compute/quickstart/',
    'a page without sidebar': '/docs/compute/legacy/',
    'the not-found page': '/nowhere/',
  }
  test(`[R-023] on ${site}, the first Tab reaches a link that skips to the content`, async ({
    readPage: page,
    cloud,
  }) => {
    await openLive(page, cloud.url(paths[site]))
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to main content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })

    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#main$/)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  })
}
