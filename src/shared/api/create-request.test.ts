import { describe, expect, test } from 'vitest'
import { createExampleRequest, createExampleValues, createRequest } from './create-request.ts'
import type { RequestParameter, RequestSpec, SampleRequest } from './request-spec.ts'
import { formatUrl } from './request-text.ts'
import type { CredentialCarrier } from './security/security-scheme.ts'

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
        { name: 'token', scheme: { kind: 'bearer' } },
        { name: 'key', scheme: { kind: 'apiKey', in: 'query', name: 'apikey' } },
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

  test('sends user and password in Base64, keys in headers and cookies, and no text for certificates', () => {
    const spec: RequestSpec = {
      ...base,
      security: [
        { name: 'login', scheme: { kind: 'basic' } },
        { name: 'app', scheme: { kind: 'apiKey', in: 'header', name: 'X-App' } },
        { name: 'session', scheme: { kind: 'apiKey', in: 'cookie', name: 'sid' } },
        { name: 'certificate', scheme: { kind: 'mutualTLS' } },
      ],
    }
    const credentials = { login: 'jörg:pass', app: 'a', session: 's', certificate: 'x' }
    expect(createRequest(spec, { ...values, credentials }, sending).headers).toEqual([
      ['Authorization', `Basic ${Buffer.from('jörg:pass').toString('base64')}`],
      ['X-App', 'a'],
      ['Cookie', 'sid=s'],
    ])
    expect(createRequest(spec, values, showing).headers).toContainEqual(['X-App', 'YOUR_X_APP'])
  })
})

test('[R-031] keeps reserved characters where the document allows them, and sends JSON as one value', () => {
  const spec: RequestSpec = {
    ...base,
    path: '/files/{path}',
    parameters: [
      parameter({ name: 'path', in: 'path', style: 'simple', allowReserved: true, example: 'a/b c' }),
      parameter({ name: 'next', in: 'query', allowReserved: true, example: '/x?y=1&z' }),
      parameter({
        name: 'filter',
        in: 'query',
        mediaType: 'application/json',
        schema: { type: 'object' },
        example: { a: [1] },
      }),
      parameter({ name: 'sort', in: 'query', mediaType: 'application/json', example: 'name' }),
    ],
    security: [{ name: 'key', scheme: { kind: 'apiKey', in: 'query', name: 'key' } }],
  }
  expect(createExampleRequest(spec)).toMatchObject({
    url: 'https://api.example/v1/files/a/b%20c?key=YOUR_API_KEY&next=/x?y%3D1%26z&filter=%7B%22a%22:%5B1%5D%7D&sort=%22name%22',
    query: [],
  })
})

test('[R-031] sends credentials of every scheme', () => {
  const schemes: [CredentialCarrier, Partial<SampleRequest>][] = [
    [{ kind: 'oauth2' }, { headers: [['Authorization', 'Bearer YOUR_ACCESS_TOKEN']] }],
    [{ kind: 'openIdConnect' }, { headers: [['Authorization', 'Bearer YOUR_ACCESS_TOKEN']] }],
    [{ kind: 'http', scheme: 'Digest' }, { headers: [['Authorization', 'Digest YOUR_CREDENTIALS']] }],
    [{ kind: 'mutualTLS' }, { hasCertificate: true, headers: [] }],
  ]
  for (const [scheme, expected] of schemes)
    expect(createExampleRequest({ ...base, security: [{ name: 'own', scheme }] })).toMatchObject(expected)
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

test.each([
  ['', 'https://YOUR_SERVER/items/'],
  ['/v1', 'https://YOUR_SERVER/v1/items/'],
  ['https://api.example', 'https://api.example/items/'],
  ['api.example', 'api.example/items/'],
])('[R-031] samples name the host of the server %s', (url, expected) => {
  const servers = [{ url, description: '' }]
  expect(createExampleRequest({ ...base, path: '/items/', servers }).url).toBe(expected)
})
