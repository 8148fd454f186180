import { describe, expect, test } from 'vitest'
import { configProblems } from '../../tests/unit/problems-of.ts'
import { sampleConfig, smallestConfig } from '../../tests/unit/sample-values.ts'
import { findLeakedAdminKey } from './find-leaked-admin-key.ts'
import { parseConfig } from './load-config.ts'

const problems = (search: Record<string, unknown>): string => configProblems({ search })

const algolia = {
  kind: 'algolia',
  applicationId: 'A1B2C3D4E5',
  indexName: 'docs',
  searchKey: 'abc123',
} as const

describe('[R-093] the search engine', () => {
  test('defaults to the embedded one, and no service is scoped by context', () => {
    expect(parseConfig(smallestConfig).search.engine).toEqual({ kind: 'embedded' })
    expect(sampleConfig({ search: { engine: 'embedded' } }).search.engine).toEqual({ kind: 'embedded' })
    expect(sampleConfig({ search: { engine: algolia } }).search.engine).toEqual({
      ...algolia,
      isContextual: false,
    })
  })

  test('may be a Typesense cluster', () => {
    const engine = {
      kind: 'typesense' as const,
      nodes: ['https://one.example:8108', 'https://two.example/search'],
      collection: 'docs',
      searchKey: 'abc123',
      isContextual: true,
    }
    expect(sampleConfig({ search: { engine } }).search.engine).toEqual(engine)
  })

  test.each<[unknown, string]>([
    ['embeded', 'an unknown name'],
    [{ ...algolia, kind: 'algolya' }, 'an unknown kind'],
    [{ ...algolia, applicationId: 'a.example', searchKey: 'with space' }, 'an invalid ID and an invalid key'],
    [{ kind: 'algolia' }, 'only a kind'],
    [{ ...algolia, apiKey: 'x' }, 'an unknown key'],
    [{ kind: 'typesense', nodes: [], collection: 'docs', searchKey: 'abcd' }, 'no node'],
    [
      { kind: 'typesense', nodes: ['one.example'], collection: 'a b', searchKey: 'abcd' },
      'a node without a protocol',
    ],
  ])('is reported as invalid: %o (%s)', (engine: unknown) => {
    expect(problems({ engine })).toMatchSnapshot()
  })
})

test('[R-092] reports a pattern that is not a regular expression', () => {
  expect(problems({ externalUrlPattern: '(' })).toMatchInlineSnapshot(`
    "docs.config.ts
      \`search.externalUrlPattern\` is \`"("\`.
      It must be a regular expression, for example "^https://blog\\\\.example/"."
  `)
})

test('[R-091] requires a URL for missing results that a browser may open', () => {
  for (const missingResultsUrl of [
    'https://x.example/new?q={query}',
    'mailto:a@x.example',
    '/feedback/?q={query}',
  ])
    expect(parseConfig({ ...smallestConfig, search: { missingResultsUrl } }).search.missingResultsUrl).toBe(
      missingResultsUrl,
    )
  expect(problems({ missingResultsUrl: 'javascript:alert(1)' })).toMatchInlineSnapshot(`
    "docs.config.ts
      \`search.missingResultsUrl\` is \`"javascript:alert(1)"\`.
      It must be an address such as "https://issues.example/new?title={query}" or "mailto:docs@mail.example"."
  `)
  expect(problems({ missingResultsUrl: '//x.example' })).toContain('It must be an address such as')
})

test('[R-093] reports an admin key used as the search key', () => {
  const config = sampleConfig({ search: { engine: algolia } })
  expect(findLeakedAdminKey(config, { ALGOLIA_ADMIN_KEY: 'abc123' })?.problem).toMatchInlineSnapshot(
    `"\`search.engine.searchKey\` is the admin key (\`ALGOLIA_ADMIN_KEY\`): it would be sent to every reader."`,
  )
  expect(
    findLeakedAdminKey(config, { ALGOLIA_ADMIN_KEY: 'other', TYPESENSE_ADMIN_KEY: 'abc123' }),
  ).toBeUndefined()
  expect(findLeakedAdminKey(sampleConfig(), {})).toBeUndefined()
})
