import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalizePath } from '../shared/canonicalize-path.ts'
import { addBase } from '../shared/urls.ts'
import { createFileHandler } from './create-file-handler.ts'

const files = new Set([
  '/index.html',
  '/docs/x/index.html',
  '/docs/x/index.md',
  '/docs/größe/index.html',
  '/docs/v1.2/index.html',
  '/docs/50% off/index.html',
  '/robots.txt',
  '/404.html',
])

const redirects = { '/old/': '/docs/x/', '/old/größe/': '/docs/gr%C3%B6%C3%9Fe/#top' }

const handlerAt = (base: string): ReturnType<typeof createFileHandler> =>
  createFileHandler({
    origin: 'https://docs.example',
    base,
    headers: { all: {}, immutable: {}, immutablePaths: [] },
    redirects: Object.fromEntries(Object.entries(redirects).map(([from, to]) => [from, addBase(base, to)])),
    findFile: async (path) =>
      files.has(path)
        ? { bytes: new TextEncoder().encode(path), etag: `"${path}"`, encoding: undefined }
        : undefined,
  })

/** Path segments of valid and invalid URLs. */
const part = fc.oneof(
  fc.constantFrom(
    'docs',
    'x',
    'größe',
    'v1.2',
    '50%25 off',
    'old',
    'index',
    'robots.txt',
    '404',
    'index.html',
    '.html',
  ),
  fc.constantFrom(
    '',
    '',
    '.',
    '..',
    '%2e%2e',
    '%2F',
    '%5c',
    '%00',
    '%0d%0a',
    'x.html',
    '.env',
    '_',
    'evil.example',
  ),
  fc.string({ maxLength: 5 }),
)
const address = fc
  .tuple(
    fc.array(part, { maxLength: 6 }),
    fc.constantFrom('', '/', '.html', '/index.html', '//'),
    fc.constantFrom('', '?a=1', '?//evil.example'),
  )
  .map(([parts, end, query]) => `/${parts.join('/')}${end}${query}`)
  .filter((path) => URL.canParse(`http://localhost${path}`))

test.each(['/', '/help/'])(
  '[R-003] below %s any address is served, or leads in one step to one that is, or is none',
  async (base) => {
    const handler = handlerAt(base)
    const ask = (path: string): Promise<Response> => handler(new Request(new URL(path, 'http://localhost')))
    await fc.assert(
      fc.asyncProperty(address, async (path) => {
        const asked = `http://localhost${base.slice(0, -1)}${path}`
        const first = await handler(new Request(asked))
        expect([200, 301, 400, 404]).toContain(first.status)
        if (first.status !== 301) return
        const location = first.headers.get('Location') ?? ''
        expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
        expect(location.startsWith(base)).toBe(true)
        expect((await ask(location)).status).toBe(200)
      }),
      { numRuns: 3000 },
    )
  },
)

test('[R-003] pages are served only at their canonical URL', async () => {
  const handler = handlerAt('/')
  await fc.assert(
    fc.asyncProperty(address, async (path) => {
      const url = new URL(`http://localhost${path}`)
      const response = await handler(new Request(url))
      const name = response.status === 200 ? await response.text() : ''
      if (!name.endsWith('/index.html')) return
      expect(decodeURIComponent(url.pathname)).toBe(canonicalizePath(decodeURIComponent(url.pathname)))
    }),
    { numRuns: 3000 },
  )
})
