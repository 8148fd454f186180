import type { Locator } from '@playwright/test'
import { expect, fixtureTest as test } from './fixture-site.ts'
import { openLive } from './reader.ts'

/** The texts between the places where a line ends. */
const readLines = (code: Locator): Promise<string[]> =>
  code.evaluate((element) => {
    const range = document.createRange()
    const lines: { top: number; text: string }[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      for (let index = 0; index < (node.textContent ?? '').length; index++) {
        range.setStart(node, index)
        range.setEnd(node, index + 1)
        const { top, height } = range.getBoundingClientRect()
        const last = lines.at(-1)
        const character = range.toString()
        if (last === undefined || top > last.top + height / 2) lines.push({ top, text: character })
        else last.text += character
      }
    return lines.map(({ text }) => text)
  })

for (const width of [320, 390, 1440])
  test(`[R-031] addresses break only after slashes at ${width} px`, async ({ readPage: page, portal }) => {
    await page.setViewportSize({ width, height: 900 })
    await openLive(page, portal.url('/api/models/endpoints/deleteAlertRule/'))
    const codes = page.getByRole('main').locator('code', { hasText: /^(https:)?\// })
    const lines = await Promise.all((await codes.all()).slice(0, 2).map(readLines))
    expect(lines.map((parts) => parts.join(''))).toEqual([
      'https://models.portal.example/v1',
      '/endpoints/{endpoint_id}/alert-notification-rules/{rule_id}/',
    ])
    for (const parts of lines) for (const part of parts.slice(0, -1)) expect(part).toMatch(/\/$/)
  })

test('[R-031] the base URL is on a page once, and Copy copies the whole address', async ({
  page,
  context,
  portal,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openLive(page, portal.url('/api/models/endpoints/'))
  await expect(
    page.getByRole('main').getByText('https://models.portal.example/v1', { exact: true }),
  ).toHaveCount(1)
  const operation = page.getByRole('article', { name: 'Get an endpoint' })
  await operation.getByRole('button', { name: 'Copy' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'https://models.portal.example/v1/endpoints/{endpoint_id}/',
  )
})
