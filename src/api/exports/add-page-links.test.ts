import { expect, test } from 'vitest'
import { gardenApi, gardenOpenApi } from '../../../tests/unit/garden-api.ts'
import { addPageLinks } from './add-page-links.ts'

const siteUrl = 'https://docs.example/base'
const context = { document: gardenApi, siteUrl }

test('[R-031] links the document, its tags, and its operations to their pages', () => {
  expect(addPageLinks(gardenOpenApi, context)).toMatchObject({
    externalDocs: { url: `${siteUrl}/api/garden/` },
    tags: [
      { name: 'Beds', externalDocs: { url: `${siteUrl}/api/garden/beds/` } },
      { name: 'Bed actions', externalDocs: { url: `${siteUrl}/api/garden/bed-actions/` } },
    ],
    paths: {
      '/beds/': {
        get: { operationId: 'listBeds', externalDocs: { url: `${siteUrl}/api/garden/beds/listBeds/` } },
      },
      '/beds/{bed_id}/actions/#rake': {
        put: { externalDocs: { url: `${siteUrl}/api/garden/bed-actions/rakeBed/` } },
      },
    },
  })
})

test('keeps links that the document already has', () => {
  const externalDocs = { url: 'https://garden.example/' }
  const own = {
    ...gardenOpenApi,
    externalDocs,
    tags: [{ name: 'Beds', externalDocs }],
    paths: { '/open': { get: { operationId: 'openGate', tags: ['Beds'], externalDocs } } },
  }
  expect(addPageLinks(own, context)).toEqual(own)
})

test('[R-031] gives an operation without an ID the one from its page', () => {
  const paths = { '/beds/': { get: { tags: ['Beds'] } } }
  const operations = [{ ...gardenApi.operations[0], id: 'getBeds' }] as typeof gardenApi.operations
  const linked = addPageLinks({ paths }, { siteUrl, document: { path: '/api/garden/', operations } })
  expect(linked.paths).toMatchObject({
    '/beds/': {
      get: { operationId: 'getBeds', externalDocs: { url: `${siteUrl}/api/garden/beds/getBeds/` } },
    },
  })
})

test('leaves everything other than operations unchanged', () => {
  const paths = { '/beds/': { parameters: [], summary: 'Beds' }, 'x-note': 'text' }
  expect(addPageLinks({ paths, externalDocs: {} }, context)).toEqual({ paths, externalDocs: {} })
})
