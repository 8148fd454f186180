import type { Page } from '@playwright/test'
import type { FixtureName } from '../browser/fixture-site.ts'
import { addLink } from '../browser/reader.ts'
import { search } from '../browser/search-dialog.ts'
import { guideComponents, showStates } from './show-states.ts'

/** A page, in a state that a reader brings it into, to compare with an accepted picture. */
export interface Picture {
  name: string
  site: FixtureName
  path: string
  /** Width in px and color mode, of each picture in `npm test`. */
  looks: readonly Look[]
  /** Whether the picture shows the whole page, not only what fits on the screen. */
  isWhole?: boolean
  /** Brings the page into the state. */
  prepare?(page: Page): Promise<void>
}

export type Look = readonly [width: (typeof widths)[number], theme: (typeof themes)[number]]

const widths = [390, 768, 1440, 1920] as const
const themes = ['light', 'dark'] as const

/** Every width in both color modes. */
export const allLooks: readonly Look[] = widths.flatMap((width) =>
  themes.map((theme): Look => [width, theme]),
)

const openMenu = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click()

/** Every page kind. Together, the looks show each width in both color modes, in 31 pictures. */
export const pictures: readonly Picture[] = [
  {
    name: 'all components',
    site: 'cloud',
    path: '/docs/compute/kitchen-sink/',
    looks: [
      [390, 'light'],
      [1440, 'dark'],
    ],
    isWhole: true,
  },
  {
    name: 'guide',
    site: 'cloud',
    path: '/docs/compute/nodes/lifecycle/recovery/rescue/',
    looks: [
      [768, 'dark'],
      [1920, 'light'],
    ],
  },
  {
    name: 'sidebar with icons',
    site: 'cloud',
    path: '/docs/storage/',
    looks: [[1440, 'light']],
  },
  {
    name: 'page actions',
    site: 'cloud',
    path: '/docs/compute/nodes/create/',
    looks: [[1440, 'light']],
    prepare: openMenu('Page actions'),
  },
  {
    name: 'home',
    site: 'portal',
    path: '/',
    looks: [
      [390, 'dark'],
      [1440, 'light'],
    ],
  },
  {
    name: 'landing',
    site: 'portal',
    path: '/compute/',
    looks: [
      [768, 'light'],
      [1440, 'dark'],
    ],
  },
  {
    name: 'API overview',
    site: 'portal',
    path: '/api/compute/',
    looks: [
      [390, 'light'],
      [1440, 'light'],
    ],
  },
  {
    name: 'API operation',
    site: 'portal',
    path: '/api/compute/nodes/createNode/',
    looks: [
      [390, 'dark'],
      [1440, 'dark'],
    ],
  },
  { name: 'API schema', site: 'portal', path: '/api/compute/schemas/Node/', looks: [[1440, 'light']] },
  { name: 'questions', site: 'cloud', path: '/compute/faq-cards/', looks: [[768, 'light']] },
  { name: 'answers', site: 'cloud', path: '/compute/faq/', looks: [[1440, 'dark']] },
  { name: 'release notes', site: 'cloud', path: '/Release-notes/', looks: [[390, 'light']] },
  {
    name: 'search page',
    site: 'portal',
    path: '/search/?q=quota',
    looks: [[1440, 'light']],
    prepare: (page) => page.getByRole('link', { name: 'Quotas' }).first().waitFor(),
  },
  {
    name: 'search dialog',
    site: 'portal',
    path: '/compute/',
    looks: [[1440, 'dark']],
    prepare: async (page) => {
      await search(page, 'quota')
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'menu',
    site: 'cloud',
    path: '/docs/storage/',
    looks: [[390, 'dark']],
    prepare: openMenu('Menu'),
  },
  {
    name: 'states of components',
    site: 'cloud',
    path: '/docs/compute/kitchen-sink/',
    looks: [
      [1440, 'light'],
      [1440, 'dark'],
    ],
    isWhole: true,
    prepare: (page) => showStates(page, guideComponents),
  },
  {
    name: 'form with mistakes',
    site: 'portal',
    path: '/api/compute/nodes/createNode/',
    looks: [[768, 'light']],
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Try it' }).click()
      await page.getByRole('textbox', { name: /^Request body/ }).fill('{ "name": 1 }')
      await page.getByRole('button', { name: 'Send request' }).click()
      await page.getByRole('button', { name: 'Go back' }).click()
    },
  },
  {
    name: 'search without results',
    site: 'portal',
    path: '/compute/',
    looks: [[390, 'light']],
    prepare: async (page) => {
      await search(page, 'zxcv')
      await page.getByText('No results for').waitFor()
    },
  },
  {
    name: 'page that loads slowly',
    site: 'cloud',
    path: '/docs/compute/quickstart/',
    looks: [[768, 'dark']],
    prepare: async (page) => {
      // The style sheet of the next page never arrives, so the network isn't idle again.
      await page.waitForLoadState('networkidle')
      await page.route('**/_/assets/mdx-page-*', () => undefined)
      await (await addLink(page, '/about/')).click()
      await page.getByRole('main').getByRole('status').waitFor()
    },
  },
  {
    name: 'page that fails to load',
    site: 'cloud',
    path: '/docs/compute/quickstart/',
    looks: [[390, 'light']],
    prepare: async (page) => {
      await page.route('**/_/assets/mdx-page-*', (route) => route.abort())
      await (await addLink(page, '/about/')).click()
      await page.getByRole('button', { name: 'Retry' }).waitFor()
      // The name of the style sheet changes with its content.
      const problem = page.getByRole('alert').getByRole('paragraph')
      await problem.evaluate((element) => {
        element.textContent = 'The style sheet /_/assets/mdx-page.css could not be loaded.'
      })
    },
  },
  {
    name: 'form whose server fails',
    site: 'portal',
    path: '/news/',
    looks: [[768, 'light']],
    prepare: async (page) => {
      await page.route('**/*', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.fallback(),
      )
      const form = page.getByRole('main').locator('form')
      await form.getByRole('textbox').fill('reader@example.com')
      await form.getByRole('button').click()
      await form.getByText('Try again in a few minutes.').waitFor()
    },
  },
  { name: 'blog post', site: 'world', path: '/world/blog/2026/10/01/next-version/', looks: [[768, 'dark']] },
  { name: 'tags', site: 'world', path: '/world/docs/tags/', looks: [[1920, 'light']] },
  { name: 'not found', site: 'cloud', path: '/docs/compute/quikstart/', looks: [[1920, 'dark']] },
]
