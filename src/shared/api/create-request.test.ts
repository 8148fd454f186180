import { describe, expect, test } from 'vitest'
import { createExampleValues, createRequest, findMissingValues } from './create-request.ts'
import type { RequestParameter, RequestSpec } from './request-spec.ts'
import { formatUrl } from './request-text.ts'

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
const parameter = (
  fields: Partial<RequestParameter> & Pick<RequestParameter, 'name' | 'in'>,
): RequestParameter => ({
  isRequired: fields.in === 'path',
  description: '',
  schema: { type: 'string' },
  style: fields.in === 'path' || fields.in === 'header' ? 'simple' : 'form',
  explode: fields.in === 'query' || fields.in === 'cookie',
  example: undefined,
  ...fields,
})
const values = { server: 'https://api.example/v1', parameters: {}, body: undefined, credentials: {} }
const sending = { hasPlaceholders: false }
const showing = { hasPlaceholders: true }

describe('createRequest', () => {
  test('[R-031] puts parameters in their locations, encoded in the path', () => {
    const spec = {
      ...base,
      parameters: [
        parameter({ name: 'item_id', in: 'path' }),
        parameter({ name: 'q', in: 'query' }),
        parameter({ name: 'X-Trace', in: 'header' }),
        parameter({ name: 'lang', in: 'cookie' }),
      ],
    }
    const filled = {
      'path.item_id': 'a/b ü',
      'query.q': 'x & y',
      'header.X-Trace': '7',
      'cookie.lang': 'en; x',
    }
    const request = createRequest(spec, { ...values, parameters: filled }, sending)
    expect(request).toEqual({
      method: 'GET',
      url: 'https://api.example/v1/items/a%2Fb%20%C3%BC/',
      query: [['q', 'x & y']],
      headers: [
        ['X-Trace', '7'],
        ['Cookie', 'lang=en%3B%20x'],
      ],
      body: undefined,
    })
    expect(formatUrl(request)).toBe('https://api.example/v1/items/a%2Fb%20%C3%BC/?q=x%20%26%20y')
  })

  test('[R-031] shows placeholders for required values and leaves them out of a sent request', () => {
    const spec: RequestSpec = {
      ...base,
      parameters: [
        parameter({ name: 'item_id', in: 'path' }),
        parameter({ name: 'projectId', in: 'query', isRequired: true }),
        parameter({ name: 'page', in: 'query' }),
      ],
      security: [
        { name: 'token', scheme: { kind: 'bearer', description: '' } },
        { name: 'key', scheme: { kind: 'apiKey', in: 'query', name: 'apikey', description: '' } },
      ],
    }
    expect(createRequest(spec, values, showing)).toMatchObject({
      url: 'https://api.example/v1/items/YOUR_ITEM_ID/',
      query: [
        ['apikey', 'YOUR_API_KEY'],
        ['projectId', 'YOUR_PROJECT_ID'],
      ],
      headers: [['Authorization', 'Bearer YOUR_AUTH_TOKEN']],
    })
    expect(createRequest(spec, values, sending)).toMatchObject({ query: [], headers: [] })
    const credentials = { token: ' Bearer abc ', key: 'k&' }
    expect(createRequest(spec, { ...values, credentials }, sending)).toMatchObject({
      query: [['apikey', 'k&']],
      headers: [['Authorization', 'Bearer abc']],
    })
  })

  test('sends user and password in Base64, keys in headers and cookies, and no credentials of other schemes', () => {
    const spec: RequestSpec = {
      ...base,
      security: [
        { name: 'login', scheme: { kind: 'basic', description: '' } },
        { name: 'app', scheme: { kind: 'apiKey', in: 'header', name: 'X-App', description: '' } },
        { name: 'session', scheme: { kind: 'apiKey', in: 'cookie', name: 'sid', description: '' } },
        {
          name: 'oauth',
          scheme: { kind: 'other', label: 'OAuth', authorization: 'Bearer', description: '' },
        },
      ],
    }
    const credentials = { login: 'jörg:pass', app: 'a', session: 's', oauth: 'x' }
    expect(createRequest(spec, { ...values, credentials }, sending).headers).toEqual([
      ['Authorization', `Basic ${Buffer.from('jörg:pass').toString('base64')}`],
      ['X-App', 'a'],
      ['Cookie', 'sid=s'],
    ])
    expect(createRequest(spec, values, showing).headers).toContainEqual(['X-App', 'YOUR_X_APP'])
  })

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
    ['text/plain', '{"a": 1}', { kind: 'text', text: '{"a": 1}' }],
  ])('[R-031] writes a body of %s: %s', (mediaType, body, expected) => {
    const spec = { ...base, body: { isRequired: true, mediaType, schema: undefined, examples: [] } }
    const request = createRequest(spec, { ...values, body }, sending)
    expect(request.body).toEqual(expected)
    expect(request.headers).toEqual([['Content-Type', mediaType]])
  })

  test('writes out the parts of multipart/form-data', () => {
    const spec = {
      ...base,
      body: { isRequired: true, mediaType: 'multipart/form-data', schema: undefined, examples: [] },
    }
    const { body, headers } = createRequest(spec, { ...values, body: '{"file": "hello"}' }, sending)
    const boundary = headers[0]?.[1].match(/^multipart\/form-data; boundary=(.+)$/)?.[1]
    expect(body).toEqual({
      kind: 'text',
      text: `--${boundary}\r\nContent-Disposition: form-data; name="file"\r\n\r\nhello\r\n--${boundary}--\r\n`,
    })
  })
})

test('[R-031] fills in every parameter that has an example and the first body', () => {
  const spec: RequestSpec = {
    ...base,
    parameters: [
      parameter({ name: 'item_id', in: 'path', example: 7 }),
      parameter({ name: 'ids', in: 'query', example: [1, 2] }),
      parameter({ name: 'names', in: 'query', example: ['a,b'] }),
      parameter({ name: 'page', in: 'query' }),
    ],
    body: {
      isRequired: true,
      mediaType: 'application/json',
      schema: undefined,
      examples: [
        { name: 'one', summary: '', value: { a: 1 } },
        { name: 'two', summary: '', value: { a: 2 } },
      ],
    },
  }
  expect(createExampleValues(spec)).toEqual({
    server: 'https://api.example/v1',
    parameters: { 'path.item_id': '7', 'query.ids': '1,2', 'query.names': '["a,b"]' },
    body: '{\n  "a": 1\n}',
    credentials: {},
  })
})

test('lists required values that are empty', () => {
  const spec: RequestSpec = {
    ...base,
    parameters: [parameter({ name: 'item_id', in: 'path' }), parameter({ name: 'page', in: 'query' })],
    body: { isRequired: true, mediaType: 'text/plain', schema: undefined, examples: [] },
    security: [
      { name: 'token', scheme: { kind: 'bearer', description: '' } },
      { name: 'oauth', scheme: { kind: 'other', label: 'OAuth', authorization: 'Bearer', description: '' } },
    ],
  }
  expect(findMissingValues(spec, { ...values, parameters: { 'path.item_id': ' ' } })).toEqual({
    parameters: ['path.item_id'],
    credentials: ['token'],
    body: true,
  })
  const filled = { ...values, parameters: { 'path.item_id': '7' }, credentials: { token: 't' }, body: 'x' }
  expect(findMissingValues(spec, filled)).toEqual({ parameters: [], credentials: [], body: false })
})
