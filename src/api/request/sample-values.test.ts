import { expect, test } from 'vitest'
import { loadLeniently } from '../../../tests/unit/load-texts.ts'
import { createExampleRequest } from '../../shared/api/create-request.ts'
import type { SampleRequest } from '../../shared/api/request-spec.ts'
import { createRequestSpec } from './create-request-spec.ts'

const { document } = loadLeniently(`openapi: 3.1.1
info: { title: Kiosks, version: '1' }
servers: [{ url: https://kiosks.example }]
paths:
  /ping:
    post:
      operationId: ping
      requestBody: { required: true, content: { application/json: { schema: { type: 'null' } } } }
      responses: { 204: { description: Done. } }
  /kiosks:
    get:
      operationId: listKiosks
      parameters:
        - { name: filter, in: query, schema: { type: object, additionalProperties: { type: string } }, example: place=north&owner=AT&T }
      responses: { 200: { description: All. } }
    post:
      operationId: createKiosk
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Kiosk' } } } }
      responses: { 201: { description: Created. } }
    put:
      operationId: replaceKiosks
      requestBody:
        required: true
        content:
          application/vnd.kiosks.jsonforms+json:
            schema: { type: object }
            example: |
              { "name": "North \\"gate\\" 5e3" }
      responses: { 200: { description: Replaced. } }
  /kiosks/{kiosk}/{level}:
    get:
      operationId: getKiosk
      parameters:
        - { name: kiosk, in: path, required: true, schema: { oneOf: [{ type: string, format: uuid }, { type: string, pattern: '^[a-z]+$' }] } }
        - { name: level, in: path, required: true, schema: { anyOf: [{ type: string, enum: [ground] }, { type: integer }] } }
      responses: { 200: { description: The kiosk. } }
components:
  schemas:
    Kiosk:
      type: object
      properties:
        owner: { type: string, format: uuid }
        place: { type: [string, 'null'], default: null }
        size: { type: [integer, 'null'], enum: [null, 3], default: null }
`)

function getSample(id: string): SampleRequest {
  const operation = document.operations.find((own) => own.id === id)
  if (operation === undefined) throw new Error(`The document has no operation ${id}.`)
  return createExampleRequest(createRequestSpec(operation, document))
}

test('[R-031] a body that can only be null is sent as null', () => {
  expect(getSample('ping').body).toEqual({ kind: 'json', value: null })
})

test('[R-031] a body with digits in its texts is a value of each language, and a default of null is filled', () => {
  const value = { owner: '123e4567-e89b-42d3-a456-426614174000', place: 'string', size: 3 }
  expect(getSample('createKiosk').body).toEqual({ kind: 'json', value })
})

test('[R-031] an example that is JSON in a text is sent as that JSON', () => {
  expect(getSample('replaceKiosks').body).toEqual({ kind: 'json', value: { name: 'North "gate" 5e3' } })
})

test('[R-031] an example of an object that is written as a query has its members', () => {
  expect(getSample('listKiosks').query).toEqual([
    ['place', 'north'],
    ['owner', 'AT&T'],
  ])
})

test('[R-031] a parameter of several types is a placeholder unless its first type has a value', () => {
  expect(getSample('getKiosk').url).toBe('https://kiosks.example/kiosks/YOUR_KIOSK/ground')
})
