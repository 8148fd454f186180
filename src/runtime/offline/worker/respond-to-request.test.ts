import { describe, expect, test } from 'vitest'
import { type StoredPage, storedPagesMarks } from '../../../shared/output/offline-paths.ts'
import { respondToRequest } from './respond-to-request.ts'

type Options = Parameters<typeof respondToRequest>[0]

const { start, links, end } = storedPagesMarks
const offline = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))

interface Given extends Partial<Options> {
  files?: Record<string, string>
}

/** Responds from a store with these files. Notes which pages were read. */
async function respond({ files = {}, ...options }: Given): Promise<{ response: Response; read: string[] }> {
  const read: string[] = []
  const find = async (path: string): Promise<Response | undefined> =>
    files[path] === undefined ? undefined : new Response(files[path])
  const pages = [{ url: '/a/', title: 'A' }] as StoredPage[]
  const store: Options['store'] = {
    match: find,
    matchOfflinePage: () => find('offline'),
    list: async () => pages,
    noteReading: async (url) => {
      read.push(url)
    },
  }
  const url = 'https://docs.example/docs/x/'
  const request = { kind: 'page' as const, url, isNavigation: true, load: offline }
  return { response: await respondToRequest({ ...request, store, ...options }), read }
}

const files = { '/docs/x/': 'copy', '/img/a.png?v=1': 'image', offline: `Offline${start}${links}${end}` }

describe('[F-009] while the site responds', () => {
  test.each([200, 304, 404, 500, 503])('its response %i to a page is passed on', async (status) => {
    const load = async (): Promise<Response> => new Response(null, { status })
    const { response, read } = await respond({ files, load })
    expect(response.status).toBe(status)
    expect(read).toEqual([])
  })

  test('its own file is used, not a stored one', async () => {
    const load = async (): Promise<Response> => new Response('new')
    const { response } = await respond({
      kind: 'file',
      url: 'https://docs.example/img/a.png?v=1',
      isNavigation: false,
      files,
      load,
    })
    expect(await response.text()).toBe('new')
  })

  test('an asset, whose name changes with its content, comes from the store', async () => {
    const load = async (): Promise<Response> => new Response('new')
    const asset = { kind: 'asset', url: 'https://docs.example/_/assets/a-1.js', isNavigation: false } as const
    const stored = await respond({ ...asset, files: { '/_/assets/a-1.js': 'stored' }, load })
    expect(await stored.response.text()).toBe('stored')
    expect(await (await respond({ ...asset, load })).response.text()).toBe('new')
  })
})

describe('without a response of the site', () => {
  test.each(['/docs/x/', '/docs/x', '/docs/x.html', '/docs/x/index.html', '/docs/x/?a=1'])(
    'a stored page is found as %s',
    async (path) => {
      const { response, read } = await respond({ files, url: `https://docs.example${path}` })
      expect(response.status).toBe(200)
      expect(await response.text()).toBe('copy')
      expect(read).toEqual(['/docs/x/'])
    },
  )

  test('a page that is not stored leads to the offline page, with its status', async () => {
    const { response } = await respond({ files, url: 'https://docs.example/docs/y/' })
    expect(response.status).toBe(503)
    expect(await response.text()).toBe('Offline<li><a href="/a/">A</a></li>')
  })

  test('a script that requests a stored page is made to load it as a document', async () => {
    const { response, read } = await respond({ isNavigation: false, files })
    expect(response.status).toBe(503)
    expect(read).toEqual([])
  })

  test.each([
    ['a script that requests a page that is not stored', { url: 'https://docs.example/docs/y/' }],
    ['a file that is not stored', { kind: 'file', url: 'https://docs.example/img/a.png?v=2' }],
    ['an asset that is not stored', { kind: 'asset', url: 'https://docs.example/_/assets/b-1.js' }],
  ] as const)('%s fails as without a worker', async (_, facts) => {
    await expect(respond({ ...facts, isNavigation: false, files })).rejects.toThrow('Failed to fetch')
  })

  test('a stored file is found with its query', async () => {
    const url = 'https://docs.example/img/a.png?v=1'
    const { response } = await respond({ kind: 'file', isNavigation: false, files, url })
    expect(await response.text()).toBe('image')
  })

  test('an image that is opened like a page leads to the offline page', async () => {
    const { response } = await respond({ kind: 'asset', url: 'https://docs.example/_/media/a-1.png', files })
    expect(response.status).toBe(503)
  })
})

test('a store that is broken does not break the site', async () => {
  const fail = (): Promise<never> => Promise.reject(new DOMException('', 'InvalidStateError'))
  const store = { match: fail, matchOfflinePage: fail, list: fail, noteReading: fail }
  const load = async (): Promise<Response> => new Response('new')
  for (const kind of ['page', 'asset', 'file'] as const)
    expect(await (await respond({ kind, store, load })).response.text()).toBe('new')
  await expect(respond({ store })).rejects.toThrow('Failed to fetch')
})
