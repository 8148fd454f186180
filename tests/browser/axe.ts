import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** Every rule of WCAG 2.2 up to AA, and what axe counts as good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The one kind of rule that another color mode can break. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** Runs axe and returns its findings as lines with the rule and the element. */
export async function violations(page: Page, { onlyColors = false } = {}): Promise<string[]> {
  const options: axe.RunOptions = onlyColors
    ? { runOnly: colorRules, resultTypes: ['violations'] }
    : { runOnly: tags, rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] }
  // A script makes what scrolls focusable when the browser reports its size, in the frame after the window has changed.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  // Half a megabyte: once for a page, and not once for each look at it.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(
    async (wanted) =>
      (await (window as Window & { axe?: typeof axe }).axe?.run(document, wanted))?.violations,
    options,
  )
  if (found === undefined) throw new Error('axe is not in the page.')
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  )
}
