import { describe, expect, test } from 'vitest'
import { createFileHandler } from './create-file-handler.ts'

const redirects = {
  '/old/': '/site/new/',
  '/old/section/': '/docs/x/#section',
  '/old/api/': '/api/x/#/nodes/createNode',
  '/old/releases/': '/releases/?area=api',
  '/old/größe/': '/docs/gr%C3%B6%C3%9Fe/',
  '/old/v1.2/': '/docs/v1.2/',
  '/old/prices.pdf': '/docs/x/',
  '/old/blog/': 'https://blog.example/',
}

/** Asks a site whose only page is `/docs/x/`, and whose stubs lie where the build puts them. */
async function ask(
  path: string,
  { base = '/', method = 'GET' }: { base?: string; method?: string } = {},
): Promise<{ status: number; body: string; headers: Headers }> {
  const files = ['/docs/x/index.html', '/old/index.html', '/old.html']
  const handler = createFileHandler({
    origin: 'https://docs.example',
    base,
    headers: { all: {}, immutable: {}, immutablePaths: [] },
    redirects,
    findFile: async (file) =>
      files.includes(file)
        ? { bytes: new TextEncoder().encode('page'), etag: '"1"', encoding: undefined }
        : undefined,
  })
  const response = await handler(new Request(`http://localhost${path}`, { method }))
  return { status: response.status, body: await response.text(), headers: response.headers }
}

describe('[R-006] old paths redirect to their new URLs', () => {
  test.each([
    ['/old/', '/site/new/'],
    ['/old', '/site/new/'],
    ['/old.html', '/site/new/'],
    ['/old/index.html', '/site/new/'],
    ['//old//', '/site/new/'],
    ['/old?a=1&b=%20', '/site/new/?a=1&b=%20'],
    ['/old/section.html', '/docs/x/#section'],
    ['/old/section/?tab=cli', '/docs/x/?tab=cli#section'],
    ['/old/api/?from=mail', '/api/x/?from=mail#/nodes/createNode'],
    ['/old/releases/?b=2', '/releases/?area=api&b=2'],
    ['/old/gr%C3%B6%C3%9Fe', '/docs/gr%C3%B6%C3%9Fe/'],
    ['/old/v1.2', '/docs/v1.2/'],
    ['/old/prices.pdf', '/docs/x/'],
    ['/old/blog/?to=https://evil.example', 'https://blog.example/?to=https://evil.example'],
    ['/old/?//evil.example', '/site/new/?//evil.example'],
  ])('%s is at %s', async (path, location) => {
    const answer = await ask(path)
    expect(answer).toMatchObject({ status: 301, body: '' })
    expect(answer.headers.get('Location')).toBe(location)
    const head = await ask(path, { method: 'HEAD' })
    expect([head.status, [...head.headers]]).toEqual([301, [...answer.headers]])
  })

  test('below a base', async () => {
    const answer = await ask('/site/old.html?a=1', { base: '/site/' })
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/site/new/?a=1'])
    expect((await ask('/old/', { base: '/site/' })).status).toBe(404)
  })

  test.each([
    ['/old/x/'],
    ['/older/'],
    ['/old/prices.pdf/x'],
    ['/OLD/'],
    ['/constructor'],
    ['/old/index.json'],
  ])('%s is not an old path', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })

  test('only configured redirects leave the site', async () => {
    for (const path of [
      '//evil.example/old/',
      '/\\\\evil.example',
      '/old/..//evil.example',
      '/old/%0d%0aX:1',
    ]) {
      expect((await ask(path)).headers.get('Location') ?? '/').toMatch(/^\/(?!\/)/)
    }
  })
})
