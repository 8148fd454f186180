import { expect, test } from 'vitest'
import { isJsonType, stripMediaTypeParameters } from './media-type.ts'

test.each([
  ['application/json', true],
  ['Application/JSON ; charset=utf-8', true],
  ['application/problem+json', true],
  ['application/vnd.cloud.v1+json;v=1', true],
  ['text/json', true],
  ['application/json-seq', false],
  ['application/jsonl', false],
  ['application/x-ndjson', false],
  ['text/html; note=application/json', false],
  ['', false],
])('recognizes JSON: %s is %s', (mediaType, isJson) => {
  expect(isJsonType(mediaType)).toBe(isJson)
})

test('strips the parameters of a media type', () => {
  expect(stripMediaTypeParameters(' Application/JSON; charset=utf-8')).toBe('application/json')
})
