import { expect, test } from 'vitest'
import { lintFinished } from '../../../tests/unit/review-text.ts'
import { checkPastedReads } from './check-pasted-reads.ts'

const check = (code: string, title = ''): string =>
  lintFinished(checkPastedReads, `\`\`\`bash${title}\n${code}\n\`\`\``)

test.each([
  "read -rsp 'API key: ' E2E_API_KEY",
  "NAME=x\nread -p 'Name: ' NAME",
  'while read -r line; do echo "$line"; done < list.txt',
  'read -r ID < id.txt',
  'echo read',
])('accepts %j', (code) => {
  expect(check(code)).toBe('')
})

test('accepts a file', () => {
  expect(check('read -r NAME\necho "$NAME"', ' title="ask.sh"')).toBe('')
})

test('reports a read without a prompt, and one that would read the next pasted line', () => {
  expect(check("read -rs TOKEN\nread -rsp 'API key: ' KEY\nexport TOKEN KEY")).toMatchInlineSnapshot(`
    "content/docs/guide/page.mdx:2
      \`read -rs TOKEN\` waits without a prompt.
      Write: \`read -rsp 'API key: ' NAME\`.

    content/docs/guide/page.mdx:3
      \`read -rsp 'API key: ' KEY\` reads the next line of the block when the block is pasted.
      End the block after it."
  `)
})
