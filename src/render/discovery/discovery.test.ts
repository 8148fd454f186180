import { expect, test } from 'vitest'
import { sampleApi } from '../../../tests/unit/sample-api.ts'
import { sampleConfig, sampleSite } from '../../../tests/unit/sample-values.ts'
import { createLinkRules } from './create-link-rules.ts'
import { createSiteSummary } from './create-site-summary.ts'

const apis = [sampleApi('compute', 'https://api.docs.example/v1'), sampleApi('local', '/v1')]

test('a site without APIs has no links to a catalog', () => {
  expect(createLinkRules({ apis: [] }, { base: '/', hasLlmsFiles: true }).map(({ value }) => value)).toEqual([
    '<index.md>; rel="alternate"; type="text/markdown", </llms.txt>; rel="describedby"; type="text/plain"',
  ])
})

test('[F-004] the home page, the pages of an API, and the catalog have links, each in one line', () => {
  const rules = createLinkRules({ apis }, { base: '/help/' })
  expect(rules.map(({ path, includesBelow }) => [path, includesBelow])).toEqual([
    ['/', false],
    ['/api/compute/', true],
    ['/api/local/', true],
    ['/.well-known/api-catalog', false],
  ])
  expect(rules[1]?.value).toContain('</help/api/compute/openapi.json>; rel="service-desc"')
  for (const { value } of rules) expect(value).toMatch(/^(?:<[^<>\s]+>(?:; \w+="[\w/.+-]+")+(?:, |$))+$/)
})

test('the summary has the default index first and nothing that is not public', () => {
  const config = sampleConfig({ mcp: { instructions: 'Prices change.' } })
  const versions = ['next', '2.0'].map((name) => ({ name, label: name, isLast: name === '2.0', url: '/' }))
  const view = { ...sampleSite, versions }
  const { content } = createSiteSummary({ site: { apis, description: 'All.' }, view, config, build: 'b1' })
  expect(JSON.parse(content)).toMatchObject({
    description: 'All.',
    build: 'b1',
    instructions: 'Prices change.',
    indexes: [
      { locale: 'en', version: '2.0', folder: '/_/search/en/2.0/' },
      { locale: 'en', version: 'next', folder: '/_/search/en/next/' },
    ],
    apis: [
      { id: 'compute', operations: '/_/api/compute/operations.json' },
      { id: 'local', operations: '/_/api/local/operations.json' },
    ],
  })
})
