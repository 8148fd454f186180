import type { Page } from '@playwright/test'
import { expect, type FixtureSite, fixtureTest as test } from './fixture-site.ts'
import { expectLive, openLive, sidebarLink, title } from './reader.ts'

const pages = {
  'the start page': '/',
  'a standalone page': '/about/',
  'a guide': '/docs/compute/quickstart/',
  'a guide with every element': '/docs/compute/kitchen-sink/',
  'a guide with tabs': '/docs/compute/tabs/',
  'a guide without a sidebar': '/docs/compute/legacy/',
  'the not-found page': '/no-such-page/',
}

/** Collects what the policy of the page forbids, from the first byte on. */
async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample} ${event.sourceFile}`)
    })
  })
  return () => page.evaluate(() => (window as unknown as { violations: string[] }).violations)
}

/** Puts HTML into the page as a hole in the engine would. */
function injectHtml(site: FixtureSite, path: string, html: string): void {
  site.change(path, (text) => text.replace('</main>', `${html}</main>`))
}

for (const [name, path] of Object.entries(pages)) {
  test(`[R-121] ${name} has a strict policy and breaks none of it`, async ({ page, cloud }) => {
    const violations = await watchViolations(page)
    const response = await page.goto(cloud.url(path))
    await expectLive(page)
    const policies = [
      response?.headers()['content-security-policy'] ?? '',
      (await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')) ?? '',
    ]
    for (const policy of policies) {
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(policy).not.toMatch(/unsafe-|\*|'strict-dynamic'/)
    }
    // Data for search engines is inline, but not a script.
    const data = page.locator('head script[type="application/ld+json"]')
    await expect(data).toHaveCount(name === 'the not-found page' ? 0 : 1)
    await page.getByRole('button', { name: 'Dark mode' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.mouse.wheel(0, 20_000)
    expect(await violations()).toEqual([])
  })
}

test('[R-121] moving between pages and using their parts breaks no policy', async ({ page, cloud }) => {
  const violations = await watchViolations(page)
  await openLive(page, cloud.url('/docs/compute/quickstart/'))
  await sidebarLink(page, 'Kitchen sink').click()
  await expect(title(page, 'Kitchen sink')).toBeVisible()
  await page.getByRole('tab', { name: 'CLI' }).click()
  await page.getByText('What does it cost?').click()
  await page.getByRole('button', { name: 'Copy' }).first().click()
  await page.getByRole('button', { name: 'Wrap' }).first().click()
  await page.getByRole('button', { name: 'REST API' }).click()
  await page.keyboard.press('Escape')
  await sidebarLink(page, 'Tabs in two groups').click()
  await expect(title(page, 'Tabs in two groups')).toBeVisible()
  expect(await violations()).toEqual([])
})

const injections = {
  'an inline script': '<script>window.isAttacked = true</script>',
  'an event handler': '<img src="/none.png" onerror="window.isAttacked = true">',
  'a script of another host': '<script src="https://attacker.example/x.js"></script>',
  'a base element': '<base href="https://attacker.example/">',
}
for (const [name, html] of Object.entries(injections)) {
  test(`[R-121] ${name} in the HTML is blocked`, async ({ page, cloud }) => {
    const violations = await watchViolations(page)
    injectHtml(cloud, '/docs/compute/quickstart/', html)
    await openLive(page, cloud.url('/docs/compute/quickstart/'))
    await expect.poll(violations).not.toEqual([])
    expect(await page.evaluate(() => 'isAttacked' in window)).toBe(false)
    expect(await page.evaluate(() => document.baseURI)).toBe(cloud.url('/docs/compute/quickstart/'))
  })
}

test('[R-121] a string cannot become HTML or a script', async ({ readPage: page, cloud }) => {
  await openLive(page, cloud.url('/docs/compute/quickstart/'))
  const outcomes = await page.evaluate(() => {
    const attempt = (task: () => void): string => {
      try {
        task()
        return 'done'
      } catch (error) {
        return error instanceof Error ? error.name : String(error)
      }
    }
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): void }
    }
    return {
      innerHTML: attempt(() => {
        document.body.innerHTML = '<img src=x onerror=alert(1)>'
      }),
      script: attempt(() => {
        document.createElement('script').text = 'alert(1)'
      }),
      anotherPolicy: attempt(() => trustedTypes.createPolicy('mine', {})),
      ourPolicyAgain: attempt(() => trustedTypes.createPolicy('docs-html', {})),
    }
  })
  expect(outcomes).toEqual({
    innerHTML: 'TypeError',
    script: 'TypeError',
    anotherPolicy: 'TypeError',
    ourPolicyAgain: 'TypeError',
  })
})
