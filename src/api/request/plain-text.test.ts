import { expect, test } from 'vitest'
import { plainSentences } from './plain-text.ts'

test.each([
  [
    'Id of the node, as `id` in the list. Not the `vm_id`.',
    'Id of the node, as id in the list. Not the vm_id.',
  ],
  ['One. Two. Three.', 'One. Two.'],
  ['See [the **guide**](../x.mdx#a) or [this][1].\n\nMore.', 'See the guide or this.'],
  ['- *first* line\n- __second__ line', 'first line second line'],
  ['At <https://a.example/>, e.g. 2.5 GB<br/>', 'At https://a.example/, e.g. 2.5 GB'],
  ['snake_case_name and 2 * 3 * 4 stay', 'snake_case_name and 2 * 3 * 4 stay'],
  ['', ''],
])('%s', (markdown, expected) => {
  expect(plainSentences(markdown)).toBe(expected)
})
