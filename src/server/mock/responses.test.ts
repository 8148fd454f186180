import { describe, expect, test } from 'vitest'
import { call } from '../../../tests/unit/call-garden.ts'

describe('a documented response can be requested', () => {
  test.each([
    ['/beds/?__code=401', {}, 401],
    ['/beds/?key=k', { Prefer: 'code=404' }, 404],
    ['/beds/?key=k', { Prefer: 'example=none' }, 200],
    ['/beds/?__example=none', {}, 200],
    ['/beds/?key=k&__code=409', {}, 409],
    ['/beds/?key=k&__code=503', {}, 400],
    ['/beds/?key=k&__code=99', {}, 400],
    ['/beds/?key=k', { Prefer: 'code=200, example=nothing' }, 400],
  ])('%s with %o returns %i', async (path, headers, status) => {
    expect((await call(path, { headers })).response.status).toBe(status)
  })

  test('with a named example', async () => {
    expect((await call('/beds/?key=k&__example=none')).body).toMatchObject({ data: [] })
  })

  test('and an undocumented one is an error', async () => {
    expect((await call('/beds/?key=k&__code=503')).body).toMatchObject({
      message: "`503` isn't documented for this operation. Documented: 200, 401, 404, 409, 429.",
    })
  })
})

describe('pages of other origins', () => {
  test('may send any request, also from public to local networks', async () => {
    const { response } = await call('/beds/', {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://docs.site.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization, x-own',
        'Access-Control-Request-Private-Network': 'true',
        'Access-Control-Request-Local-Network': 'true',
      },
    })
    expect(response.status).toBe(204)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': expect.stringContaining('PUT'),
      'access-control-allow-headers': 'authorization, x-own',
      'access-control-max-age': '600',
      'access-control-allow-private-network': 'true',
      'access-control-allow-local-network': 'true',
    })
  })

  test.each([['/beds/?key=k'], ['/beds/'], ['/nothing']])('may read every response: %s', async (path) => {
    const { response } = await call(path)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(response.headers.get('Access-Control-Expose-Headers')).toContain('ratelimit-remaining')
  })

  test('OPTIONS without preflight headers lists the methods', async () => {
    const { response } = await call('/beds/', { method: 'OPTIONS' })
    expect([response.status, response.headers.get('Allow')]).toEqual([
      204,
      'GET, POST, QUERY, WATER, HEAD, OPTIONS',
    ])
  })
})

test('every response has the number of remaining calls, which is 0 with status 429', async () => {
  const remaining = async (path: string): Promise<string | null> =>
    (await call(path)).response.headers.get('ratelimit-remaining')
  expect(await remaining('/beds/?key=k')).toBe('99')
  expect(await remaining('/beds/?__code=429')).toBe('0')
})

test('clients that accept HTML get it, and it cannot run scripts', async () => {
  const { response, body } = await call('/beds/?__code=429', { headers: { Accept: 'text/html' } })
  expect(body).toBe('<p>Too many</p>')
  expect(response.headers.get('Content-Security-Policy')).toContain('sandbox')
})
