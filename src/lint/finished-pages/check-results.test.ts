import { describe, expect, test } from 'vitest'
import { lintFinished } from '../../../tests/unit/review-text.ts'
import { checkResults } from './check-results.ts'

const fence = (code: string, title = ''): string => `\`\`\`bash${title}\n${code}\n\`\`\`\n\n`
const output = '```text title="Output (excerpt)"\n1\n```\n\n'
const check = (text: string): string => lintFinished(checkResults, text)

const call = (options = ''): string =>
  `curl --fail-with-body ${options} --header "Authorization: $TOKEN" "https://api.example/"`

describe('a sample that prints what it gets', () => {
  test.each([
    'cloudctl node list',
    'cloudctl --json node get "$ID"',
    'cloudctl node action list x',
    'ID=1\ncloudctl node get "$ID"',
    call(),
    call('--request POST'),
    `${call()} | jq .data`,
  ])('%s needs a result', (code) => {
    expect(check(fence(code))).toContain("doesn't show what")
    expect(check(fence(code) + output)).toBe('')
    expect(check(`${fence(code)}The node is running.\n\n${output}`)).toBe('')
  })

  test.each([
    'cloudctl node delete "$ID"',
    'cloudctl volume list-all',
    call('--request PUT'),
    'curl https://shop.example/healthz',
    `ID=$(${call()} | jq -r .id)`,
    `${call()} > nodes.json`,
    call('--output nodes.json'),
    'ls list',
  ])('%s needs none', (code) => {
    expect(check(fence(code))).toBe('')
  })

  test('in a file needs none', () => {
    expect(check(fence('cloudctl node list', ' title="list.sh"'))).toBe('')
  })
})

test.each([
  ['below another heading', `${fence('cloudctl node list')}## Next\n\n${output}`],
  ['after another sample', fence('cloudctl node list') + fence('cloudctl node delete 1') + output],
  ['with another title', `${fence('cloudctl node list')}\`\`\`json title="node.json"\n{}\n\`\`\`\n`],
  [
    'in another tab',
    `<Tabs>\n<TabItem value="a">\n\n${fence('cloudctl node list')}</TabItem>\n<TabItem value="b">\n\n${output}</TabItem>\n</Tabs>`,
  ],
])('a block %s is not the result', (_, text) => {
  expect(check(text)).toContain("doesn't show what")
})

test('names the command and its line', () => {
  expect(check(fence('ID=1\ncloudctl node get "$ID"'))).toMatchInlineSnapshot(`
    "content/docs/guide/page.mdx:3
      The sample doesn't show what \`cloudctl node get "$ID"\` returns.
      Add a code block with \`title="Output"\` or \`title="Response"\` after it, with at least the lines that the next step needs."
  `)
})
