import type { Locator, Page } from '@playwright/test'
import { expect, fixtureTest as test } from './fixture-site.ts'
import { expectLive, listWarnings, openLive, title } from './reader.ts'

const arabic = { menu: 'الرئيسية', previous: 'السابق', next: 'التالي' }
const root = (page: Page): Locator => page.locator('html')

async function chooseLanguage(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: from }).click()
  await page.getByRole('link', { name: to, exact: true }).click()
}

test('[R-016] the dropdown keeps path, query and hash, in both directions', async ({
  readPage: page,
  world,
}) => {
  await openLive(page, world.url('/world/docs/next/guide/?from=mail#what-is-new'))
  await chooseLanguage(page, 'English', 'العربية')
  await expect(page).toHaveURL(/\/world\/ar\/docs\/next\/guide\/\?from=mail#what-is-new$/)
  await expect(title(page, 'الدليل')).toBeVisible()
  await expectLive(page)
  await chooseLanguage(page, 'العربية', 'English')
  await expect(page).toHaveURL(/\/world\/docs\/next\/guide\/\?from=mail#what-is-new$/)
  await expect(title(page, 'Guide')).toBeVisible()
})

test('[R-082] a translated page has the language and direction of its locale', async ({ page, world }) => {
  const warnings = listWarnings(page)
  await openLive(page, world.url('/world/ar/docs/next/guide/'))
  await expect(root(page)).toHaveAttribute('lang', 'ar')
  await expect(root(page)).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('complementary', { name: 'اللغة' })).toHaveCount(0)
  const [content, sidebar] = await Promise.all(
    [page.getByRole('main'), page.getByRole('navigation', { name: 'شريط الأدلة الجانبي' })].map((part) =>
      part.boundingBox(),
    ),
  )
  expect(sidebar?.x).toBeGreaterThan(content?.x ?? Number.POSITIVE_INFINITY)
  expect(warnings).toEqual([])
})

test("[R-082] texts of the shell are in the page's language, before and after hydration", async ({
  readPage: page,
  world,
}) => {
  await page.goto(world.url('/world/ar/docs/next/guide/install/'))
  const pager = page.getByRole('navigation', { name: 'الصفحة السابقة والتالية' })
  await expect(pager.getByRole('link', { name: arabic.previous })).toBeVisible()
  await expectLive(page)
  await expect(pager.getByRole('link', { name: arabic.next })).toBeVisible()
  await pager.getByRole('link', { name: arabic.next }).click()
  await expect(title(page, 'الترقية')).toBeVisible()
  await expect(page.getByText('تحذير')).toBeVisible()
  await expect(page.getByRole('navigation', { name: arabic.menu, exact: true })).toBeVisible()
})

test('[R-082] untranslated messages fall back to the default language', async ({ readPage: page, world }) => {
  await page.goto(world.url('/world/ar/docs/next/guide/install/'))
  await expectLive(page)
  await expect(page.getByRole('button', { name: 'نسخ' })).toBeVisible()
  await expect(page.getByRole('progressbar', { includeHidden: true })).toHaveAttribute(
    'aria-label',
    'Loading the page',
  )
})

test('[R-082] the message about an unreachable site is in the language of the page', async ({
  page,
  world,
  context,
}) => {
  await openLive(page, world.url('/world/ar/docs/next/guide/install/'))
  await context.setOffline(true)
  await page.getByRole('link', { name: arabic.next }).click()
  const notice = page.getByRole('complementary', { name: 'الاتصال' })
  await expect(notice).toContainText('أنت غير متصل، فتعذّر فتح الصفحة.')
  await expect(notice.getByRole('button')).toHaveText(['أعد المحاولة', ''])
  await expect(notice.getByRole('button', { name: 'إغلاق' })).toBeVisible()
})

test('[R-082] a page without a translation has a notice and is marked with its language', async ({
  readPage: page,
  world,
}) => {
  await page.goto(world.url('/world/ar/docs/guide/install/'))
  await expect(page.getByText('لم تُترجم هذه الصفحة بعد.')).toBeVisible()
  const heading = title(page, 'Install')
  await expect(heading).toHaveAttribute('lang', 'en')
  await expect(heading).toHaveAttribute('dir', 'ltr')
  const text = page.getByText('A machine with a network, and 2.0.')
  expect(await text.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('en')
  expect(await text.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://world.example/world/docs/guide/install/',
  )
})

test('[R-082] links of a translated page stay in its language, by file and by address', async ({
  readPage: page,
  world,
}) => {
  await page.goto(world.url('/world/ar/docs/next/guide/'))
  const links = page.getByRole('main').locator('p').getByRole('link')
  await expect(links.nth(1)).toHaveAttribute('href', '/world/ar/docs/next/guide/install/#requirements')
  await expect(links.nth(2)).toHaveAttribute('href', '/world/ar/docs/next/guide/upgrade/')
  await expect(links.nth(3)).toHaveAttribute('href', '/world/ar/about/')
})

test('[R-082] the links of the shell stay in the language', async ({ readPage: page, world }) => {
  await page.goto(world.url('/world/ar/docs/guide/'))
  const menu = page.getByRole('navigation', { name: arabic.menu, exact: true })
  await expect(menu.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/world/ar/blog/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'World' })).toHaveAttribute(
    'href',
    '/world/ar/',
  )
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About' })).toHaveAttribute(
    'href',
    '/world/ar/about/',
  )
})

const alternates = (page: Page): Promise<[string | null, string | null][]> =>
  page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]))

for (const path of ['docs/next/guide/', 'ar/docs/next/guide/']) {
  test(`[R-082] ${path} names its translations and the default`, async ({ readPage: page, world }) => {
    await page.goto(world.url(`/world/${path}`))
    expect(await alternates(page)).toEqual([
      ['en', 'https://world.example/world/docs/next/guide/'],
      ['ar', 'https://world.example/world/ar/docs/next/guide/'],
      ['x-default', 'https://world.example/world/docs/next/guide/'],
    ])
  })
}

test('[R-082] an untranslated page names no translations', async ({ readPage: page, world }) => {
  await page.goto(world.url('/world/docs/guide/install/'))
  await expect(title(page, 'Install')).toBeVisible()
  expect(await alternates(page)).toEqual([])
})

test('[R-082] without a script the language can be changed too', async ({ browser, world }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(world.url('/world/docs/next/guide/'))
  await chooseLanguage(page, 'English', 'العربية')
  await expect(title(page, 'الدليل')).toBeVisible()
  await context.close()
})
