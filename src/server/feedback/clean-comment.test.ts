import { expect, test } from 'vitest'
import { cleanComment } from './clean-comment.ts'

test.each([
  ['The price is missing.', 'The price is missing.'],
  ['  a \t b \r\n\r\n\r\n\r\n c\u2028d ', 'a b\n\nc\nd'],
  ['a\0b\u001b[31mc\u202ed\u200b\ufeffe', 'ab[31mcde'],
  ['می‌خواهم', 'می‌خواهم'],
  ['क्‍ष', 'क्‍ष'],
  ['ｆｕｌｌ', 'full'],
  ['a\ud800b', 'a\ufffdb'],
  ['<script>alert("x")</script>', '<script>alert("x")</script>'],
  ['=HYPERLINK("https://x.example")', '=HYPERLINK("https://x.example")'],
  ['see /docs/myaccount/node/resize/ and v1.28.3', 'see /docs/myaccount/node/resize/ and v1.28.3'],
  ['Write to jane.doe@mail.example.', 'Write to [address]'],
  ['ｊａｎｅ＠ｍａｉｌ．ｅｘａｍｐｌｅ', '[address]'],
  ['ja\u200bne@mail.example', '[address]'],
  ['root@10.0.12.7', '[address]'],
  ['10.0.12.7 and fe80:0:0:1::7', '[address] and [address]'],
  ['call (0170) 123-4567 now', 'call [number] now'],
  ['card 4111 1111 1111 1111!', 'card [number]!'],
  ['id 123e4567-e89b-12d3-a456-426614174000 fails', 'id [key] fails'],
  ['key ghp_0123456789abcdef fails', 'key [key] fails'],
  ['AKIAIOSFODNN7EXAMPLE', '[key]'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.x', '[key]'],
  ['password=hunter2', '[secret]'],
  ['"api_key": "abc" and Authorization: Bearer abc', '"[secret] and Authorization: [secret]'],
  ['token : abc', '[secret]'],
  ['a token that expires', 'a token that expires'],
])('stores the comment %j as %j', (text, kept) => {
  expect(cleanComment(text)).toBe(kept)
})

test.each(['', '  \n ', '?!', '\u200b\u202e', '😀'])('rejects the comment %j', (text) => {
  expect(cleanComment(text)).toBeUndefined()
})

test('a comment designed to be slow is cleaned quickly', () => {
  const started = performance.now()
  for (const part of ['a@', '1 ', '1(', 'a1-', 'a:', 'f:', '@', 'token', '1.', 'a='])
    cleanComment(part.repeat(1000 / part.length))
  expect(performance.now() - started).toBeLessThan(500)
})

test('the length of a comment is measured after normalization', () => {
  expect(cleanComment('\uFDFA'.repeat(55))).toHaveLength(990)
  expect(cleanComment('\uFDFA'.repeat(56))).toBeUndefined()
  expect(cleanComment('e\u0301'.repeat(1000))).toBe('é'.repeat(1000))
  expect(cleanComment(`${'a'.repeat(1000)}\r\n`)).toHaveLength(1000)
  expect(cleanComment('a'.repeat(1001))).toBeUndefined()
})
