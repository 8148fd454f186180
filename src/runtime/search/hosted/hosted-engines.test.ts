import { afterEach, describe, expect, test } from 'vitest'
import {
  type EngineSettings,
  type HostedEngine,
  startHosted,
} from '../../../../tests/search/services/hosted-engines.ts'
import type { ServiceAnswer } from '../../../../tests/search/services/json-server.ts'
import { sampleRecord } from '../../../../tests/search/services/sample-records.ts'
import { SearchFailure, type SearchQuery, type SearchResponse } from '../../../shared/search/search-engine.ts'

const records = [
  sampleRecord({ title: 'Resize a node', content: 'A node <b>grows</b> & shrinks.' }),
  sampleRecord({
    title: 'Volumes',
    heading: 'Attach to a node',
    content: 'Volumes are disks.',
    area: 'storage',
  }),
  sampleRecord({ title: 'Resize a node', heading: 'Node plans', code: 'acme node resize --plan large' }),
  sampleRecord({ title: 'Create a node', kind: 'operation', method: 'POST', path: '/nodes', version: 'v1' }),
  sampleRecord({ title: 'Node in the past', version: 'v0', language: 'en' }),
  sampleRecord({ title: 'Knoten (node)', language: 'de' }),
]

const open: HostedEngine[] = []
afterEach(async () => {
  for (const { service } of open.splice(0)) await service.close()
})

const query = (text: string, more: Partial<SearchQuery> = {}): SearchQuery => ({
  text,
  area: undefined,
  kind: undefined,
  offset: 0,
  limit: 20,
  ...more,
})

const never = new AbortController().signal

describe.each(['algolia', 'typesense'] as const)('[R-093] %s', (name) => {
  async function start(
    settings?: EngineSettings,
  ): Promise<HostedEngine & { find(asked: SearchQuery): Promise<SearchResponse> }> {
    const hosted = await startHosted[name](records, settings)
    open.push(hosted)
    return { ...hosted, find: (asked) => hosted.engine.search(asked, never) }
  }

  const catchReason = async (answer: Promise<unknown>): Promise<string> => {
    const error = await answer.then(
      () => new Error('There was an answer.'),
      (thrown: unknown) => thrown,
    )
    if (!(error instanceof SearchFailure)) throw error
    return error.reason
  }

  async function reasonFor(answer: ServiceAnswer | 'hang-up'): Promise<string> {
    const { service, find } = await start()
    service.intercept = ({ method }) => (method === 'OPTIONS' ? undefined : answer)
    return catchReason(find(query('node')))
  }

  test('finds sections and groups them by page', async () => {
    const { find } = await start()
    const { hits, total } = await find(query('node'))
    expect(total).toBe(6)
    expect(hits.map(({ url }) => url)).toEqual([
      '/docs/resize-a-node/',
      '/docs/resize-a-node/#node-plans',
      '/docs/volumes/#attach-to-a-node',
      '/docs/create-a-node/',
      '/docs/node-in-the-past/',
      '/docs/knoten-node-/',
    ])
  })

  test('marks matches as parts of text, so markup of a page remains text', async () => {
    const { find } = await start()
    const [hit] = (await find(query('resize grow'))).hits
    expect(hit).toMatchObject({
      id: '/docs/resize-a-node/',
      kind: 'guide',
      area: 'compute',
      isExternal: false,
      pageUrl: '/docs/resize-a-node/',
      trail: ['Compute', 'Resize a node'],
      page: [
        { text: 'Resize', isMatch: true },
        { text: ' a node', isMatch: false },
      ],
      heading: [],
      excerpt: [
        { text: 'A node <b>', isMatch: false },
        { text: 'grow', isMatch: true },
        { text: 's</b> & shrinks.', isMatch: false },
      ],
      method: undefined,
    })
  })

  test('shows code if only the code matches, and headings with their page', async () => {
    const { find } = await start()
    const [hit] = (await find(query('large'))).hits
    expect(hit?.heading).toEqual([{ text: 'Node plans', isMatch: false }])
    expect(hit?.trail).toEqual(['Compute', 'Resize a node', 'Node plans'])
    expect(hit?.excerpt.at(-1)).toEqual({ text: 'large', isMatch: true })
  })

  test('counts by area and kind, without the filter of the same name', async () => {
    const { find } = await start()
    const everywhere = await find(query('node'))
    expect(everywhere.areas).toEqual({ compute: 5, storage: 1 })
    expect(everywhere.kinds).toEqual({ guide: 5, operation: 1 })
    const filtered = await find(query('node', { area: 'compute', kind: 'operation' }))
    expect(filtered.hits.map(({ method }) => method)).toEqual(['POST'])
    expect(filtered.areas).toEqual({ compute: 1 })
    expect(filtered.kinds).toEqual({ guide: 4, operation: 1 })
  })

  test('returns any page of results', async () => {
    const { find } = await start()
    const { hits, total } = await find(query('node', { offset: 4, limit: 1 }))
    expect([total, hits.map(({ id }) => id)]).toEqual([6, ['/docs/node-in-the-past/']])
  })

  test('is not scoped by context unless configured', async () => {
    const { find } = await start({ isContextual: true })
    const found = (await find(query('node'))).hits.map(({ id }) => id)
    expect(found).not.toContain('/docs/node-in-the-past/')
    expect(found).not.toContain('/docs/knoten-node-/')
    expect(found).toContain('/docs/create-a-node/')
    expect(found).toContain('/docs/volumes/#attach-to-a-node')
  })

  test('[R-092] rewrites the URLs of results', async () => {
    const { find } = await start({
      site: { externalUrlPattern: '/volumes/', replacePathname: { from: '/docs/', to: '/guide/' } },
    })
    const hits = (await find(query('node'))).hits.map(({ url, isExternal }) => [url, isExternal])
    expect(hits).toContainEqual(['https://docs.example/docs/volumes/#attach-to-a-node', true])
    expect(hits).toContainEqual(['/guide/resize-a-node/', false])
  })

  test('queries at most 64 characters, and skips empty queries', async () => {
    const { service, find } = await start()
    expect(await find(query('  '))).toEqual({ hits: [], total: 0, areas: {}, kinds: {}, suggestions: [] })
    expect(service.requests).toEqual([])
    await find(query(`${'😀'.repeat(70)}`))
    const body = JSON.parse(service.requests[0]?.body ?? '')
    const [asked] = body.requests ?? body.searches
    expect(asked.query ?? asked.q).toBe('😀'.repeat(64))
  })

  test('caches results', async () => {
    const { service, find } = await start()
    await find(query('volume'))
    await find(query('volumes'))
    await find(query('volume'))
    expect(service.requests).toHaveLength(2)
  })

  test('sends the public key, without a preflight request', async () => {
    const { service, find } = await start()
    await find(query('node'))
    const [request] = service.requests
    expect(
      request?.url.searchParams.get('x-algolia-api-key') ??
        request?.url.searchParams.get('x-typesense-api-key'),
    ).toBe('searchkey0')
    expect(request?.headers['content-type']).toBe('text/plain')
  })

  test.each<[string, ServiceAnswer]>([
    ['limited', { status: 429, body: { message: 'Too many requests' } }],
    ['nonsense', { status: 200, body: '<p>Hello</p>' }],
    ['nonsense', { status: 200, body: 'null' }],
    ['nonsense', { status: 200, body: '[]' }],
    ['nonsense', { status: 200, body: { results: [] } }],
    ['nonsense', { status: 200, body: { results: [null] } }],
    ['nonsense', { status: 200, body: { results: [{ hits: 'many', nbHits: 1, found: 1 }] } }],
    ['nonsense', { status: 200, body: { results: [{ hits: [], nbHits: -1, found: 0.5 }] } }],
    ['nonsense', { status: 200, body: { results: [{ hits: [{ document: {} }], nbHits: 1, found: 1 }] } }],
    ['nonsense', { status: 400, body: { message: 'no' } }],
    ['nonsense', { status: 404, body: { message: 'no such index' } }],
    ['network', { status: 500, body: { message: 'sorry' } }],
    ['network', { status: 503, body: 'sorry' }],
  ])('reports %s if the service responds with %o', async (reason, answer) => {
    expect(await reasonFor(answer)).toBe(reason)
  })

  test('reports a network failure if there is no response', async () => {
    expect(await reasonFor('hang-up')).toBe('network')
  })

  test('reports a wrong key as `nonsense`', async () => {
    const { find } = await start({ searchKey: 'wrong-key' })
    expect(await catchReason(find(query('node')))).toBe('nonsense')
  })

  test('aborts a query by its signal, before and during the request, and tries no other host', async () => {
    const { service, engine } = await start()
    const controller = new AbortController()
    const asked = new Promise<void>((resolve) => {
      service.intercept = () => {
        resolve()
        return 'silence'
      }
    })
    const answer = engine.search(query('node'), controller.signal)
    await asked
    controller.abort(new Error('typed on'))
    await expect(answer).rejects.toThrow('typed on')
    await expect(engine.search(query('nodes'), controller.signal)).rejects.toThrow('typed on')
    expect(service.requests).toHaveLength(1)
  })

  test('leaves out results with an unsafe URL', async () => {
    const { service, find } = await start()
    const evil = {
      objectID: 'e',
      id: 'e',
      url: 'javascript:alert(1)',
      hierarchy: { lvl1: 'Evil' },
      'hierarchy.lvl1': 'Evil',
    }
    const good = { ...evil, objectID: 'g', id: 'g', url: '/good/' }
    const hits = [evil, good].map((record) => ({ ...record, document: record }))
    service.intercept = () => ({ status: 200, body: { results: [{ hits, nbHits: 2, found: 2 }] } })
    expect((await find(query('x'))).hits.map(({ url, kind }) => [url, kind])).toEqual([['/good/', 'page']])
  })
})
