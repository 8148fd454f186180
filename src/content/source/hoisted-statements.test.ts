import { expect, test } from 'vitest'
import { expandSource, lines } from '../../../tests/unit/expand-source.ts'

test('statements of an indented partial move to the start of the page, because they would be text there', () => {
  const source = lines("import P from './_p.mdx'", '', '- Step', '', '  <P />', '  <P />', '', '<P />')
  const partial = lines(
    "import Tabs from '@theme/Tabs';",
    "import plan from './plan.png'",
    'export const size = 3',
    '',
    'text',
    '',
    '```js',
    "import a from 'a'",
    '```',
  )
  const { text, origins } = expandSource(source, { 'content/docs/guide/_p.mdx': partial })
  const indented = ['', '', '', '', '  text', '', '  ```js', "  import a from 'a'", '  ```']
  expect(text).toBe(
    lines(
      ...partial.split('\n').slice(0, 3),
      '',
      ...['', '', '- Step', '', ...indented, ...indented, '', ...partial.split('\n')],
    ),
  )
  expect(origins.slice(0, 2)).toEqual([
    { file: 'content/docs/guide/_p.mdx', line: 1 },
    { file: 'content/docs/guide/_p.mdx', line: 2 },
  ])
  expect(origins).toHaveLength(text.split('\n').length)
})
