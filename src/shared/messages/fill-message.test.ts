import { expect, test } from 'vitest'
import { fillMessage } from './fill-message.ts'

test('inserts values verbatim', () => {
  expect(fillMessage('{count} of {name}, {other}', { count: 0, name: "$& $1 $' {count}" })).toBe(
    "0 of $& $1 $' {count}, {other}",
  )
})
