import { expect, test } from 'vitest'
import { describeOperation } from '../../../src/api/describe/describe-operation.ts'
import { formatOperationMarkdown } from '../../../src/api/exports/format-api-markdown.ts'
import { createMock } from '../../../src/server/mock/create-mock.ts'
import { createSchemaExample } from '../../../src/shared/api/example/create-schema-example.ts'
import { renderOperation } from '../../../src/theme/print/api/render-api-parts.tsx'
import { english, noRelatedPages, sampleDescribeContext } from '../../unit/api-values.ts'
import { loadText } from '../../unit/load-texts.ts'

const { document } = loadText(`openapi: 3.2.0
info: { title: Gauges, version: '1' }
paths:
  /readings:
    post:
      operationId: import
      requestBody:
        content:
          application/jsonl: { itemSchema: { type: object, properties: { level: { type: integer, examples: [4] } } } }
          multipart/mixed:
            itemSchema: { type: string, contentMediaType: image/png }
            prefixEncoding: [{ contentType: application/json }]
            itemEncoding: { contentType: 'image/png, image/gif', headers: { X-Gauge: { description: Number of the gauge, schema: { type: string } } } }
      responses:
        '200':
          description: Done
          headers: { \\0Set-Cookie: { schema: { type: string } }, X-Rest: { required: true, deprecated: true, description: Calls that remain, example: 7, schema: { type: integer, maximum: 9 } } }
          content:
            text/event-stream:
              itemSchema: { type: object, properties: { event: { type: string }, data: { type: string, contentMediaType: application/json, contentSchema: { type: object, properties: { depth: { type: integer, minimum: 8 } } } } } }
              examples: { two: { dataValue: [{ event: rise, data: "1\\n2" }, { comment: pause }] }, three: { summary: two, dataValue: [{ data: none }] } }
            application/x-ndjson: { schema: { type: array, items: { type: integer } }, example: [3, 5] }
            application/json: { schema: { $ref: '#/components/schemas/Reading' }, example: { text: '{}' } }
components:
  schemas:
    Reading: { type: object, properties: { text: { type: string, contentSchema: { type: object, properties: { depth: { type: integer, minimum: 8 } } } } } }
`)
const [operation] = document.operations
if (operation === undefined) throw new Error('The document has no operation.')

const html = renderOperation(describeOperation(operation, sampleDescribeContext({ ...document })), english)
const markdown = formatOperationMarkdown(operation, { document, relatedPages: noRelatedPages, siteUrl: '' })
const events = 'event: rise\ndata: 1\ndata: 2\n\n: pause'

test('[R-031] streams are shown as they are sent', () => {
  for (const part of [events, '3\n5']) for (const printed of [html, markdown]) expect(printed).toContain(part)
  expect(markdown).toContain(`--data-raw '{"level":4}\n'`)
})

test('[R-031] and the mock sends them so', async () => {
  const { handler } = createMock(document, '')
  const request = { method: 'POST', headers: { Accept: 'text/event-stream' } }
  const response = await handler(new Request('https://mock.example/readings', request))
  expect(await response.text()).toBe(`${events}\n`)
})

test('[R-031] a text that is JSON has its fields and an example', () => {
  expect(markdown).toContain('| `data.depth` | integer | At least 8. |')
  const { schemas } = document
  expect(createSchemaExample({ $ref: '#/components/schemas/Reading' }, schemas)).toEqual({
    text: '{"depth":8}',
  })
})

test('[R-031] examples with the same name have the names of their media types', () => {
  expect(html).toMatch(
    /<span>two \(two\)<\/span>[\s\S]*<span>two \(three\)<\/span>[\s\S]*<span>application\/x-ndjson<\/span>/,
  )
  expect(html).not.toContain('<span>example</span>')
})

test('[R-031] each item of a list of parts has its encoding', () => {
  expect(html).toContain('<code>[0]</code> sent as <code>application/json</code>')
  expect(html).toContain('sent as <code>image/png, image/gif</code>')
  expect(html).toContain('its part has the headers <code>X-Gauge</code> (Number of the gauge)')
  expect(markdown).toContain(
    'sent as `image/png, image/gif`; with the header `X-Gauge` (Number of the gauge).',
  )
})

test('[R-031] a header of a response has all facts of a parameter', () => {
  expect(html).toContain('>Set-Cookie<')
  expect(html).toMatch(/X-Rest<[\s\S]*?field-deprecated/)
  expect(markdown).toContain(
    '| `X-Rest` | integer | yes | **Deprecated.** Calls that remain. At most 9. | `7` |',
  )
})
