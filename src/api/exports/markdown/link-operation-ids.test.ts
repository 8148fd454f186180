import { expect, test } from 'vitest'
import { linkOperationIds } from './link-operation-ids.ts'

const urls = new Map([['getBed', 'https://docs.example/api/garden/beds/getBed/index.md']])
const link = '[`getBed`](https://docs.example/api/garden/beds/getBed/index.md)'

test.each([
  ['Call `getBed` first.', `Call ${link} first.`],
  ['| `bed` | Of `getBed`. |', `| \`bed\` | Of ${link}. |`],
  ['| `getBed` | A field. |', '| `getBed` | A field. |'],
  ['[the `getBed` call](https://a.example)', '[the `getBed` call](https://a.example)'],
  ['``getBed`` and `getBeds`', '``getBed`` and `getBeds`'],
  ['```sh\n`getBed`\n```', '```sh\n`getBed`\n```'],
])('%s', (text, expected) => {
  expect(linkOperationIds(text, (id) => urls.get(id))).toBe(expected)
})
