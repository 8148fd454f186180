import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type AlgoliaServer, startAlgoliaServer } from '../../../tests/search/services/algolia-server.ts'
import type { ServiceAnswer } from '../../../tests/search/services/json-server.ts'
import { pushedServices } from '../../../tests/search/services/pushed-services.ts'
import { sampleRecord } from '../../../tests/search/services/sample-records.ts'
import {
  startTypesenseServer,
  type TypesenseServer,
} from '../../../tests/search/services/typesense-server.ts'
import { problemsOfPromise } from '../../../tests/unit/problems-of.ts'
import type { Synonym } from '../../shared/search/engine/index-format.ts'
import type { SearchRecord } from '../../shared/search/search-record.ts'
import { listConceptSynonyms } from './list-concept-synonyms.ts'

const first = ['One', 'Two', 'Three'].map((title) => sampleRecord({ title }))
const second = [...first.slice(1), sampleRecord({ title: 'Four' })]
const synonyms: Synonym[] = [
  ['vm', ['node']],
  ['node', ['vm']],
]

const everydayWords = listConceptSynonyms(
  {
    fillers: [],
    rows: [
      [['get rid of', 'vm'], ['delete']],
      [['get rid of'], ['delete', 'remove']],
    ],
  },
  synonyms,
)

let algolia: AlgoliaServer
let typesense: TypesenseServer
let progress: number[]
beforeEach(async () => {
  algolia = await startAlgoliaServer()
  typesense = await startTypesenseServer()
  progress = []
  services = pushedServices({ algolia, typesense, upload })
})
afterEach(async () => {
  await Promise.all([algolia.close(), typesense.close()])
})

const upload = (records: readonly SearchRecord[]) => ({
  records,
  synonyms,
  everydayWords,
  onProgress: (done: number) => progress.push(done),
})

let services: ReturnType<typeof pushedServices>

const listIds = (records: readonly SearchRecord[]): string[] => records.map(({ objectID }) => objectID)

describe.each(['Algolia', 'Typesense'] as const)('[F-013] [R-093] a push to %s', (name) => {
  test('uploads all records, and the next push uploads none', async () => {
    const service = services[name]()
    await service.push(first)
    expect(service.found()).toEqual(listIds(first))
    await service.push(second)
    expect(service.found()).toEqual(listIds(second))
    expect(service.kept()).toHaveLength(1)
    expect(progress).toEqual([3, 3])
  })

  test('is sent in batches', async () => {
    const records = Array.from({ length: 1100 }, (_, index) => sampleRecord({ title: `Page ${index}` }))
    const service = services[name]()
    await service.push(records)
    expect(service.found()).toEqual(listIds(records))
    expect(progress).toEqual([500, 1000, 1100])
  })

  test('that fails at any request leaves readers the previous index, and the next one works and cleans up', {
    timeout: 60_000,
  }, async () => {
    const service = services[name]()
    await service.push(first)
    const asked = service.requests.length
    await service.push(first)
    const steps = service.requests.length - asked
    expect(steps).toBeGreaterThan(5)
    for (let step = 0; step < steps; step++) {
      let number = 0
      // Refused for good from here on, as if the process had been killed: it cannot clean up either.
      service.intercept = (): ServiceAnswer | undefined =>
        number++ >= step ? { status: 400, body: { message: 'No.' } } : undefined
      const failure = await service.push(second).then(
        () => undefined,
        (error: unknown) => error,
      )
      service.intercept = undefined
      const found = service.found()
      expect([listIds(first), listIds(second)]).toContainEqual(found)
      if (failure !== undefined && found.includes('/docs/four/')) expect(step).toBeGreaterThan(5)
      await service.push(first)
      expect(service.found()).toEqual(listIds(first))
    }
    age()
    await service.push(second)
    expect(service.found()).toEqual(listIds(second))
    expect(service.kept()).toHaveLength(1)
  })

  test('leaves indexes of other owners alone', async () => {
    const service = services[name]()
    const others = ['docs_docent_', 'docs_docent_x-y', 'docs_old', 'other_docent_abc']
    for (const other of others) make(other)
    await service.push(first)
    await service.push(second)
    expect(service.kept()).toEqual(expect.arrayContaining(others))
  })

  test('is rejected with the reason', async () => {
    const service = services[name]()
    const said = async (status: number, message: string): Promise<string> => {
      service.intercept = () => ({ status, body: { message } })
      return problemsOfPromise(service.push(first))
    }
    expect(await said(403, 'Invalid key')).toMatchSnapshot()
    expect(await said(429, 'Too many')).toMatchSnapshot()
    expect(await said(400, 'Out of cheese')).toMatchSnapshot()
    // The clients themselves wait and retry before they fail.
  }, 30_000)

  test('is rejected if the public key can write', async () => {
    const service = services[name]()
    expect(await problemsOfPromise(service.push(first, 'adminkey00'))).toMatchSnapshot()
    expect(service.kept()).toEqual([])
  })
})

/** Makes everything that is kept older than any push that may be at work. */
function age(): void {
  for (const index of algolia.indices.values()) index.updatedAt = '2020-01-01T00:00:00Z'
  for (const collection of typesense.collections.values()) collection.created_at = 0
}

function make(name: string): void {
  const old = '2020-01-01T00:00:00Z'
  algolia.indices.set(name, { records: new Map(), settings: {}, synonyms: [], rules: [], updatedAt: old })
  const empty = { fields: [], documents: new Map(), synonyms: new Map(), schema: {}, created_at: 0 }
  typesense.collections.set(name, { name, ...empty })
}

describe('[R-093] Algolia', () => {
  test('uploads settings, synonyms, and everyday words with the records, and keeps manual rules', async () => {
    const service = services.Algolia()
    await service.push(first)
    const index = algolia.indices.get('docs')
    index?.rules.push({ objectID: 'ours' })
    await service.push(first)
    const { settings, synonyms: found, rules, records } = algolia.indices.get('docs') ?? {}
    expect(rules).toEqual([{ objectID: 'ours' }])
    expect(found).toEqual([
      { objectID: 'docent-0', type: 'onewaysynonym', input: 'vm', synonyms: ['node'] },
      { objectID: 'docent-1', type: 'onewaysynonym', input: 'node', synonyms: ['vm'] },
      {
        objectID: 'docent-everyday-0',
        type: 'altcorrection2',
        word: 'get rid of',
        corrections: ['delete', 'remove'],
      },
    ])
    expect(settings?.attributesForFaceting).toEqual([
      'area',
      'kind',
      'filterOnly(language)',
      'filterOnly(version)',
    ])
    expect(settings?.searchableAttributes).toMatchInlineSnapshot(`
      [
        "unordered(hierarchy.lvl1)",
        "unordered(keywords)",
        "unordered(path),unordered(hierarchy.lvl2)",
        "unordered(hierarchy.lvl3)",
        "unordered(hierarchy.lvl4)",
        "unordered(hierarchy.lvl5),unordered(hierarchy.lvl6)",
        "unordered(method)",
        "unordered(hierarchy.lvl0),unordered(code),unordered(questions)",
        "unordered(content)",
      ]
    `)
    expect(records?.get('/docs/one/')).toMatchObject({ version: '*', hierarchy: { lvl1: 'One' } })
  })

  test('names every section that is too large for the plan', async () => {
    algolia.recordLimit = 900
    const records = [
      ...first,
      sampleRecord({ title: 'Long', content: 'x'.repeat(1000) }),
      sampleRecord({ title: 'Longer', content: 'x'.repeat(2000) }),
    ]
    expect(await problemsOfPromise(services.Algolia().push(records))).toMatchSnapshot()
    expect(algolia.indices.size).toBe(0)
  })
})

describe('[R-093] Typesense', () => {
  test.each(['29.0', '30.1'])(
    'gets synonyms and everyday words in the form of version %s',
    async (version) => {
      typesense.version = version
      await services.Typesense().push(first)
      const name = typesense.aliases.get('docs') ?? ''
      const expected = [
        { root: 'vm', synonyms: ['node'] },
        { root: 'node', synonyms: ['vm'] },
        { root: 'get rid of', synonyms: ['delete', 'remove'] },
      ]
      const items =
        version === '30.1'
          ? (typesense.synonymSets.get(name)?.items as unknown[])
          : [...(typesense.collections.get(name)?.synonyms.values() ?? [])]
      expect(items).toMatchObject(expected)
    },
  )

  test('names sections that it refuses', async () => {
    const wrong = first.map((record) => ({ ...record, weight: 0.5 }))
    expect(await problemsOfPromise(services.Typesense().push(wrong))).toMatchSnapshot()
    expect(typesense.collections.size).toBe(0)
  })

  test('does not replace a collection', async () => {
    make('docs')
    expect(await problemsOfPromise(services.Typesense().push(first))).toMatchSnapshot()
    expect([...typesense.collections.keys()]).toEqual(['docs'])
  })
})
