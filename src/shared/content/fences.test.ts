import { describe, expect, test } from 'vitest'
import { changeOutsideFences, removeFences, splitAtFences } from './fences.ts'

describe('code', () => {
  test.each([
    ['ends with its fence', ['```', 'code', '```', 'text'], 'text'],
    ['ends with a longer fence', ['```js title="a"', 'code', '`````', 'text'], 'text'],
    ['does not end with a shorter fence', ['````md', '```', 'code', '```', '````', 'text'], 'text'],
    ['does not end with other marks', ['~~~', '```', '~~~', 'text'], 'text'],
    ['does not end with a fence that has a language', ['```md', '```js', '```', 'text'], 'text'],
    ['ends where blanks are behind the fence', ['```', 'code', '```  ', 'text'], 'text'],
    [
      'may have ticks in its language only after tildes',
      ['~~~ a`b', 'code', '~~~', '``` a`b', 'text'],
      '``` a`b\ntext',
    ],
    ['in a list ends in it', ['- item', '', '  ```sh', '  code', '  ```', '- text'], '- item\n\n- text'],
    ['may begin beside the mark of an item', ['1. ```sh', '   code', '   ```', 'text'], 'text'],
    ['ends with its item', ['1. a', '', '   ```sh', '   code', '', ' text'], '1. a\n\n text'],
    ['ends with an item that has tabs', ['-\ta', '', '\t```sh', '\tcode', 'text'], '-\ta\n\ntext'],
    ['ends with its own item', ['- a', '  - b', '    ```', '    code', '  text'], '- a\n  - b\n  text'],
    [
      'is not in an item that has ended',
      ['- a', '', 'b', '  ```', 'code', '  ```', 'text'],
      '- a\n\nb\ntext',
    ],
    ['without a list may have lines before its column', ['  ```', 'code', '  ```', 'text'], 'text'],
    ['of a quote ends with it', ['> ```', '> code', 'text'], 'text'],
    ['of a quote ends in it', ['> ```', '> code', '> ```', 'text'], 'text'],
    ['with a list marker in it continues', ['```', '- ```', 'code', '```', 'text'], 'text'],
    ['without an end includes all following lines', ['text', '```', 'code', ''], 'text'],
  ])('%s', (_, lines, expected) => {
    expect(removeFences(lines.join('\n'))).toBe(expected)
  })
})

test('the parts are the text again', () => {
  const text = 'a\n\n```\nb\n```\n```\nc\n```\n\nd\n'
  const parts = splitAtFences(text)
  expect(parts.map(({ isFence }) => isFence)).toEqual([false, true, false])
  expect(parts.map((part) => part.text).join('\n')).toBe(text)
})

test('changes only text outside fences', () => {
  expect(changeOutsideFences('a\n~~~\na\n~~~\na', (text) => text.toUpperCase())).toBe('A\n~~~\na\n~~~\nA')
})
