import { expect, test } from 'vitest'
import { sampleApi } from '../../../tests/unit/sample-api.ts'
import { sampleConfig } from '../../../tests/unit/sample-values.ts'
import { createApiCatalog } from './create-api-catalog.ts'

const apis = [sampleApi('compute', 'https://api.docs.example/v1'), sampleApi('local', '/v1')]

test('[F-004] the API catalog lists endpoints with their documents, pages, and state', () => {
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
  const file = createApiCatalog(apis, config)
  expect(file.path).toBe('/.well-known/api-catalog')
  const { linkset } = JSON.parse(file.content)
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
