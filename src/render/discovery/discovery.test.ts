import { expect, test } from 'vitest'
import { sampleConfig, sampleSite } from '../../../tests/unit/sample-values.ts'
import type { ApiDocument } from '../../shared/api/api-document.ts'
import type { SiteApi } from '../../shared/site/site.ts'
import { createApiCatalog } from '../../features/api-catalog/create-api-catalog.ts'
import { createLinkRules } from './create-link-rules.ts'
import { createSiteSummary } from './create-site-summary.ts'

function sampleApi(id: string, server: string): SiteApi {
  const document: Partial<ApiDocument> = {
    id,
    label: `${id} API`,
    path: `/api/${id}/`,
    servers: [{ url: server, description: '' }],
  }
  return { loaded: { document } } as unknown as SiteApi
}

const apis = [sampleApi('compute', 'https://api.docs.example/v1'), sampleApi('local', '/v1')]

test('the API catalog lists endpoints with their documents, pages, and state', () => {
  const config = sampleConfig({
    base: '/help/',
    apis: [
      {
        id: 'compute',
        label: 'Compute',
        url: '/api/compute/',
        releaseNotes: '/',
        status: 'https://up.example',
      },
    ],
  })
  const [file] = createApiCatalog({ apis }, config)
  expect(file?.path).toBe('/.well-known/api-catalog')
  const { linkset } = JSON.parse(file?.content ?? '')
  const site = 'https://docs.example/help'
  expect(linkset).toMatchObject([
    {
      anchor: `${site}/.well-known/api-catalog`,
      item: [{ href: 'https://api.docs.example/v1' }, { href: `${site}/api/local/` }],
    },
    {
      anchor: 'https://api.docs.example/v1',
      'service-desc': [
        { href: `${site}/api/compute/openapi.json`, type: 'application/json' },
        { href: `${site}/api/compute/openapi.yaml`, type: 'application/yaml' },
      ],
      'service-doc': [
        { href: `${site}/api/compute/`, type: 'text/html' },
        { href: `${site}/api/compute/index.md`, type: 'text/markdown' },
      ],
      status: [{ href: 'https://up.example' }],
    },
    { anchor: `${site}/api/local/` },
  ])
  expect(linkset[2].status).toBeUndefined()
})

test('a site without APIs has no catalog and no links to one', () => {
  expect(createApiCatalog({ apis: [] }, sampleConfig())).toEqual([])
  expect(createLinkRules({ apis: [] }, '/').map(({ value }) => value)).toEqual([
    '<index.md>; rel="alternate"; type="text/markdown", </llms.txt>; rel="describedby"; type="text/plain"',
  ])
})

test('the home page, the pages of an API, and the catalog have links, each in one line', () => {
  const rules = createLinkRules({ apis }, '/help/')
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
