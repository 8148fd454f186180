import { describe, expect, test } from 'vitest'
import { createDescriber } from '../../../src/api/create-describer.ts'
import { formatOperationMarkdown } from '../../../src/api/exports/format-api-markdown.ts'
import { decodeEntities } from '../../../src/shared/html/decode-entities.ts'
import { renderOperation } from '../../../src/theme/print/api/render-api-parts.tsx'
import { english, noRelatedPages } from '../../unit/api-values.ts'
import { loadLeniently } from '../../unit/load-texts.ts'

/** Facts that public documents state and that were missing on pages. */
const { document } = loadLeniently(`openapi: 3.1.0
info: { title: A, version: '1' }
paths:
  /a:
    post:
      operationId: send
      parameters:
        - { name: ids, in: query, explode: false, schema: { type: array, items: { type: string } } }
        - { name: tags, in: query, schema: { type: array, items: { type: string } } }
        - { name: words, in: query, style: spaceDelimited, explode: false, schema: { type: array, items: { type: string } } }
        - { name: filter, in: query, style: deepObject, schema: { type: object, properties: { state: { type: string } } } }
        - { name: page, in: query, schema: { type: object, additionalProperties: { type: integer } } }
        - { name: where, in: query, content: { application/json: { schema: { type: object } } } }
        - { name: X-Map, in: header, schema: { type: object, properties: { R: { type: integer } } } }
        - { name: zone, in: query, schema: { type: string }, examples: { first: { summary: A zone in Europe, value: eu } } }
      requestBody:
        content:
          multipart/form-data:
            schema: { type: object, properties: { icon: { type: string, format: binary }, sizes: { type: array, items: { type: integer } }, name: { type: string } } }
            encoding: { icon: { contentType: 'image/png, image/gif' }, sizes: { style: form, explode: false } }
            examples: { small: { summary: Small icon, description: It *fits*., value: { name: a } } }
      responses:
        '200':
          description: Done
          content:
            application/json:
              schema: { type: array, description: All of them., minItems: 2, items: { type: object, description: One of them., properties: { id: { type: integer }, plan: { type: string, examples: [small, large, small] }, keys: { type: array, items: { type: string, format: uuid } }, days: { type: array, items: { type: string, format: date, example: '2026-11-20' } }, mark: { oneOf: [{ type: string, format: uuid }, { type: integer, minimum: 1 }] } } } }
              examples: { pair: { summary: A pair, description: Two of them., value: [{ id: 1 }, { id: 2 }] } }
`)

const [operation] = document.operations
const describer = createDescriber({
  ...{ document, base: '/', linkUrls: {}, relatedPages: noRelatedPages },
  origin: 'https://docs.example',
  language: english,
})
const [item] = document.groups.flatMap(({ id }) => describer.listOperations(id))
const html = item === undefined ? '' : renderOperation(item.describe(0).view, english)
const text = decodeEntities(html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '))
const readRow = (anchor: string): string => {
  const row = html.slice(html.indexOf(`/${anchor}"`))
  return decodeEntities(
    row.slice(row.indexOf('>') + 1, row.indexOf('</dd>')).replace(/<[^>]+>/g, ' '),
  ).replace(/\s+/g, ' ')
}

describe('[R-031] a parameter shows how it is written, unless its name repeats', () => {
  test.each([
    ['query.ids', 'sent as ids=a,b'],
    ['query.words', 'sent as words=a%20b'],
    ['query.filter', 'sent as filter[state]=value'],
    ['query.page', 'sent as key=value'],
    ['query.where', 'sent as application/json'],
    ['header.X-Map', 'sent as R,value'],
    ['body.icon', 'sent as image/png, image/gif'],
    ['body.sizes', 'sent as sizes=a,b'],
  ])('%s: %s', (anchor, form) => expect(readRow(anchor)).toContain(form))

  test.each(['query.tags', 'query.zone', 'body.name'])('%s', (anchor) =>
    expect(readRow(anchor)).not.toContain('sent as'),
  )
})

test('[R-031] the only example has its summary and description', () => {
  expect(readRow('query.zone')).toContain('Example (A zone in Europe) eu')
  expect(text).toContain('Example: Small icon It fits .')
  expect(text).toMatch(/A pair Two of them\. \[ \{ "id"/)
})

test('[R-031] a schema shows each of its examples once', () => {
  expect(readRow('200.plan')).toContain('plan string Example small Example large')
  expect(readRow('200.plan').match(/small/g)).toHaveLength(1)
})

test('[R-031] the format of items follows the type of their list', () => {
  expect(readRow('200.keys')).toContain('keys list of strings (uuid)')
  expect(readRow('200.keys')).not.toContain('Each item')
  expect(readRow('200.days')).toContain('days list of strings (date) Example ["2026-11-20"]')
  expect(readRow('200.mark')).toContain('string (uuid)')
})

test('[R-031] a list and its items are both described', () => {
  expect(text).toContain('list of objects All of them. One of them. at least 2 items')
})

test('[R-031] the Markdown version says the same', () => {
  const markdown =
    operation === undefined
      ? ''
      : formatOperationMarkdown(operation, { document, relatedPages: noRelatedPages, siteUrl: '' })
  expect(markdown).toContain('Sent as `ids=a,b`.')
  expect(markdown).toContain('Fields of `filter`:\n\n| Field | Type |\n| --- | --- |\n| `state` | string |')
  expect(markdown).toContain('Small icon\n\nIt *fits*.')
  expect(markdown).toContain('A pair:\n\nTwo of them.\n\n```json')
})
