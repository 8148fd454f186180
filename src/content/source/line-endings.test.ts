import { expect, test } from 'vitest'
import { expandSource, lines } from '../../../tests/unit/expand-source.ts'

test.each(['\r\n', '\r'])('a partial may end its lines with %j', (end) => {
  const { text } = expandSource(lines("import P from './_p.mdx'", '<P />'), {
    'content/docs/guide/_p.mdx': ['```sh', 'a', '```', ''].join(end),
  })
  expect(text).toBe(lines('', '```sh', 'a', '```'))
})
