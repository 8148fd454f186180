import { expect, fixtureTest as test } from './fixture-site.ts'
import { openLive, title } from './reader.ts'

test('[R-050] the home page has a different footer: links into the docs, the newsletter, the legal row', async ({
  readPage: page,
  portal,
}) => {
  await page.goto(portal.url('/'))
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('heading')).toHaveText(['Subscribe to our Newsletter', 'Docs', 'Help'])
  await expect(footer.getByRole('link', { name: 'Models', exact: true })).toHaveAttribute('href', '/models/')
  const support = footer.getByRole('link', { name: 'Support (opens in a new tab)' })
  await expect(support).toHaveAttribute('target', '_blank')
  await expect(support).toHaveAttribute('rel', /\bnoopener\b/)
  await expect(footer.getByRole('link', { name: /^Privacy policy/ })).toBeVisible()
  await expect(footer.getByText('CIN U00000XX2021XXX000001')).toBeVisible()
  await expect(footer.getByText(`© ${new Date().getFullYear()} Portal Limited`)).toBeVisible()
  await expect(footer.getByRole('link', { name: 'About us' })).toHaveCount(0)
})

for (const path of ['/compute/', '/docs/compute/nodes/create/', '/nowhere/']) {
  test(`[R-050] ${path} has the main footer`, async ({ readPage: page, portal }) => {
    await page.goto(portal.url(path))
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('heading')).toHaveText(['Company'])
    await expect(footer.getByRole('link', { name: 'About us' })).toBeVisible()
  })
}

test('[R-050] the footer changes with the page, there and back', async ({ readPage: page, portal }) => {
  await openLive(page, portal.url('/compute/'))
  const newsletter = page
    .getByRole('contentinfo')
    .getByRole('heading', { name: 'Subscribe to our Newsletter' })
  await page.getByRole('link', { name: 'Portal', exact: true }).click()
  await expect(title(page, 'Portal documentation')).toBeVisible()
  await expect(newsletter).toBeVisible()
  await page.goBack()
  await expect(title(page, 'Compute')).toBeVisible()
  await expect(newsletter).toHaveCount(0)
})

test('[R-052] the social icons are drawn from one file that every page shares', async ({
  readPage: page,
  portal,
}) => {
  const sprite = page.waitForResponse(
    (response) => response.url().endsWith('.svg') && response.url().includes('social'),
  )
  await page.goto(portal.url('/compute/'))
  const answer = await sprite
  expect(answer.headers()['content-type']).toContain('image/svg+xml')
  expect(answer.headers()['cache-control']).toContain('immutable')
  const sign = page.getByRole('contentinfo').getByRole('link', { name: 'LinkedIn' }).locator('use')
  await expect
    .poll(() => sign.evaluate((element) => (element as SVGGraphicsElement).getBBox().width))
    .toBeGreaterThan(10)
})
