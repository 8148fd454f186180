import { expect, test } from 'vitest'
import {
  addItemsToDescription,
  plainSentences,
  readFirstParagraph,
  shortenText,
  toPlainText,
} from './plain-text.ts'

test.each([
  ['Set `MAX_SIZE` and `__init__`, never `a*b*c`.', 'Set MAX_SIZE and __init__, never a*b*c.'],
  [
    'snake_case_name, a__b__c, MAX_SIZE and 2 * 3 * 4 stay',
    'snake_case_name, a__b__c, MAX_SIZE and 2 * 3 * 4 stay',
  ],
  ['_Never_ **ever** __mind__ ~~this~~ *`code`*', 'Never ever mind this code'],
  ['Two ticks: ``a ` b``, and one: \\`', 'Two ticks: a ` b, and one: `'],
  ['A [`link_to_it`](./a_b.mdx) and ![a picture](x.png)', 'A link_to_it and a picture'],
  ['At <https://a.example/x_y_z>,<br/> [see][1] C# & >90%', 'At https://a.example/x_y_z, see C# & >90%'],
  ['Note[^1]\nthis <Term id="crn">CRN</Term>.', 'Note this CRN.'],
  ['- *first* line\n- second line', 'first line second line'],
  [
    'At [home][start-page], <http://a.example/> or <mailto:a@a.example>[^note]',
    'At home, http://a.example/ or mailto:a@a.example',
  ],
  ['## Heading\n\n>  quoted\n  * item', 'Heading quoted item'],
  ['`0` `1` `2` `3` `4` `5` `6` `7` `8` `9` `a`', '0 1 2 3 4 5 6 7 8 9 a'],
  ['', ''],
])('%j is %j', (markdown, expected) => {
  expect(toPlainText(markdown)).toBe(expected)
})

test('a paragraph ends at an empty line', () => {
  expect(readFirstParagraph('\n\nOne\n\nTwo.')).toBe('One')
  expect(readFirstParagraph('One\n \t \nTwo.')).toBe('One')
  expect(readFirstParagraph('\nOne\nand *more*.\n \nTwo.')).toBe('One and more.')
})

test.each([
  ['one two', 7, 'one two'],
  ['one two three', 9, 'one two…'],
  ['one two three', 8, 'one two…'],
  ['one two three', 7, 'one…'],
  ['one   two', 7, 'one…'],
  ['onetwothree', 4, 'one…'],
])('%j in at most %i characters is %j', (text, length, expected) => {
  expect(shortenText(text, length)).toBe(expected)
})

test.each([
  ['Rules for traffic.', ['Allow SSH', 'Block a port'], 'Rules for traffic: Allow SSH, Block a port.'],
  [
    'Volumes',
    ['Attach, mount, and detach', 'Resize', 'Resize'],
    'Volumes: Attach, mount, and detach; Resize.',
  ],
  ['Short.', [], 'Short.'],
  ['Short.', ['x'.repeat(160)], 'Short.'],
  [
    'A description that is long enough for a search engine.',
    ['A'],
    'A description that is long enough for a search engine.',
  ],
])('the description %j with the items %j is %j', (description, items, expected) => {
  expect(addItemsToDescription(description, items)).toBe(expected)
})

test('a description has as many items as fit', () => {
  const text = addItemsToDescription(
    'Tags',
    Array.from({ length: 50 }, (_, index) => `Item ${index}`),
  )
  expect(text.length).toBeGreaterThan(140)
  expect(text.length).toBeLessThanOrEqual(160)
  expect(text).toMatch(/^Tags: Item 0, .*, Item \d+\.$/)
})

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
])('the first sentences of %s', (markdown, expected) => {
  expect(plainSentences(markdown)).toBe(expected)
})
