import type { Problem } from '../../shared/docs-error.ts'
import type { FinishedRule } from '../lint-page.ts'

/** Checks that a tab for the console has numbered steps with labels of the console. */
export const checkConsoleTabs: FinishedRule = ({ blocks }, { labels }, { console_tab: label }) =>
  blocks
    .filter((block) => block.kind === 'component')
    .filter(({ name, attributes }) => name === 'TabItem' && attributes.get('label') === label)
    .flatMap(({ content, at }): Problem[] => {
      const fix = 'Write the menu path, the buttons, and the fields as numbered steps, or remove the tab.'
      if (!content.some((block) => block.kind === 'list' && block.isOrdered))
        return [{ problem: `The tab "${label}" has no numbered steps.`, at, fix }]
      const hasLabel = content.some(
        (block) => block.kind === 'prose' && block.bold.some(({ text }) => labels?.has(text)),
      )
      return hasLabel ? [] : [{ problem: `The tab "${label}" names no label of the console.`, at, fix }]
    })
