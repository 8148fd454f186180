import { fileURLToPath } from 'node:url'
import { Collection, type Item } from 'postman-collection'
import { describe, expect, test } from 'vitest'
import { gardenApi } from '../../../tests/unit/garden-api.ts'
import { loadApi } from '../../api/load/load-api.ts'
import type { ApiDocument } from '../../shared/api/api-document.ts'
import { createPostmanCollection } from './create-postman-collection.ts'
import type { PostmanCollection } from './postman-types.ts'

const site = 'https://docs.garden.example'
const createCollection = (document: ApiDocument): PostmanCollection =>
  JSON.parse(createPostmanCollection(document, site))
const written = createCollection(gardenApi)

function listItems(document: ApiDocument): Item[] {
  const items: Item[] = []
  new Collection(createCollection(document)).forEachItem((item) => {
    items.push(item)
  })
  return items
}

const variables = [
  { key: 'baseUrl', value: 'https://api.garden.example/v1' },
  { key: 'key', value: 'K' },
]

describe('[F-005] [R-031] a Postman collection', () => {
  test('has a folder per group and a request per operation, even on a shared path', () => {
    expect(written.item.map(({ name, item }) => [name, item.map((it) => it.name)])).toEqual([
      ['Beds', ['List beds', 'Create a bed', 'Open the gate']],
      ['Bed actions', ['Dig a bed', 'Rake a bed']],
    ])
  })

  test('has the ID of each operation and links to its page', () => {
    expect(written.item[1]?.item.map(({ id }) => id)).toEqual(['digBed', 'rakeBed'])
    expect(written.item[1]?.item[1]?.request.description).toBe(
      'Documentation: https://docs.garden.example/api/garden/bed-actions/rakeBed/',
    )
  })

  test('has methods and URLs that Postman can read', () => {
    const requests = listItems(gardenApi).map(({ request }) => {
      const url = request.url
        .toString()
        .replace(/\{\{(\w+)\}\}/g, (_, name) => variables.find(({ key }) => key === name)?.value ?? '')
      return `${request.method} ${url}`
    })
    expect(requests).toEqual([
      'GET https://api.garden.example/v1/beds/?apikey=K&size=small',
      'POST https://api.garden.example/v1/beds/?apikey=K',
      'GET https://api.garden.example/v1/open',
      'PUT https://api.garden.example/v1/beds/7/actions/?apikey=K',
      'PUT https://api.garden.example/v1/beds/7/actions/?apikey=K',
    ])
  })

  test.each(['myaccount', 'tir'])('has every operation of our document %s', (id) => {
    const file = `content/api/${id}/openapi.yaml`
    const api = { id, label: id, path: `/api/${id}/`, file, problems: 'fail' } as const
    const root = fileURLToPath(new URL('../../..', import.meta.url))
    const { document } = loadApi(api, { root, fill: (text) => ({ text, problems: [] }) })
    const found = listItems(document).map(({ name, request }) => {
      const path = request.url.getPath({ unresolved: true }).replace(/:(\w+)/g, '{$1}')
      return `${name}: ${request.method} ${path}`
    })
    const wanted = document.operations.map(({ summary, method, path }) => `${summary}: ${method} ${path}`)
    expect(found.sort()).toEqual(wanted.sort())
    expect(found.length).toBeGreaterThan(40)
  })

  test('includes optional parameters as disabled', () => {
    const [list] = written.item[0]?.item ?? []
    expect(list?.request.url.query).toEqual([
      { key: 'apikey', value: '{{key}}', description: 'Of your account.' },
      { key: 'page', value: '2', description: 'Number of the page.', disabled: true },
      { key: 'size', value: 'small' },
    ])
    expect(list?.request.header).toEqual([{ key: 'X-Trace', value: '', disabled: true }])
  })

  test('has credentials as empty variables, and none where no credentials are needed', () => {
    expect(written.auth).toEqual({
      type: 'bearer',
      bearer: [{ key: 'token', value: '{{authToken}}', type: 'string' }],
    })
    expect(written.variable.map(({ key, value }) => [key, value])).toEqual([
      ['baseUrl', 'https://api.garden.example/v1'],
      ['authToken', ''],
      ['key', ''],
    ])
    expect(written.item[0]?.item.map(({ request }) => request.auth?.type)).toEqual([
      undefined,
      undefined,
      'noauth',
    ])
  })

  test('sends the example body and fills in the path', () => {
    const rake = written.item[1]?.item[1]?.request
    expect(rake?.body).toMatchObject({ mode: 'raw', raw: '{\n  "type": "rake",\n  "times": 2\n}' })
    expect(rake?.url.variable).toEqual([{ key: 'bed_id', value: '7', description: '' }])
    expect(rake?.header).toEqual([{ key: 'Content-Type', value: 'application/json' }])
  })

  test('saves example responses with their requests', () => {
    const [list] = written.item[0]?.item ?? []
    expect(list?.response.map(({ name, code, body }) => [name, code, body])).toEqual([
      ['200 OK', 200, '[\n  {\n    "name": "roses"\n  }\n]'],
      ['404 Not Found', 404, '{\n  "message": "Not found"\n}'],
    ])
    expect(list?.response[0]?.originalRequest.url.query).toEqual([
      { key: 'apikey', value: '{{key}}' },
      { key: 'size', value: 'small' },
    ])
  })
})
