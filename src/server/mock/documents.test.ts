import { describe, expect, test } from 'vitest'
import { loadText } from '../../../tests/unit/load-texts.ts'
import { createMock } from './create-mock.ts'

describe('OpenAPI 3.0', () => {
  const { document } = loadText(`openapi: 3.0.3
info: { title: Shop, version: '1' }
paths:
  /a:
    post:
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                note: { type: string, nullable: true }
                size: { enum: [small, large], nullable: true }
                price: { type: number, minimum: 0, exclusiveMinimum: true }
                count: { type: number, minimum: 0, exclusiveMinimum: false }
      responses: { default: { description: Done } }
`)
  test.each([
    [{ note: null, size: null, price: 1, count: 0 }, 200],
    [{ note: 1 }, 400],
    [{ size: 'huge' }, 400],
    [{ price: 0 }, 400],
  ])('%o returns %i', async (json, status) => {
    const request = new Request('http://localhost/a', { method: 'POST', body: JSON.stringify(json) })
    request.headers.delete('Content-Type')
    expect((await createMock(document, '').handler(request)).status).toBe(status)
  })
})

test('a key in the query can have a name that no header has', async () => {
  const { document } = loadText(`openapi: 3.1.1
info: { title: Shop, version: '1' }
security: [{ key: [] }]
paths: { /a: { get: { responses: { '204': { description: Done } } } } }
components: { securitySchemes: { key: { type: apiKey, in: query, name: 'u=&p=' } } }
`)
  const { handler } = createMock(document, '')
  const send = (query: string) => handler(new Request(`http://localhost/a${query}`))
  expect((await send('?u%3D%26p%3D=secret')).status).toBe(204)
  expect((await send('')).status).toBe(401)
})

test('a JSON parameter is parsed', async () => {
  const { document } = loadText(`openapi: 3.1.1
info: { title: Shop, version: '1' }
paths:
  /a:
    get:
      parameters:
        - name: filter
          in: query
          content: { application/json: { schema: { type: object, properties: { size: { type: integer } } } } }
      responses: { '200': { description: Done } }
`)
  const ask = async (filter: string): Promise<number> => {
    const url = `http://localhost/a?filter=${encodeURIComponent(filter)}`
    return (await createMock(document, '').handler(new Request(url))).status
  }
  expect(await ask('{"size":1}')).toBe(200)
  expect(await ask('{"size":"one"}')).toBe(400)
})

test('OAuth requires a token, and client certificates are not checked', async () => {
  const { document } = loadText(`openapi: 3.1.1
info: { title: Shop, version: '1' }
paths:
  /oauth: { get: { security: [{ oauth: [] }], responses: { '200': { description: Done } } } }
  /digest: { get: { security: [{ digest: [] }], responses: { '200': { description: Done } } } }
  /certificate: { get: { security: [{ certificate: [] }], responses: { '200': { description: Done } } } }
components:
  securitySchemes:
    oauth: { type: oauth2, flows: {} }
    digest: { type: http, scheme: digest }
    certificate: { type: mutualTLS }
`)
  const { handler } = createMock(document, '')
  const ask = async (path: string, Authorization = ''): Promise<number> =>
    (await handler(new Request(`http://localhost${path}`, { headers: { Authorization } }))).status
  expect([await ask('/oauth'), await ask('/oauth', 'Bearer any')]).toEqual([401, 200])
  expect([await ask('/digest', 'Bearer any'), await ask('/digest', 'Digest any')]).toEqual([401, 200])
  expect(await ask('/certificate')).toBe(200)
})

test('a path with more text comes first, and a query in a path must be sent', async () => {
  const { document } = loadText(`openapi: 3.1.1
info: { title: Shop, version: '1' }
paths:
  /bills/{id}: { get: { operationId: getBill, parameters: [&id { name: id, in: path, required: true, schema: { type: string } }], responses: { '200': { description: Done, content: { application/json: { example: {} } } } } } }
  /bills/{id}.pdf: { get: { operationId: printBill, parameters: [*id], responses: { '200': { description: Done, content: { application/pdf: {} } } } } }
  /bills?since={since}: { get: { operationId: listBills, parameters: [{ name: since, in: path, required: true, schema: { type: integer } }], responses: { '200': { description: Done } } } }
`)
  const { handler } = createMock(document, '')
  const ask = (path: string): Promise<Response> => handler(new Request(`http://localhost${path}`))
  expect((await ask('/bills/1')).headers.get('Content-Type')).toContain('application/json')
  expect((await ask('/bills/1.pdf')).headers.get('Content-Type')).toContain('application/pdf')
  const statuses = await Promise.all(['/bills?since=5', '/bills?since=five', '/bills'].map(ask))
  expect(statuses.map(({ status }) => status)).toEqual([200, 400, 404])
})

test('a header that clients set on their own is not checked', async () => {
  const { document } = loadText(`openapi: 3.1.1
info: { title: Shop, version: '1' }
paths:
  /a:
    get:
      parameters: [{ name: Accept-Encoding, in: header, schema: { enum: [base64] } }]
      responses: { '200': { description: Done } }
`)
  const request = new Request('http://localhost/a', { headers: { 'Accept-Encoding': 'gzip, deflate' } })
  expect((await createMock(document, '').handler(request)).status).toBe(200)
})
