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

const pages = [
  { site: 'portal', path: '/' },
  { site: 'portal', path: '/compute/' },
  { site: 'portal', path: '/search/' },
  { site: 'portal', path: '/quotas/' },
  { site: 'portal', path: '/docs/compute/nowhere/' },
  { site: 'cloud', path: '/compute/faq/' },
  { site: 'cloud', path: '/compute/faq-cards/' },
  { site: 'cloud', path: '/compute/faqService/' },
  { site: 'cloud', path: '/faqs/' },
  { site: 'cloud', path: '/Release-notes/' },
] as const

for (const width of [390, 768, 1280, 1440, 1920]) {
  test(`at ${width} px all kinds of pages and both footers begin at the edge of the brand`, async ({
    page,
    sites,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const { site, path } of pages) {
      await openLive(page, sites[site].url(path))
      const brand = await page.getByRole('banner').getByRole('link').first().boundingBox()
      const edge = Math.round(brand?.x ?? 0)
      expect(await measureStart(page.getByRole('heading', { level: 1 })), path).toBe(edge)
      expect(await measureStart(footer(page)), path).toBe(edge)
    }
    await openLive(page, sites.portal.url('/docs/compute/nodes/create/'))
    const brand = await page.getByRole('banner').getByRole('link').first().boundingBox()
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
    const start =
      width > 996
        ? sidebar.getByRole('link', { name: 'Compute', exact: true })
        : page.getByRole('heading', { level: 1 })
    expect(await measureStart(start)).toBe(Math.round(brand?.x ?? 0))
    expect(await measureStart(footer(page))).toBe(Math.round(brand?.x ?? 0))
  })
}

for (const width of [390, 768, 1280]) {
  test(`[R-060] at ${width} px any number of cards fills the rows`, async ({ page, cloud }) => {
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
