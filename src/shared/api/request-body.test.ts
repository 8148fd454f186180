import { describe, expect, test } from 'vitest'
import { createRequest } from './create-request.ts'
import type { RequestBodySpec, RequestSpec } from './request-spec.ts'

const base: RequestSpec = {
  api: 'shop',
  operation: 'listItems',
  method: 'GET',
  path: '/items/{item_id}/',
  servers: [{ url: 'https://api.example/v1', description: '' }],
  parameters: [],
  body: undefined,
  security: [],
}
const values = { server: 'https://api.example/v1', parameters: {}, body: undefined, credentials: {} }
const sending = { hasPlaceholders: false }
const showing = { hasPlaceholders: true }

describe('the body of a request', () => {
  test.each([
    ['application/json', '{"a": [1]}', { kind: 'json', value: { a: [1] } }],
    ['application/merge-patch+json', 'null', { kind: 'json', value: null }],
    ['application/json', '{"half":', { kind: 'text', text: '{"half":' }],
    [
      'application/json',
      '{"id": 12345678901234567890}',
      { kind: 'text', text: '{"id": 12345678901234567890}' },
    ],
    [
      'application/x-www-form-urlencoded',
      '{"a": [1, "b"]}',
      {
        kind: 'form',
        fields: [
          ['a', '1'],
          ['a', 'b'],
        ],
      },
    ],
    [
      'application/x-www-form-urlencoded',
      'a=1&b=x+y',
      {
        kind: 'form',
        fields: [
          ['a', '1'],
          ['b', 'x y'],
        ],
      },
    ],
    ['text/plain', '{"a": 1}\n', { kind: 'text', text: '{"a": 1}\n' }],
    [
      'multipart/mixed; boundary=b',
      '--b\n\nfirst\r\n--b--\n',
      { kind: 'text', text: '--b\r\n\r\nfirst\r\n--b--\r\n' },
    ],
  ])('[R-031] writes a body of %s: %s', (mediaType, body, expected) => {
    const spec = { ...base, body: { isRequired: true, mediaType, schema: undefined, examples: [] } }
    const request = createRequest(spec, { ...values, body }, sending)
    expect(request.body).toEqual(expected)
    expect(request.headers).toEqual([['Content-Type', mediaType]])
  })

  test('[R-031] writes the parts of a form with files, each as the document describes it', () => {
    const body: RequestBodySpec = {
      isRequired: true,
      mediaType: 'multipart/form-data',
      schema: undefined,
      examples: [],
      encoding: {
        tags: { style: 'form', explode: false },
        address: { style: 'deepObject' },
        note: { contentType: 'text/markdown' },
      },
      files: [
        { name: 'photo', file: 'photo.png', contentType: 'image/png', isRequired: true, isList: false },
      ],
    }
    const text = JSON.stringify({
      id: 7,
      meta: { a: 1 },
      ids: [1, 2],
      tags: ['a', 'b'],
      address: { city: 'Pune' },
      note: '# x',
    })
    const spec = { ...base, body }
    const parts = [
      { kind: 'text', name: 'id', value: '7' },
      { kind: 'text', name: 'meta', value: '{"a":1}', contentType: 'application/json' },
      { kind: 'text', name: 'ids', value: '1' },
      { kind: 'text', name: 'ids', value: '2' },
      { kind: 'text', name: 'tags', value: 'a,b' },
      { kind: 'text', name: 'address[city]', value: 'Pune' },
      { kind: 'text', name: 'note', value: '# x', contentType: 'text/markdown' },
    ]
    const photo = { kind: 'file', name: 'photo', file: 'photo.png', contentType: 'image/png' }
    const shown = createRequest(spec, { ...values, body: text }, showing)
    expect(shown.body).toEqual({ kind: 'multipart', parts: [...parts, photo] })
    expect(shown.headers).toEqual([])
    expect(createRequest(spec, { ...values, body: text }, sending).body).toEqual({ kind: 'multipart', parts })
    const files = { photo: ['mine.png'] }
    expect(createRequest(spec, { ...values, body: text, files }, sending).body).toEqual({
      kind: 'multipart',
      parts: [...parts, { ...photo, file: 'mine.png' }],
    })
  })

  test('[R-031] sends a file as the whole body, with a type that is no range', () => {
    const files = [{ name: '', file: 'file.bin', isRequired: true, isList: false }]
    const spec = (mediaType: string): RequestSpec => ({
      ...base,
      body: { isRequired: true, mediaType, schema: undefined, examples: [], files },
    })
    const shown = createRequest(spec('image/*'), { ...values, body: '' }, showing)
    expect(shown.body).toEqual({ kind: 'file', file: 'file.bin' })
    expect(shown.headers).toEqual([['Content-Type', 'image/png']])
    const bytes = createRequest(spec('*/*'), { ...values, body: '' }, showing)
    expect(bytes.headers).toEqual([['Content-Type', 'application/octet-stream']])
    expect(createRequest(spec('image/png'), { ...values, body: '' }, sending).body).toBeUndefined()
  })

  test.each([
    [
      '{"a": {"b": [1, 2], "c": [{"d": "x y"}]}}',
      { a: { style: 'deepObject', explode: true } },
      'a[b][]=1&a[b][]=2&a[c][0][d]=x y',
    ],
    ['{"a": {"b": 1}}', {}, 'a={"b":1}'],
    ['{"a": [1, 2]}', { a: { style: 'pipeDelimited', explode: false } }, 'a=1|2'],
    ['{"a": [1, 2]}', { a: { contentType: 'application/json' } }, 'a=[1,2]'],
  ])('[R-031] encodes the fields of the form %s as %j', (body, encoding, expected) => {
    const spec: RequestSpec = {
      ...base,
      body: {
        isRequired: true,
        mediaType: 'application/x-www-form-urlencoded',
        schema: undefined,
        examples: [],
        encoding,
      },
    }
    const request = createRequest(spec, { ...values, body }, sending)
    const fields = request.body?.kind === 'form' ? request.body.fields : []
    expect(fields.map((field) => field.join('=')).join('&')).toBe(expected)
  })
})
