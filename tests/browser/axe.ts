import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Every rule of WCAG 2.2 up to AA, and what axe counts as good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The one kind of rule that another colour mode can break. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** What axe finds, as lines that name the rule and the element. */
export async function violations(page: Page, { onlyColors = false } = {}): Promise<string[]> {
  // Pages have no frames, so the way of axe that opens a page of its own for each result is not needed.
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options(
      onlyColors
        ? { runOnly: colorRules, resultTypes: ['violations'] }
        : { runOnly: tags, rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] },
    )
    .analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  )
}
