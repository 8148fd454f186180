import type { Page } from '@playwright/test'

/** Selector of the elements that Tab can reach. */
export const focusable = 'a[href], button, summary, input:enabled, [tabindex="0"]'

/** Elements that reach out of the window and cannot be scrolled to by themselves, and how far the page scrolls sideways. */
export function findOverflow(page: Page): Promise<{ sideways: number; cut: string[] }> {
  return page.evaluate(() => {
    // The window without the room that is kept for a scrollbar.
    const room = Math.round(document.documentElement.getBoundingClientRect().width)
    const isContained = (element: Element): boolean => {
      for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== 'visible') return true
      }
      return false
    }
    const cut = [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(
        (element) =>
          !element.matches('.visually-hidden, [role="status"], .skip-link') && !isContained(element),
      )
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 0 && (right > room + 1 || left < -1)
      })
      .map((element) => element.outerHTML.slice(0, 120))
    return { sideways: document.documentElement.scrollWidth - room, cut }
  })
}

/** Lists click targets smaller than 24 px, except for links in a line of text (WCAG 2.5.8). */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    /** The exception for a target within a line of text. */
    const isInText = (element: HTMLElement): boolean => {
      const text = element.closest('p, li, td, h2, h3, h4')?.textContent?.trim() ?? ''
      return getComputedStyle(element).display.startsWith('inline') && text !== element.textContent?.trim()
    }
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isInText(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
      .map(
        ({ element, box }) =>
          `${Math.round(box.width)}x${Math.round(box.height)} ${element.outerHTML.slice(0, 100)}`,
      )
  }, focusable)
}
