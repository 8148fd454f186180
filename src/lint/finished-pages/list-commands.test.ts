import { expect, test } from 'vitest'
import { listCommands } from './list-commands.ts'

test.each([
  ['a b\nc', ['a b', 'c']],
  ['a && b || c; d', ['a', 'b', 'c', 'd']],
  ['a | b', ['a | b']],
  ['a |\n  b', ['a |\n  b']],
  ['a \\\n  --c d', ['a     --c d']],
  ['a "b; c" \'d && e\'', ['a "b; c" \'d && e\'']],
  ['X=$(a; b | c)', ['X=$(a; b | c)']],
  ['# a; b\nc # d', ['c']],
  ['a 2>&1', ['a 2>&1']],
  ['cat <<EOF\nb; c\nEOF\nd', ['cat', 'd']],
])('%j', (script, commands) => {
  expect(listCommands(script).map(({ text }) => text)).toEqual(commands)
})

test('an offset is the place in the script', () => {
  const script = 'a \\\n  b\n  c'
  expect(listCommands(script).map(({ offset }) => script[offset])).toEqual(['a', 'c'])
})
