import type { Page } from '@playwright/test'
import { createDevEvents, type DevEvents } from '../../src/dev/dev-events.ts'
import { createDevHandler } from '../../src/dev/dev-handler.ts'
import { violations } from './axe.ts'
import { expect, type FixtureSite, fixtureTest as test } from './fixture-site.ts'

const failure = {
  kind: 'failed',
  text: 'content/docs/index.md:1\n  Link to `./nothing.md`, but there is no such file.\n\n1 problem.',
} as const

/** Serves a site as `docent dev` does. */
function serveInDev(site: FixtureSite, { hasSite = true } = {}): DevEvents {
  const events = createDevEvents()
  const getSite = async (): Promise<FixtureSite['fetch'] | undefined> => (hasSite ? site.fetch : undefined)
  site.intercept(
    createDevHandler({
      getSite,
      isComplete: () => true,
      waitForBuild: async () => undefined,
      events,
      host: undefined,
    }),
  )
  return events
}

/** Collects what the policy forbids and errors of scripts. */
function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML/.test(message.text())) errors.push(message.text())
  })
  return errors
}

test('[F-026] a page shows the problems of a failed build, also if it opens later, until the build succeeds', async ({
  page,
  context,
  cloud,
}) => {
  const errors = collectErrors(page)
  const events = serveInDev(cloud)
  await page.goto(cloud.url('/docs/compute/quickstart/'))
  const overlay = page.getByRole('dialog', { name: 'The build failed' })
  // The page listens when its connection is open.
  await expect(async () => {
    events.send(failure)
    await expect(overlay).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(overlay).toContainText('there is no such file')
  expect(await violations(page)).toEqual([])

  const newTab = await context.newPage()
  const newOverlay = newTab.getByRole('dialog', { name: 'The build failed' })
  errors.push(...collectErrors(newTab))
  await newTab.goto(cloud.url('/about/'))
  await expect(newOverlay).toContainText('there is no such file')
  await newTab.getByRole('button', { name: 'Close' }).click()
  await expect(newOverlay).toBeHidden()
  await expect(newTab.getByRole('heading', { level: 1 })).toBeVisible()

  events.send({ kind: 'built' })
  await expect(overlay).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(errors).toEqual([])
})

for (const width of [360, 1440])
  test(`nothing of a page shows through the problems on a screen of ${width} px`, async ({ page, cloud }) => {
    serveInDev(cloud).send(failure)
    await page.setViewportSize({ width, height: 700 })
    const capture = async (path: string, mode: 'light' | 'dark'): Promise<Buffer> => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode)
      await page.goto(cloud.url(path))
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
      await expect(page.getByRole('dialog', { name: 'The build failed' })).toBeVisible()
      return page.screenshot()
    }
    const light = await capture('/docs/compute/kitchen-sink/', 'light')
    expect((await capture('/about/', 'light')).equals(light)).toBe(true)
    const dark = await capture('/docs/compute/kitchen-sink/', 'dark')
    expect((await capture('/about/', 'dark')).equals(dark)).toBe(true)
    expect(dark.equals(light)).toBe(false)
  })

test('without any page, every address shows the problems', async ({ page, cloud }) => {
  const errors = collectErrors(page)
  serveInDev(cloud, { hasSite: false }).send(failure)
  await page.goto(cloud.url('/docs/compute/quickstart/'))
  await expect(page.getByRole('dialog', { name: 'The build failed' })).toContainText('no such file')
  expect(await violations(page)).toEqual([])
  expect(errors).toEqual([])
})
