import { describe, expect, test } from 'vitest'
import { call, gardenMock } from '../../../tests/unit/call-garden.ts'

const bed = { code: 200, data: { id: 7, name: 'roses' }, errors: {}, message: 'Success' }

describe('[F-016] an operation', () => {
  test.each([
    ['/beds/?key=k', 'with the documented path'],
    ['/beds?key=k', 'without the slash at the end'],
  ])('GET %s returns its example, %s', async (path) => {
    const { response, body } = await call(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
    expect(body).toEqual({ ...bed, data: [bed.data] })
  })

  test('matches with an undocumented trailing slash', async () => {
    expect((await call('/weather/?key=k')).body).toEqual({ isRaining: true, degrees: 1, next: null })
  })

  test('with a path without parameters comes before one with parameters', async () => {
    expect((await call('/beds/best/?key=k')).body).toMatchObject({ message: 'The best' })
    expect((await call('/beds/7/?key=k')).body).toEqual(bed)
  })

  test('returns the same response each time', async () => {
    const first = await call('/beds/?key=k')
    const second = await call('/beds/?key=k')
    expect([...second.response.headers]).toEqual([...first.response.headers])
    expect(second.body).toEqual(first.body)
  })

  test('supports the methods of OpenAPI 3.2', async () => {
    expect((await call('/beds/?key=k', { method: 'QUERY', json: {} })).body).toMatchObject({
      message: 'Found',
    })
    expect((await call('/beds/?key=k', { method: 'WATER' })).response.status).toBe(204)
  })

  test('without examples returns values that its schema allows, even if the schema is recursive', async () => {
    expect((await call('/tree/?key=k', { method: 'POST', json: { children: [] } })).body).toEqual({
      children: [],
    })
  })

  test('HEAD is GET without the body', async () => {
    const { response, body } = await call('/beds/?key=k', { method: 'HEAD' })
    expect([response.status, response.headers.get('Content-Type'), body]).toEqual([
      200,
      'application/json; charset=utf-8',
      '',
    ])
  })

  test('without security needs no credentials', async () => {
    expect((await call('/open', { headers: { Authorization: '' } })).response.status).toBe(200)
  })

  test('is chosen by the body if several share a path', async () => {
    const send = async (json: unknown): Promise<unknown> =>
      (await call('/beds/7/actions?key=k', { method: 'PUT', json })).body
    expect(await send({ type: 'dig' })).toMatchObject({ message: 'Dug' })
    expect(await send({ type: 'rake', times: 2 })).toMatchObject({ message: 'Raked' })
    expect(await send({ type: 'rake' })).toMatchObject({
      code: 400,
      errors: { times: ['This field is required.'] },
    })
    expect(await send({ type: 'mow' })).toMatchObject({
      code: 400,
      errors: { type: ['Must be one of "dig", "rake".'] },
    })
  })

  test('webhooks are not served, operations are listed in order', () => {
    expect(gardenMock.operations.map(({ id }) => id)).toEqual([
      'listBeds',
      'createBed',
      'queryBeds',
      'waterBeds',
      'getBed',
      'bestBed',
      'digBed',
      'rakeBed',
      'getWeather',
      'growTree',
      'open',
    ])
  })
})

describe('credentials', () => {
  test.each([
    ['/beds/?key=k', { Authorization: '' }, 'the header `Authorization: Bearer'],
    ['/beds/?key=k', { Authorization: 'Bearer ' }, 'the header `Authorization: Bearer'],
    ['/beds/?key=k', { Authorization: 'Basic abc' }, 'the header `Authorization: Bearer'],
    ['/beds/', {}, 'the query parameter `key`'],
    ['/beds/?key=', {}, 'the query parameter `key`'],
    ['/beds/?key=%20', {}, 'the query parameter `key`'],
  ])('%s with %o is rejected with the documented example', async (path, headers, missing) => {
    const { response, body } = await call(path, { headers })
    expect(response.status).toBe(401)
    expect(body).toEqual({ code: 401, data: {}, errors: true, message: 'Unauthorized' })
    expect(response.headers.get('Mock-Reason')).toContain(missing)
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer')
  })

  test('are checked before the body', async () => {
    expect((await call('/beds/', { method: 'POST', body: '{' })).response.status).toBe(401)
  })
})

describe('unknown paths', () => {
  test.each([
    ['/bed/', ['GET /beds/', 'POST /beds/', 'QUERY /beds/']],
    ['/beds/7/action', ['PUT /beds/{bed_id}/actions/']],
  ])('%s lists the nearest operations', async (path, nearest) => {
    const { response, body } = await call(path)
    expect(response.status).toBe(404)
    expect(body).toMatchObject({ code: 404, errors: { nearest: expect.arrayContaining(nearest) } })
  })

  test('an unsupported method returns the allowed ones', async () => {
    const { response, body } = await call('/beds/7', { method: 'PATCH' })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
    expect(body).toMatchObject({
      code: 405,
      message: "This path doesn't support PATCH. Allowed: GET, HEAD, OPTIONS.",
    })
  })

  test.each([['/'], [''], ['/%E0%A4%A'], ['//beds//'], ['/../../etc']])(
    '%s is handled safely',
    async (path) => {
      expect((await call(path)).response.status).toBe(404)
    },
  )
})

describe('invalid requests are rejected in the documented format', () => {
  test('lists all invalid parameters by name', async () => {
    const { body } = await call('/beds/seven?key=k&size=huge&tags=a,b,c,d')
    expect(body).toEqual({
      code: 400,
      data: {},
      errors: {
        bed_id: ['Must be an integer.'],
        size: ['Must be one of "small", "large".'],
        tags: ['Array has too many items (4 > 3).'],
      },
      message: 'Bad request: `bed_id`, `size`, `tags`',
    })
    expect((await call('/weather?key=k&day=')).body).toMatchObject({
      errors: { day: ['Must be an integer.'] },
    })
  })

  test.each([
    ['a list, comma by comma', 'tags=a,b', 200],
    ['a list with one entry', 'tags=a', 200],
    ['an object', 'near[x]=1&near[y]=2', 200],
    ['an object that is wrong', 'near[x]=north', 400],
    ['a parameter that nobody knows', 'color=red', 200],
  ])('%s: %s', async (_, query, status) => {
    expect((await call(`/beds/7?key=k&${query}`)).response.status).toBe(status)
  })

  test('lists invalid fields of the body by path', async () => {
    const json = { name: '', plants: [{ kind: 'rose', count: 1 }, { kind: 'oak' }], extra: 1 }
    expect((await call('/beds/?key=k', { method: 'POST', json })).body).toMatchObject({
      code: 400,
      errors: {
        name: ['String is too short (0 < 1).'],
        'plants.1.kind': ['Must be one of "rose", "lily".'],
        'plants.1.count': ['This field is required.'],
        extra: ['This field is unknown.'],
      },
    })
  })

  test('read-only fields are not required', async () => {
    const { response } = await call('/beds/?key=k', { method: 'POST', json: { name: 'roses' } })
    expect(response.status).toBe(201)
    expect(response.headers.get('Location')).toBe('/beds/7/')
  })

  const json = 'application/json'
  test.each([
    { what: 'no JSON', body: '{"name":', type: json, status: 400, message: "The body isn't valid JSON: " },
    { what: 'no body', body: null, type: json, status: 400, message: 'Bad request: `body`' },
    { what: 'a form', body: 'name=x', type: 'text/plain', status: 415, message: 'Send `application/json`' },
    {
      what: '2 MB',
      body: 'x'.repeat(2 ** 21),
      type: json,
      status: 413,
      message: 'larger than 131072 bytes',
    },
    {
      what: 'JSON of 65 levels',
      body: '['.repeat(65) + ']'.repeat(65),
      type: json,
      status: 413,
      message: 'more than 64 levels',
    },
    {
      what: 'JSON of 5,001 values',
      body: JSON.stringify(Array(5000).fill(0)),
      type: json,
      status: 413,
      message: 'more than 5000 values',
    },
    {
      what: 'a form of 1,001 fields',
      body: 'a=1&'.repeat(1001),
      type: 'application/x-www-form-urlencoded',
      status: 413,
      message: 'more than 1000 fields',
    },
  ])('[R-121] $what', async ({ body, type, status, message }) => {
    const answer = await call('/beds/?key=k', { method: 'POST', headers: { 'Content-Type': type }, body })
    expect(answer.response.status).toBe(status)
    expect(answer.body).toMatchObject({ code: status, message: expect.stringContaining(message) })
  })
})
