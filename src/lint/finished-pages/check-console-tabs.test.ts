import { expect, test } from 'vitest'
import { lintFinished } from '../../../tests/unit/review-text.ts'
import { checkConsoleTabs } from './check-console-tabs.ts'

const check = (content: string, label = 'Console'): string =>
  lintFinished(
    checkConsoleTabs,
    `<Tabs>\n<TabItem value="x" label="${label}">\n\n${content}\n\n</TabItem>\n</Tabs>`,
    {
      labels: ['Compute', 'Nodes'],
    },
  )

test('accepts numbered steps with a label, also in other components', () => {
  expect(check('1. Open **Compute** > **Nodes**.\n2. Confirm.')).toBe('')
  expect(check('<Steps>\n\n1. Open **Nodes**.\n\n</Steps>')).toBe('')
})

test('does not check other tabs', () => {
  expect(check('Run the command.', 'CLI')).toBe('')
})

test.each([
  ['Open **Nodes**, and attach the tag.', 'has no numbered steps'],
  ['- Open **Nodes**.', 'has no numbered steps'],
  ['1. Open the node.', 'names no label of the console'],
  ['1. Open **Servers**.', 'names no label of the console'],
])('reports %j', (content, problem) => {
  expect(check(content)).toContain(problem)
})

test('names the place and what to write', () => {
  expect(check('Open the node.')).toMatchInlineSnapshot(`
    "content/docs/guide/page.mdx:2
      The tab "Console" has no numbered steps.
      Write the menu path, the buttons, and the fields as numbered steps, or remove the tab."
  `)
})
