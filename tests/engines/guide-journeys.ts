import { expect } from 'vitest'
import type { Journey } from './journey.ts'
import type { Reader } from './reader.ts'

const guide = '/docs/myaccount/node/volumes/'

/** Where the first term of the page and its definition are, after the term was scrolled to a part of the window. */
async function openTerm(
  reader: Reader,
  part: 'start' | 'end',
): Promise<{ term: DOMRect; definition: DOMRect }> {
  await reader.page.evaluate((block) => {
    // Room below the article, so that a term at the end of a short page can be scrolled to any part of the window.
    document.body.style.paddingBlockStart = block === 'end' ? '100vh' : ''
    document.querySelector('.term')?.scrollIntoView({ block, behavior: 'instant' })
  }, part)
  const word = await reader.page.evaluate(() => document.querySelector('.term')?.textContent ?? '')
  await reader.click('button', word)
  await reader.waitUntil(
    'the definition is open',
    () => document.querySelector('.term-definition:popover-open') !== null,
  )
  return reader.page.evaluate(() => {
    const boxes = ['.term', '.term-definition'].map((name) =>
      document.querySelector(name)?.getBoundingClientRect().toJSON(),
    )
    return { term: boxes[0], definition: boxes[1] }
  })
}

const readTop = (reader: Reader): Promise<number> => reader.page.evaluate(() => Math.round(scrollY))

export const guideJourneys: readonly Journey[] = [
  {
    title: '[R-040] reads a guide, and the definition of a term within the window',
    run: async (reader) => {
      await reader.open(guide)
      await reader.see('heading', 'Attach, mount, and detach a volume')
      const style = await reader.page.evaluate(() => {
        const { textDecorationLine, textDecorationStyle } = getComputedStyle(
          document.querySelector('.term') as Element,
        )
        return `${textDecorationLine} ${textDecorationStyle}`
      })
      expect(style).toBe('underline dashed')
      for (const part of ['start', 'end'] as const) {
        const { term, definition } = await openTerm(reader, part)
        const { width, height } = await reader.page.evaluate(() => ({
          width: innerWidth,
          height: innerHeight,
        }))
        expect(definition.left).toBeGreaterThanOrEqual(0)
        expect(definition.right).toBeLessThanOrEqual(width)
        expect(definition.top).toBeGreaterThanOrEqual(0)
        expect(definition.bottom).toBeLessThanOrEqual(height)
        expect(definition.top >= term.bottom || definition.bottom <= term.top).toBe(true)
        await reader.page.press('Escape')
        await reader.waitUntil(
          'it is closed',
          () => document.querySelector('.term-definition:popover-open') === null,
        )
      }
    },
  },
  {
    title: '[R-010] [R-019] follows a link, without a reload where the browser supports it, and goes back',
    run: async (reader) => {
      await reader.open(guide)
      await reader.page.evaluate(() => {
        document.documentElement.dataset.visit = 'first'
        scrollTo({ top: 500, behavior: 'instant' })
      })
      const top = await readTop(reader)
      await reader.click('link', 'Reserved IP')
      await reader.waitForPath('/docs/myaccount/node/reserved_ip/')
      await reader.waitUntilLive()
      const { isInPlace, canBeInPlace } = await reader.page.evaluate(() => ({
        isInPlace: document.documentElement.dataset.visit === 'first',
        canBeInPlace: 'navigation' in window,
      }))
      expect(isInPlace).toBe(canBeInPlace)
      await reader.goBack()
      await reader.waitForPath(guide)
      await reader.waitUntil('the page is where it was', (wanted) => Math.abs(scrollY - wanted) <= 1, top)
    },
  },
  {
    title: '[R-021] finds a page by keyboard, with the words marked in the preview',
    run: async (reader) => {
      await reader.open('/')
      await reader.page.press('/')
      await reader.see('dialog', '')
      await reader.type('volume')
      await reader.see('option', 'olume')
      await reader.waitUntil('the preview marks the word', () =>
        [...document.querySelectorAll('.search-preview-text mark')].some(({ textContent }) =>
          /^volumes?$/i.test(textContent ?? ''),
        ),
      )
      await reader.page.press('ArrowDown')
      await reader.page.press('Enter')
      await reader.waitUntil('a result is open', () => location.pathname !== '/')
      await reader.waitUntil('the dialog is closed', () => document.querySelector('dialog[open]') === null)
    },
  },
  {
    title: '[R-071] chooses the dark mode, which stays, and which scrollbars follow',
    run: async (reader) => {
      await reader.open(guide)
      await reader.click('button', 'mode')
      await reader.waitUntil('it is dark', () => document.documentElement.dataset.theme === 'dark')
      await reader.page.reload()
      await reader.waitUntilLive()
      await reader.waitUntil('it is dark', () => document.documentElement.dataset.theme === 'dark')
      const unpainted = await reader.page.evaluate(() =>
        [...document.querySelectorAll('.sidebar-scroll, pre')]
          .map((scroller) => getComputedStyle(scroller).scrollbarColor)
          .filter((color) => color === 'auto'),
      )
      expect(unpainted).toEqual([])
    },
  },
  {
    title: '[R-043] chooses a tab, which other groups follow',
    run: async (reader) => {
      await reader.open(guide)
      await reader.click('tab', 'CLI')
      await reader.waitUntil('the CLI is chosen everywhere', () => {
        const tabs = [...document.querySelectorAll('[role="tab"]')].filter(
          ({ textContent }) => textContent === 'CLI',
        )
        return tabs.length > 0 && tabs.every((tab) => tab.getAttribute('aria-selected') === 'true')
      })
    },
  },
]
