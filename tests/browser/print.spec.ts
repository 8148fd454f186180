import { expect, fixtureTest as test } from './fixture-site.ts'
import { openLive } from './reader.ts'
import { type RepresentativePage, representativePages } from './representative-pages.ts'

const printedPages: RepresentativePage[] = [
  ...representativePages,
  { name: 'the operations of a group', site: 'portal', path: '/api/compute/nodes/' },
  { name: 'an operation', site: 'portal', path: '/api/compute/#/nodes/createNode' },
]

for (const { name, site, path } of printedPages) {
  test(`[F-033] print: ${name} is dark on white, as wide as the paper, and has nothing to press or to type in`, async ({
    readPage: page,
    sites,
  }) => {
    const darkMode = await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await openLive(page, sites[site].url(path))
    // A4 without its margins.
    await page.setViewportSize({ width: 658, height: 986 })
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const faults = await page.evaluate(() => {
      const add = (color: string): number =>
        (color.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((total, part) => total + Number(part), 0)
      const controls = [...document.querySelectorAll('button, input, select, textarea, nav')]
      // Terms and check boxes of lists are part of the text. Of several samples, the chosen one is printed with its name.
      const isUseless = (element: Element): boolean =>
        element.checkVisibility() &&
        !element.matches('.term, .group-list, :disabled, input[type="radio"]:checked')
      const lines = [...document.querySelectorAll('main :is(h1, h2, p, li, td, code)')]
      const isPale = (element: Element): boolean =>
        element.checkVisibility() && add(getComputedStyle(element).color) > 450
      return {
        paper: add(getComputedStyle(document.body).backgroundColor),
        controls: controls.filter(isUseless).map(({ outerHTML }) => outerHTML.slice(0, 80)),
        pale: lines.filter(isPale).map(({ outerHTML }) => outerHTML.slice(0, 80)),
        excess: Math.max(0, document.documentElement.scrollWidth - innerWidth - 1),
      }
    })
    expect(faults).toEqual({ paper: 3 * 255, controls: [], pale: [], excess: 0 })
    await darkMode.dispose()
  })
}

for (const [site, path] of [
  ['cloud', '/nowhere/'],
  ['cloud', '/about/'],
  ['world', '/world/docs/1.0/guide/'],
  ['world', '/world/blog/tags/'],
] as const) {
  test(`print: ${path}, which is short, takes one page`, async ({ readPage: page, sites }) => {
    await openLive(page, sites[site].url(path))
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  })
}

test('print: a table has room for words', async ({ readPage: page, cloud }) => {
  await openLive(page, cloud.url('/docs/compute/kitchen-sink/'))
  await page.setViewportSize({ width: 658, height: 986 })
  await page.emulateMedia({ media: 'print' })
  const table = page.getByRole('table').filter({ hasText: 'Start in recovery mode' })
  const [first] = await table.getByRole('cell').all()
  expect((await first?.boundingBox())?.width).toBeGreaterThan(80)
})
