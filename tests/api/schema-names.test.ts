import { describe, expect, test } from 'vitest'
import { createDescriber } from '../../src/api/create-describer.ts'
import { createBodyCheck } from '../../src/runtime/api/try-it/body/check-body.ts'
import { createMock } from '../../src/server/mock/create-mock.ts'
import { createSchemaRef, refToSchemaName } from '../../src/shared/api/json-pointer.ts'
import type { LoadedApi } from '../../src/shared/api/loaded-api.ts'
import { english, noRelatedPages } from '../unit/api-values.ts'
import { loadText } from '../unit/load-texts.ts'

/** Names of schemas, and how a writer refers to them. */
const names = [
  ['a/b', 'a~1b'],
  ['a b', 'a b'],
  ['a b', 'a%20b'],
  ['a~b', 'a~0b'],
  ['100%', '100%'],
  ['100%', '100%25'],
  ['50%25', '50%2525'],
  ['a~1b', 'a~01b'],
  ['größe#1', 'größe%231'],
] as const

const load = (name: string, written: string): LoadedApi => {
  const reference = JSON.stringify(`#/components/schemas/${written}`)
  const content = `{ application/json: { schema: { $ref: ${reference} } } }`
  return loadText(`openapi: 3.1.1
info: { title: Cloud API, version: '1' }
paths:
  /nodes/{id}/:
    put:
      operationId: putNode
      parameters:
        - { name: id, in: path, required: true, schema: { $ref: '#/components/schemas/Id' } }
        - { name: like, in: query, schema: { $ref: ${reference} } }
      requestBody: { required: true, content: ${content} }
      responses:
        '200': { description: Done, content: ${content} }
components:
  schemas:
    Id: { allOf: [{ $ref: '#/components/schemas/Number' }] }
    Number: { type: integer, minimum: 5 }
    ${JSON.stringify(name)}:
      type: object
      required: [size]
      properties:
        size: { type: integer, minimum: 3 }
        next: { $ref: ${reference} }
`)
}

describe.each(names)('a schema called %s, referred to as %s', (name, written) => {
  const { document } = load(name, written)
  const describer = createDescriber({
    document,
    base: '/',
    linkUrls: {},
    relatedPages: noRelatedPages,
    origin: 'https://docs.example',
    language: english,
  })
  const view = describer.listOperations('nodes')[0]?.describe(0).view

  test('[R-031] is described with its fields', () => {
    expect(Object.keys(document.schemas)).toContain(name)
    expect(view?.body?.contents[0]).toMatchObject({
      component: { name },
      schema: { kind: 'fields', fields: [{ name: 'size' }, { name: 'next' }] },
    })
    const own = describer.listSchemas().find((schema) => schema.name === name)
    expect(own?.describe(0).view).toMatchObject({ schema: { kind: 'fields' } })
  })

  test('[R-031] has an example, and fields in the form to try a request', () => {
    expect(view?.request?.body?.examples).toMatchObject([{ value: { size: 3 } }])
    expect(view?.request?.parameters).toMatchObject([
      { schema: { type: 'integer', minimum: 5 } },
      { schema: { type: 'object', properties: { size: { type: 'integer' } } } },
    ])
  })

  test('[R-033] is used to validate bodies', () => {
    const schema = view?.request?.body?.schema ?? false
    const problems = createBodyCheck(schema, document.schemas)({ size: 3, next: { size: 1 } })
    expect(problems).toEqual([{ path: 'next.size', message: 'must be at least 3' }])
  })

  test('[R-033] is used by the mock for responses and validation', async () => {
    const { handler } = createMock(document, '')
    const put = async (body: unknown): Promise<unknown> => {
      const response = await handler(
        new Request('http://localhost/nodes/7/', { method: 'PUT', body: JSON.stringify(body), headers }),
      )
      return response.json()
    }
    expect(await put({ size: 4 })).toEqual({ size: 3 })
    expect(await put({ size: 4, next: { size: 1 } })).toMatchObject({
      errors: { 'next.size': expect.anything() },
    })
  })
})

const headers = { 'Content-Type': 'application/json' }

test('a ref resolves to its schema, whatever the name', () => {
  for (const name of ['Node', ...names.map(([odd]) => odd), '~', '/', '%', '', '"', 'a\\b'])
    expect(refToSchemaName(createSchemaRef(name))).toBe(name)
  expect(createSchemaRef('Node')).toBe('#/components/schemas/Node')
  expect(createSchemaRef('100%')).toBe('#/components/schemas/100%25')
  // What only looks like the reference to a schema is a name like any other.
  expect(refToSchemaName('#/components/schemas/Node/properties/id')).toBe(
    '#/components/schemas/Node/properties/id',
  )
})
