import { expect, test } from 'vitest'
import { english, sampleDescribeContext } from '../../../../tests/unit/api-values.ts'
import { loadText } from '../../../../tests/unit/load-texts.ts'
import { describeOperation } from '../../../api/describe/describe-operation.ts'
import { renderOperation } from './render-api-parts.tsx'

const { document } = loadText(`openapi: 3.0.4
info: { title: Parcels, version: '1' }
paths:
  /parcels:
    get:
      summary: Lists all parcels.
      description: Lists all parcels
      responses:
        200: { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/Parcel' } } } }
        404: { description: Not Found. }
        401: { description: 401 Unauthorized }
        403: { description: '403' }
        409: { description: Another one arrived first. }
        429: { x-summary: Too Many Requests, description: Wait a minute. }
    post:
      description: Sends a parcel.
      operationId: ParcelController_create
      responses: { 201: { description: Sent. } }
    put:
      operationId: ParcelController_replaceAll
      description: Used by the parcels.
      responses: { 200: { description: '' } }
  /parcels/{id}:
    put:
      description: Used by the parcels.
      operationId: replaceOne
      parameters: [{ name: id, in: path, required: true, schema: { type: string, uniqueItems: true } }]
      requestBody: { content: { '*/*': { schema: { $ref: '#/components/schemas/Parcel' } } } }
      responses: { 200: { description: '', content: { '*/*': { schema: { type: string, format: binary } } } } }
components:
  schemas:
    Parcel: { type: object, properties: { name: { type: string, format: string }, sent: { type: string, format: date } } }
`)

test('[R-031] texts that generators repeat are shown once', () => {
  const [list] = document.operations
  if (list === undefined) throw new Error('The document has no operation.')
  expect(list).toMatchObject({ summary: 'Lists all parcels', description: '' })
  const view = describeOperation(list, sampleDescribeContext(document))
  expect(view.responses.map(({ phrase, description }) => [phrase, description])).toEqual([
    ['OK', ''],
    ['Unauthorized', ''],
    ['Forbidden', ''],
    ['Not found', ''],
    ['Conflict', '<p>Another one arrived first.</p>'],
    ['Too many requests', '<p>Wait a minute.</p>'],
  ])
  const html = renderOperation(view, english)
  expect(html).toContain('<span class="field-type">string</span>')
  expect(html).toContain('<span class="field-type">string (date)</span>')
})

test('[R-031] operations without a title are named by their description or ID', () => {
  expect(document.operations.map(({ summary, description }) => [summary, description])).toEqual([
    ['Lists all parcels', ''],
    ['Sends a parcel', ''],
    ['Parcel: replace all', 'Used by the parcels.'],
    ['Replace one', 'Used by the parcels.'],
  ])
})

test('[R-031] what generators write everywhere is read where it means something', () => {
  const operation = document.operations.at(-1)
  if (operation === undefined) throw new Error('The document has no operation.')
  const html = renderOperation(describeOperation(operation, sampleDescribeContext(document)), english)
  expect(html).not.toContain('duplicate')
  // A value with fields is JSON in a body of any type, and bytes are a file.
  expect(operation.body?.contents.map(({ mediaType }) => mediaType)).toEqual(['application/json'])
  expect(operation.responses[0]?.contents.map(({ mediaType }) => mediaType)).toEqual(['*/*'])
  expect(html).toContain('&quot;name&quot;')
})
