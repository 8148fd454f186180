import { expect, test } from 'vitest'
import { lintFinished } from '../../../tests/unit/review-text.ts'
import { checkClosingLinks } from './check-closing-links.ts'

const cards = '<Cards>\n<Card title="A" href="./a.mdx">b</Card>\n</Cards>\n\n'

test('accepts other links, and the same one in another section', () => {
  const text = `[A](a.mdx)\n\n${cards}## What's next\n\n- [B](./b.mdx)\n- [A's part](./a.mdx#part)`
  expect(lintFinished(checkClosingLinks, text)).toBe('')
})

test('reports links that a card has', () => {
  expect(lintFinished(checkClosingLinks, `${cards}## What's next\n\n- [A](a.mdx)`)).toMatchInlineSnapshot(`
    "content/docs/guide/page.mdx:7
      "What's next" repeats the link to \`a.mdx\` of a card.
      Link to what a reader takes next, or remove the link."
  `)
})
