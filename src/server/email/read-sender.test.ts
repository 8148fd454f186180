import { expect, test } from 'vitest'
import { readSender } from './read-sender.ts'

const site = { name: 'Cloud', origin: 'https://docs.example:8443' }

test.each([
  [undefined, 'Cloud', 'newsletter@docs.example'],
  [' ', 'Cloud', 'newsletter@docs.example'],
  ['news@cloud.example', 'Cloud', 'news@cloud.example'],
  ['Cloud News <news@cloud.example>', 'Cloud News', 'news@cloud.example'],
  ['"News, weekly" <news@cloud.example>', 'News, weekly', 'news@cloud.example'],
  ['<news@cloud.example>', 'Cloud', 'news@cloud.example'],
])('the sender %j is %s at %s', (text, name, address) => {
  expect(readSender(text, site)).toEqual({ name, address })
})

test.each([
  'news',
  'a@b@c',
  'News <news>',
  'a@cloud.example, b@cloud.example',
  'x\r\nBcc: <a@cloud.example>',
])('the sender %j is invalid', (text) => {
  expect(() => readSender(text, site)).toThrow("which isn't a valid sender")
})
