import type { Page } from '@playwright/test'
import { expect, fixtureTest as test } from './fixture-site.ts'
import { countDocuments, openLive, title } from './reader.ts'

/** Reads the tags of the document's head that occur once. */
function readHead(page: Page): Promise<(string | null | undefined)[]> {
  return page.evaluate(() =>
    [
      ['meta[name="robots"]', 'content'],
      ['meta[name="description"]', 'content'],
      ['link[rel="canonical"]', 'href'],
      ['link[rel="alternate"][type="text/markdown"]', 'href'],
    ].map(([selector = '', attribute = '']) => {
      const [tag, ...others] = document.head.querySelectorAll(selector)
      return others.length === 0 ? tag?.getAttribute(attribute) : 'more than one'
    }),
  )
}

test('the head follows the page, whatever the first page of the visit had', async ({ page, cloud }) => {
  const unlisted = [
    'noindex',
    'Guides to compute and storage of a cloud that does not exist.',
    undefined,
    '/docs/compute/unlisted/index.md',
  ]
  const listed = [
    undefined,
    'What to know before you start on "Quickstart", from the first step to the last one, with links to related pages.',
    'https://docs.cloud.example/docs/compute/quickstart/',
    '/docs/compute/quickstart/index.md',
  ]
  await openLive(page, cloud.url('/docs/compute/unlisted/'))
  expect(await readHead(page)).toEqual(unlisted)
  const documents = countDocuments(page)

  await page.getByRole('main').getByRole('link', { name: 'Quickstart' }).click()
  await expect(title(page, 'Quickstart')).toBeVisible()
  expect(await readHead(page)).toEqual(listed)

  await page.goBack()
  await expect(title(page, 'In no list')).toBeVisible()
  expect(await readHead(page)).toEqual(unlisted)
  expect(documents()).toBe(0)

  await page.goForward()
  await expect(title(page, 'Quickstart')).toBeVisible()
  await page.reload()
  await expect(title(page, 'Quickstart')).toBeVisible()
  expect(await readHead(page)).toEqual(listed)
})
