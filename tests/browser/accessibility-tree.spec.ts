import { expect, fixtureTest as test } from './fixture-site.ts'
import { openLive } from './reader.ts'

const create = '/docs/compute/nodes/create/'

test('[R-120] the navbar is a banner with the brand, the main navigation, and the color toggle', async ({
  readPage: page,
  cloud,
}) => {
  await openLive(page, cloud.url(create))
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "Cloud":
        - /url: /
      - navigation "Main":
        - list:
          - listitem:
            - link "Compute docs":
              - /url: /docs/compute/
          - listitem:
            - link "Storage docs":
              - /url: /docs/storage/
          - listitem:
            - button "REST API"
        - list:
          - listitem:
            - link "Blog (opens in a new tab)":
              - /url: https://www.cloud.example/blog
          - listitem:
            - button "English"
          - listitem:
            - link "Sign up (opens in a new tab)":
              - /url: https://console.cloud.example/signup
      - button "Dark mode"
  `)
})

test('[R-120] an open menu of the navbar is a list of links below an expanded button', async ({
  readPage: page,
  cloud,
}) => {
  await openLive(page, cloud.url(create))
  await page.getByRole('button', { name: 'REST API' }).press('Enter')
  await expect(page.getByRole('button', { name: 'REST API' })).toHaveAttribute('aria-expanded', 'true')
  await expect(
    page.getByRole('banner').getByRole('listitem').filter({ hasText: 'REST API' }),
  ).toMatchAriaSnapshot(`
    - listitem:
      - button "REST API" [expanded]
      - list:
        - listitem:
          - link "Compute API":
            - /url: /api/compute/
        - listitem:
          - link "Storage API":
            - /url: /api/storage/
  `)
})

test('[R-120] the sidebar is a navigation with its categories expanded or not, and the current page', async ({
  readPage: page,
  cloud,
}) => {
  await openLive(page, cloud.url(create))
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toMatchAriaSnapshot(`
    - navigation "Docs sidebar":
      - link "Compute":
        - /url: /docs/compute/
      - button "Hide sidebar"
      - list:
        - listitem:
          - link "Compute":
            - /url: /docs/compute/
        - listitem:
          - link "Quickstart":
            - /url: /docs/compute/quickstart/
        - listitem:
          - link "Kitchen sink":
            - /url: /docs/compute/kitchen-sink/
        - listitem:
          - link "Tabs in two groups":
            - /url: /docs/compute/tabs/
        - listitem:
          - link "A long page":
            - /url: /docs/compute/long-page/
        - listitem:
          - link "Nodes":
            - /url: /docs/compute/nodes/
          - button "Pages in Nodes" [expanded]
          - list:
            - listitem:
              - link "Create a node":
                - /url: /docs/compute/nodes/create/
            - listitem:
              - link "Resize a node":
                - /url: /docs/compute/nodes/resize/
            - listitem:
              - link "Lifecycle":
                - /url: /docs/compute/nodes/lifecycle/start/
              - button "Pages in Lifecycle"
        - listitem:
          - link "Images":
            - /url: /docs/compute/images/
          - button "Pages in Images"
        - listitem:
          - link "Legacy plans":
            - /url: /docs/compute/legacy/
        - listitem:
          - link "Status page (opens in a new tab)":
            - /url: https://status.cloud.example
  `)
  await expect(
    page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current="page"]'),
  ).toHaveText('Create a node')
})

test('[R-120] the tabs are a list of tabs, each with its panel', async ({ readPage: page, cloud }) => {
  await openLive(page, cloud.url('/docs/compute/tabs/'))
  await page.getByRole('tab', { name: 'CLI' }).first().click()
  await expect(page.getByText('Create it with the command line.')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('tablist').first()).toMatchAriaSnapshot(`
    - tablist:
      - tab "Console"
      - tab "CLI" [selected]
      - tab "API"
  `)
  await expect(main.getByRole('tabpanel').first()).toMatchAriaSnapshot(`
    - tabpanel "CLI":
      - paragraph: Create it with the command line.
  `)
})

test('[R-120] an enlarged image is a dialog with the image and a way out', async ({ page, cloud }) => {
  await openLive(page, cloud.url('/docs/compute/kitchen-sink/'))
  await page.getByRole('main').getByRole('link', { name: 'Three servers in a rack' }).click()
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Three servers in a rack":
      - img "Three servers in a rack"
      - button "Close"
  `)
})

test('[R-120] the notice of a lost connection is a part of the page with two buttons', async ({
  page,
  cloud,
  context,
}) => {
  await openLive(page, cloud.url('/docs/compute/quickstart/'))
  await context.setOffline(true)
  await page.getByRole('main').getByRole('link', { name: 'Attach a volume' }).click()
  await expect(page.getByRole('complementary', { name: 'Connection' })).toMatchAriaSnapshot(`
    - complementary "Connection":
      - paragraph: You are offline, so the page couldn't be opened.
      - button "Retry"
      - button "Close"
  `)
})

test('[R-120][R-002] the not-found page has its links to the areas in one list and its suggestions in another', async ({
  readPage: page,
  cloud,
}) => {
  await openLive(page, cloud.url('/docs/compute/quikstart/'))
  await expect(page.getByRole('region', { name: 'Did you mean' })).toBeVisible()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Page not found" [level=1]
      - paragraph: There is no page at this address. It may have moved, or the link may be misspelled.
      - list:
        - listitem:
          - link "Go to the home page":
            - /url: /
        - listitem:
          - link "Compute":
            - /url: /docs/compute/
        - listitem:
          - link "Storage":
            - /url: /docs/storage/
      - region "Did you mean":
        - heading "Did you mean" [level=2]
        - list:
          - listitem:
            - link "Quickstart /docs/compute/quickstart/":
              - /url: /docs/compute/quickstart/
          - listitem:
            - link "Compute /docs/compute/":
              - /url: /docs/compute/
  `)
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('[R-120] the menu is a dialog with the sidebar in it', async ({ readPage: page, cloud }) => {
    await openLive(page, cloud.url(create))
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toMatchAriaSnapshot(`
      - dialog "Menu":
        - link "Cloud":
          - /url: /
        - button "Close menu"
        - navigation "Docs sidebar":
          - button "Back to main menu"
          - link "Compute":
            - /url: /docs/compute/
          - list:
            - listitem:
              - link "Compute":
                - /url: /docs/compute/
            - listitem:
              - link "Quickstart":
                - /url: /docs/compute/quickstart/
            - listitem:
              - link "Kitchen sink":
                - /url: /docs/compute/kitchen-sink/
            - listitem:
              - link "Tabs in two groups":
                - /url: /docs/compute/tabs/
            - listitem:
              - link "A long page":
                - /url: /docs/compute/long-page/
            - listitem:
              - link "Nodes":
                - /url: /docs/compute/nodes/
              - button "Pages in Nodes" [expanded]
              - list:
                - listitem:
                  - link "Create a node":
                    - /url: /docs/compute/nodes/create/
                - listitem:
                  - link "Resize a node":
                    - /url: /docs/compute/nodes/resize/
                - listitem:
                  - link "Lifecycle":
                    - /url: /docs/compute/nodes/lifecycle/start/
                  - button "Pages in Lifecycle"
            - listitem:
              - link "Images":
                - /url: /docs/compute/images/
              - button "Pages in Images"
            - listitem:
              - link "Legacy plans":
                - /url: /docs/compute/legacy/
            - listitem:
              - link "Status page (opens in a new tab)":
                - /url: https://status.cloud.example
    `)
  })
})
