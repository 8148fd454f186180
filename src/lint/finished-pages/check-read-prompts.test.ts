import { expect, test } from 'vitest'
import { lintFinished } from '../../../tests/unit/review-text.ts'
import { checkReadPrompts } from './check-read-prompts.ts'

const check = (code: string, title = ''): string =>
  lintFinished(checkReadPrompts, `\`\`\`bash${title}\n${code}\n\`\`\``)

test.each([
  "printf 'API key: '; read -rs E2E_API_KEY",
  "NAME=x\nprintf 'Name: '\nread -r NAME",
  'while read -r line; do echo "$line"; done < list.txt',
  'read -r ID < id.txt',
  'echo read',
])('accepts %j', (code) => {
  expect(check(code)).toBe('')
})

test('accepts a file', () => {
  expect(check('read -r NAME\necho "$NAME"', ' title="ask.sh"')).toBe('')
})

test('reports a read without a prompt, with one that Zsh refuses, and before a pasted line', () => {
  expect(
    check("read -rs TOKEN\nprintf 'API key: '; read -rs KEY\nread -rsp 'Name: ' NAME\nexport TOKEN KEY NAME"),
  ).toMatchInlineSnapshot(`
    "content/docs/guide/page.mdx:2
      \`read -rs TOKEN\` waits without a prompt.
      Write: \`printf 'API key: '; read -rs NAME\`.

    content/docs/guide/page.mdx:3
      \`read -rs KEY\` reads the next line of the block when the block is pasted.
      End the block after it.

    content/docs/guide/page.mdx:4
      \`read -rsp 'Name: ' NAME\` fails in Zsh.
      Write: \`printf 'API key: '; read -rs NAME\`."
  `)
})
