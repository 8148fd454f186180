import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guideRecords } from '../../tests/unit/guide-records.ts'
import { indexRecords } from '../../tests/unit/index-records.ts'
import type { IndexEngine } from '../shared/search/engine/index-engine.ts'
import type { Synonym } from '../shared/search/engine/index-format.ts'
import type { SearchQuery, SearchResponse } from '../shared/search/search-engine.ts'
import type { SearchRecord } from '../shared/search/search-record.ts'
import { isStopWord } from '../shared/search/text/stop-words.ts'
import { createLocalEngine } from './local-engine.ts'

const scope = { locale: 'en', version: undefined }

function createEngine(records: readonly SearchRecord[], synonyms: Synonym[] = []): IndexEngine {
  const files = indexRecords(records, synonyms)
  return createLocalEngine((path) => files.get(path), scope)
}

function ask(engine: IndexEngine, text: string, query: Partial<SearchQuery> = {}): Promise<SearchResponse> {
  const whole = { text, area: undefined, kind: undefined, offset: 0, limit: 20, ...query }
  return engine.search(whole, new AbortController().signal)
}

const pages = [
  ...guideRecords(['resize', 'Resize a node', 'A larger plan for your machine.'], {
    plan: ['Find the plan', 'Use --disk-size with e2e_node, C3.8GB or PUT /nodes/{node_id}/.'],
    down: ['Downtime', 'The node is off while the plan changes.'],
  }),
  ...guideRecords(['volume', 'Attach a volume', 'Disks for a node of any size, Zürich included.'], {
    mount: ['Mount it', 'mount: wrong fs type, bad superblock on /dev/vdb'],
  }),
  ...guideRecords(['cluster', 'Kubernetes clusters', 'A cluster of nodes by createCluster.'], {}),
]
const urls = async (text: string, synonyms: Synonym[] = []): Promise<string[]> =>
  (await ask(createEngine(pages, synonyms), text)).hits.map(({ url }) => url)

describe('[R-091] the embedded engine finds', () => {
  test.each([
    ['a title', 'resize a node', '/docs/resize/'],
    ['a heading with the title of its page', 'resize downtime', '/docs/resize/#down'],
    ['the beginning of a word', 'kub', '/docs/cluster/'],
    ['another form of a word', 'resizing nodes', '/docs/resize/'],
    ['a mistyped word', 'kuberntes', '/docs/cluster/'],
    ['a word of seven letters with two typos', 'clsuetr', '/docs/cluster/'],
    ['a word with a wrong first letter', 'rolume', '/docs/volume/'],
    ['a mistyped beginning', 'kubrenet', '/docs/cluster/'],
    ['two words written as one', 'attachvolume', '/docs/volume/'],
    ['a flag', '--disk-size', '/docs/resize/#plan'],
    ['an identifier', 'e2e_node', '/docs/resize/#plan'],
    ['a part of an identifier', 'createCluster', '/docs/cluster/'],
    ['a plan', 'c3.8gb', '/docs/resize/#plan'],
    ['a path with a value', 'PUT /nodes/48213/', '/docs/resize/#plan'],
    ['a pasted error', 'mount: wrong fs type, bad option, bad superblock', '/docs/volume/#mount'],
    ['a word with an accent, without it', 'zurich', '/docs/volume/'],
  ])('%s', async (_, query, url) => {
    expect((await urls(query))[0]).toBe(url)
  })

  test('the guide that documents a name before guides that use it', async () => {
    const guides = [
      ...guideRecords(['backup', 'Back up', 'Copies.'], { run: ['Run it', 'sku_name'] }),
      ...guideRecords(['plans', 'Plans', 'All of them.'], {
        list: ['List them', 'Each has a price, a size, and a sku_name, among other things that it returns.'],
        choose: ['Choose one', 'Compare the sizes, and pass the sku_name that fits best.'],
      }),
    ]
    const { hits } = await ask(createEngine(guides), 'sku_name')
    expect(hits[0]?.pageUrl).toBe('/docs/plans/')
  })

  test('synonyms, of words and of phrases, and mistyped ones', async () => {
    const synonyms: Synonym[] = [
      ['k8s', ['kubernetes']],
      ['virtual drive', ['volume']],
      ['signup', ['attach']],
    ]
    expect((await urls('k8s', synonyms))[0]).toBe('/docs/cluster/')
    expect((await urls('virtual drives', synonyms))[0]).toBe('/docs/volume/')
    expect((await urls('singup', synonyms))[0]).toBe('/docs/volume/')
  })

  test.each([
    ['four letters with another first letter than the nearest word', 'zlan'],
    ['four letters that are nearly the beginning of a word', 'cqus'],
    ['two letters that only texts have', 'wr'],
    ['a word that says nothing and is in no heading', 'your'],
    ['two letters beside nonsense', 'asdf fs'],
  ])('no results for %s', async (_, query) => {
    expect(await urls(query)).toEqual([])
  })

  test.each([
    ['four letters with one missing', 'moun', '/docs/volume/#mount'],
    ['four letters in the wrong order', 'ndoe', '/docs/resize/'],
    ['two letters that begin a heading', 'ku', '/docs/cluster/'],
    ['a word of two letters in a text', 'fs', '/docs/volume/#mount'],
    ['a stop word in a heading', 'the', '/docs/resize/#plan'],
  ])('%s', async (_, query, url) => {
    expect((await urls(query))[0]).toBe(url)
  })

  test('the nearest words if nothing is found', async () => {
    const { total, hits, suggestions } = await ask(createEngine(pages), 'dawntane')
    expect({ total, hits }).toEqual({ total: 0, hits: [] })
    expect(suggestions).toContain('downtime')
  })

  test('no suggestions for nonsense, and one form of each word', async () => {
    expect((await ask(createEngine(pages), 'zlan')).suggestions).toEqual([])
    expect((await ask(createEngine(pages), 'xnodesxx')).suggestions).toEqual(['nodes'])
  })
})

describe('[R-091] a response', () => {
  test('marks matching words, and has no more text than the section', async () => {
    const { hits } = await ask(createEngine(pages), 'plan changes')
    const [hit] = hits
    expect(hit?.trail).toEqual(['Guides', 'Resize a node', 'Downtime'])
    expect(hit?.excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['plan', 'changes'])
    expect(hit?.excerpt.map(({ text }) => text).join('')).toBe('The node is off while the plan changes.')
  })

  test('counts by area and kind, each without its own filter', async () => {
    const answer = await ask(createEngine(pages), 'node', { area: 'other' })
    expect(answer).toMatchObject({ hits: [], total: 0, kinds: {} })
    expect(answer.areas.guides).toBeGreaterThan(0)
  })

  test('has every section once, page by page, and three of one page among the first twenty', async () => {
    const long = guideRecords(
      ['long', 'Nodes', 'node'],
      Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`s${at}`, [`Node ${at}`, 'node']])),
    )
    const others = Array.from({ length: 20 }, (_, at) =>
      guideRecords([`p${at}`, `Page ${at}`, 'a node'], {}),
    ).flat()
    const engine = createEngine([...long, ...others])
    const answers = [
      await ask(engine, 'node'),
      await ask(engine, 'node', { offset: 20 }),
      await ask(engine, 'node', { offset: 40 }),
    ]
    const found = answers.flatMap(({ hits }) => hits.map(({ url }) => url))
    expect(found).toHaveLength(answers[0]?.total ?? 0)
    expect(new Set(found).size).toBe(found.length)
    expect(answers[0]?.hits.filter(({ pageUrl }) => pageUrl === '/docs/long/')).toHaveLength(3)
    const slice = await ask(engine, 'node', { offset: 3, limit: 4 })
    expect(slice.hits).toEqual(answers[0]?.hits.slice(3, 7))
  })
})

const hostile = [
  'x'.repeat(500),
  '!!! ??? ...',
  '😀👩‍👩‍👧',
  'بحث عن عقدة',
  '<img src=x onerror=alert(1)>',
  '.*+?^${}()|[]\\',
  '__proto__ constructor toString',
  'Traceback (most recent call last):\n  File "a.py", line 1\nKeyError: "x"',
  '\u0000\uffff\ud800',
  '   ',
  '',
]

describe('[R-091] any query', () => {
  const engine = createEngine(pages)

  test.each(hostile)('such as %j gets a response', async (text) => {
    const { hits, total } = await ask(engine, text)
    expect(hits.length).toBeLessThanOrEqual(total)
  })

  test('has a deterministic response, from a deterministic index', async () => {
    const words = fc.constantFrom(
      'node',
      'plan',
      'reszie',
      '--disk',
      '/nodes',
      'k',
      '🙂',
      'the',
      'C3.8',
      'volu',
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(words, fc.string({ maxLength: 8 })), { maxLength: 6 }),
        async (query) => {
          const text = query.join(' ')
          expect(await ask(engine, text)).toEqual(await ask(createEngine(pages), text))
        },
      ),
      { numRuns: 60 },
    )
    expect(indexRecords(pages, [])).toEqual(indexRecords(pages, []))
  })

  test('of one indexed word finds its section; so do its beginnings', async () => {
    // Stop words alone match headings only.
    const word = fc
      .stringMatching(/^[b-z][a-z]{4,9}$/)
      .filter((text) => ![text, text.slice(0, 4)].some(isStopWord))
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(word, { minLength: 1, maxLength: 30 }), async (found) => {
        const records = found.flatMap((each, at) =>
          guideRecords([`p${at}`, `Page ${at}`, `Says ${each} here.`], {}),
        )
        const own = createEngine(records)
        for (const [at, each] of found.entries()) {
          const { hits } = await ask(own, each, { limit: 100 })
          expect(hits[0]?.url).toBe(`/docs/p${at}/`)
          const begun = await ask(own, each.slice(0, 4), { limit: 100 })
          expect(begun.hits.map(({ url }) => url)).toContain(`/docs/p${at}/`)
        }
      }),
      { numRuns: 20 },
    )
  })
})

describe('[R-091] files of the index', () => {
  const broken: [string, (bytes: Uint8Array, path: string) => Uint8Array | undefined][] = [
    ['are missing', (bytes, path) => (path.endsWith('index.json') ? bytes : undefined)],
    ['are all missing', () => undefined],
    ['are cut off', (bytes) => bytes.subarray(0, Math.floor(bytes.length / 2))],
    [
      'are of another format',
      (bytes, path) => (path.endsWith('index.json') ? Buffer.from('{"format":0}') : bytes),
    ],
    ['are another page', () => Buffer.from('<!doctype html>')],
  ]
  test.each(broken)('that %s are a failure of an outdated page', async (_, change) => {
    const files = indexRecords(pages, [])
    const engine = createLocalEngine((path) => {
      const bytes = files.get(path)
      return bytes === undefined ? undefined : change(bytes, path)
    }, scope)
    await expect(ask(engine, 'node')).rejects.toMatchObject({ name: 'SearchFailure', reason: 'outdated' })
  })

  test('of a new deploy are used when the old ones are missing', async () => {
    let files = indexRecords(pages, [])
    const engine = createLocalEngine((path) => files.get(path), scope)
    await ask(engine, 'volume')
    files = indexRecords(guideRecords(['new', 'Kubernetes news', 'Text'], {}), [])
    expect((await ask(engine, 'kubernetes')).hits.map(({ url }) => url)).toEqual(['/docs/new/'])
  })
})
