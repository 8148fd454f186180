import type { Locator, Page } from '@playwright/test'
import { expect, fixtureTest as test } from './fixture-site.ts'
import { openLive } from './reader.ts'

/** Where the text of an element begins, rounded to whole pixels. */
const measureStart = (element: Locator): Promise<number> =>
  element.evaluate((node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return Math.round(range.getBoundingClientRect().left)
  })

const footer = (page: Page): Locator => page.getByRole('contentinfo').getByText(/^CIN /)

const landingPages = ['/', '/compute/', '/docs/compute/nowhere/']

const plainPages = [
  { site: 'portal', path: '/search/' },
  { site: 'portal', path: '/quotas/' },
  { site: 'cloud', path: '/compute/faq/' },
  { site: 'cloud', path: '/compute/faqService/' },
  { site: 'cloud', path: '/faqs/' },
  { site: 'cloud', path: '/Release-notes/' },
] as const

/** Lists of everything, which need no column beside them. */
const wholeLists = [
  { site: 'cloud', path: '/compute/faq-cards/' },
  { site: 'world', path: '/world/docs/next/tags/' },
] as const

const widths = [390, 768, 1280, 1440, 1920]

/** Where the brand begins in the navigation bar, in pixels. */
async function measureBrand(page: Page): Promise<number> {
  const brand = await page.getByRole('banner').getByRole('link').first().boundingBox()
  return Math.round(brand?.x ?? 0)
}

for (const path of landingPages) {
  test(`title and footer of ${path} begin at the edge of the brand, at every width`, async ({
    readPage: page,
    portal,
  }) => {
    await openLive(page, portal.url(path))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const edge = await measureBrand(page)
      expect(await measureStart(page.getByRole('heading', { level: 1 })), `at ${width} px`).toBe(edge)
      expect(await measureStart(footer(page)), `at ${width} px`).toBe(edge)
    }
  })
}

for (const { site, path } of wholeLists) {
  test(`the title of ${path} begins at the edge of the brand, at every width`, async ({
    readPage: page,
    sites,
  }) => {
    await openLive(page, sites[site].url(path))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const edge = await measureBrand(page)
      expect(await measureStart(page.getByRole('heading', { level: 1 })), `at ${width} px`).toBe(edge)
    }
  })
}

/** Where the title begins and the row above it ends, at every width. */
async function measureColumn(page: Page): Promise<[start: number, end: number][]> {
  const edges: [number, number][] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const menu = await page.getByRole('button', { name: 'Page actions' }).boundingBox()
    edges.push([
      await measureStart(page.getByRole('heading', { level: 1 })),
      Math.round((menu?.x ?? 0) + (menu?.width ?? 0)),
    ])
  }
  return edges
}

for (const { site, path } of plainPages) {
  test(`title and menu of ${path} are where guides have them, at every width`, async ({
    readPage: page,
    sites,
  }) => {
    await openLive(page, sites.portal.url('/docs/compute/nodes/create/'))
    const guide = await measureColumn(page)
    await openLive(page, sites[site].url(path))
    expect(await measureColumn(page)).toEqual(guide)
  })
}

const panel = (page: Page): Locator => page.getByRole('complementary')

for (const width of [1280, 1920]) {
  test(`at ${width} px a panel is where other pages have their contents`, async ({
    readPage: page,
    sites,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openLive(page, sites.cloud.url('/Release-notes/'))
    const contents = await page.getByRole('navigation', { name: 'On this page' }).boundingBox()
    await openLive(page, sites.world.url('/world/docs/next/tags/set-up/'))
    expect(await panel(page).boundingBox()).toMatchObject({ x: contents?.x, width: contents?.width })
  })
}

test('on a small screen a panel is below the text', async ({ readPage: page, world }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openLive(page, world.url('/world/docs/next/tags/set-up/'))
  const guide = await page.getByRole('link', { name: 'Upgrade', exact: true }).boundingBox()
  const box = await panel(page).boundingBox()
  expect(box?.y).toBeGreaterThan(guide?.y ?? Number.POSITIVE_INFINITY)
})

test('the sidebar or the title of a guide begins at the edge of the brand, at every width', async ({
  readPage: page,
  portal,
}) => {
  await openLive(page, portal.url('/docs/compute/nodes/create/'))
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const start =
      width > 996
        ? sidebar.getByRole('link', { name: 'Compute', exact: true })
        : page.getByRole('heading', { level: 1 })
    const edge = await measureBrand(page)
    expect(await measureStart(start), `at ${width} px`).toBe(edge)
    expect(await measureStart(footer(page)), `at ${width} px`).toBe(edge)
  }
})

for (const width of [390, 768, 1280]) {
  test(`[R-060] at ${width} px any number of cards fills the rows`, async ({ readPage: page, cloud }) => {
    await page.setViewportSize({ width, height: 800 })
    await openLive(page, cloud.url('/compute/faq-cards/'))
    const list = page.getByRole('main').getByRole('list').filter({ hasText: 'question' })
    for (const count of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) {
      const gaps = await list.evaluate((element, wanted) => {
        const [first] = element.children
        if (first === undefined) return ['no card']
        element.replaceChildren(...Array.from({ length: wanted }, () => first.cloneNode(true)))
        const end = Math.round(element.getBoundingClientRect().right)
        const boxes = [...element.children].map((card) => card.getBoundingClientRect())
        const isLastOfRow = (box: DOMRect, index: number): boolean => boxes[index + 1]?.top !== box.top
        return boxes.filter(isLastOfRow).filter(({ right }) => Math.abs(right - end) > 1)
      }, count)
      expect(gaps, `${count} cards`).toEqual([])
    }
  })
}
