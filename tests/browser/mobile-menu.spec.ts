import type { Locator, Page } from '@playwright/test'
import { expect, type FixtureSite, fixtureTest as test } from './fixture-site.ts'
import { expectLive, holdRequests, openLive, shellScript, title } from './reader.ts'

const phone = { width: 390, height: 700 }
const menuButton = (page: Page): Locator => page.getByRole('button', { name: 'Menu', exact: true })
const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu' })

async function openDrawer(page: Page, site: FixtureSite): Promise<void> {
  await page.setViewportSize(phone)
  await openLive(page, site.url('/docs/compute/nodes/create/'))
  await menuButton(page).click()
  await expect(drawer(page)).toBeVisible()
}

const widths = [
  { width: 996, isSmall: true },
  { width: 997, isSmall: false },
]

for (const { width, isSmall } of widths) {
  test(`[R-022] at ${width} px the items are ${isSmall ? 'behind the menu button' : 'in the bar'}`, async ({
    readPage: page,
    cloud,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto(cloud.url('/docs/compute/nodes/create/'))
    await expect(menuButton(page)).toBeVisible({ visible: isSmall })
    const bar = page.getByRole('banner')
    await expect(bar.getByRole('link', { name: 'Compute docs' })).toBeVisible({ visible: !isSmall })
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible({ visible: !isSmall })
  })
}

test('[R-022] the menu has the sidebar, and a button back to the items of the bar', async ({
  readPage: page,
  cloud,
}) => {
  await openDrawer(page, cloud)
  const sidebar = drawer(page).getByRole('navigation', { name: 'Docs sidebar' })
  await expect(sidebar.getByRole('link', { name: 'Create a node' })).toHaveAttribute('aria-current', 'page')

  await sidebar.getByRole('button', { name: 'Back to main menu' }).click()
  const items = drawer(page).getByRole('navigation', { name: 'Main menu' }).getByRole('link')
  // The area of the page is above them, and not among them a second time.
  await expect(items).toHaveText([
    'Storage docs',
    'Compute API',
    'Storage API',
    /^Blog/,
    'English',
    /^Sign up/,
  ])

  await drawer(page).getByRole('button', { name: 'Compute', exact: true }).click()
  await expect(sidebar).toBeVisible()
  await sidebar.getByRole('link', { name: 'Compute', exact: true }).first().click()
  await expect(page).toHaveURL(cloud.url('/docs/compute/'))
})

test('[R-022] on a page without sidebar the menu begins with the items of the bar', async ({
  readPage: page,
  cloud,
}) => {
  await page.setViewportSize(phone)
  await openLive(page, cloud.url('/about/'))
  await menuButton(page).click()
  await drawer(page).getByRole('link', { name: 'Storage docs' }).click()
  await expect(title(page, 'Storage')).toBeVisible()
  await expect(drawer(page)).toBeHidden()
})

test('[R-022] a link of the sidebar in the menu opens its page and closes the menu', async ({
  readPage: page,
  cloud,
}) => {
  await openDrawer(page, cloud)
  await drawer(page).getByRole('link', { name: 'Resize a node' }).click()
  await expect(title(page, 'Resize a node')).toBeVisible()
  await expect(drawer(page)).toBeHidden()
})

test('[R-022] Tab and Shift+Tab stay in the open menu', async ({ page, cloud }) => {
  await openDrawer(page, cloud)
  const controls = await drawer(page).locator('a[href]:visible, button:visible').count()
  const seen = new Set<string>()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < controls + 3; press++) {
      await page.keyboard.press(key)
      const place = await page.evaluate(() => {
        const { activeElement: focused, body } = document
        // Between the last control and the first the focus may be on the browser's own controls: then it is the body.
        if (focused === null || focused === body) return { isOutside: false, name: '' }
        return { isOutside: focused.closest('dialog') === null, name: focused.outerHTML.slice(0, 200) }
      })
      expect(place).toMatchObject({ isOutside: false })
      seen.add(place.name)
    }
  }
  seen.delete('')
  expect(seen.size).toBeGreaterThanOrEqual(controls)
})

test('[R-022] Escape closes the menu and returns the focus', async ({ readPage: page, cloud }) => {
  await openDrawer(page, cloud)
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(menuButton(page)).toBeFocused()
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
})

test('[R-022] the menu opens by keyboard, and closes by its button and by a click beside it', async ({
  readPage: page,
  cloud,
}) => {
  await openDrawer(page, cloud)
  await drawer(page).getByRole('button', { name: 'Close menu' }).click()
  await expect(drawer(page)).toBeHidden()
  for (const key of ['Enter', 'Space']) {
    await menuButton(page).press(key)
    await expect(drawer(page)).toBeVisible()
    await page.mouse.click(phone.width - 5, 300)
    await expect(drawer(page)).toBeHidden()
  }
})

test('[R-022] the menu closes when the window becomes wide', async ({ readPage: page, cloud }) => {
  await openDrawer(page, cloud)
  await page.setViewportSize({ width: 1280, height: 700 })
  await expect(drawer(page)).toBeHidden()
  await page.setViewportSize(phone)
  await expect(drawer(page)).toBeHidden()
  await expect(menuButton(page)).toBeVisible()
})

test('a click on the menu button before the page is interactive opens the menu afterwards', async ({
  page,
  cloud,
}) => {
  await page.setViewportSize(phone)
  const held = await holdRequests(page, shellScript)
  await page.goto(cloud.url('/docs/compute/nodes/create/'))
  await menuButton(page).click()
  await expect(drawer(page)).toBeHidden()
  held.release()
  await expectLive(page)
  await expect(drawer(page)).toBeVisible()
})
