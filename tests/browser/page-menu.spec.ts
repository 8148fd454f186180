import { expect, fixtureTest as test } from './fixture-site.ts'
import { openLive } from './reader.ts'

const guide = '/docs/compute/kitchen-sink/'

test('[F-003] the menu of a page copies its Markdown', async ({ page, context, cloud }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openLive(page, cloud.url(guide))
  await page.getByRole('button', { name: 'Page actions' }).click()
  await page.getByRole('button', { name: 'Copy page as Markdown' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const file = await page.request.get(cloud.url(`${guide}index.md`))
  expect(copied).toBe(await file.text())
})

test('the menu of a page is used by keyboard and leads to Markdown and assistants', async ({
  readPage: page,
  cloud,
}) => {
  await openLive(page, cloud.url(guide))
  await page.getByRole('button', { name: 'Page actions' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Copy page as Markdown' })).toBeFocused()
  const markdown = page.getByRole('link', { name: 'View as Markdown' }).first()
  await expect(markdown).toHaveAttribute('href', `${guide}index.md`)
  const assistant = page.getByRole('link', { name: /^Ask Helper/ })
  const url = new URL((await assistant.getAttribute('href')) ?? '')
  expect(url.searchParams.get('q')).toMatch(/^Read https:\/\/\S+\/kitchen-sink\/index\.md and answer/)
  await page.keyboard.press('Escape')
  await expect(assistant).toBeHidden()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu of a page opens and offers what works', async ({ page, cloud }) => {
    await page.goto(cloud.url(guide))
    await page.getByRole('button', { name: 'Page actions' }).click()
    await expect(page.getByRole('link', { name: 'View as Markdown' }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy page as Markdown' })).toBeHidden()
  })
})
