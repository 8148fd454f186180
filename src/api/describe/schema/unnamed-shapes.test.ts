import { expect, test } from 'vitest'
import { sampleDescribeContext } from '../../../../tests/unit/api-values.ts'
import { loadText } from '../../../../tests/unit/load-texts.ts'
import type { SchemaView } from '../../../shared/api/operation-view.ts'
import { createRequestSpec } from '../../request/create-request-spec.ts'
import { describeSchema } from './describe-schema.ts'

const { document } = loadText(`openapi: 3.0.4
info: { title: Meters, version: '1' }
paths:
  /readings:
    post:
      operationId: sendReading
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Reading' } } } }
      responses: { 204: { description: Done. } }
components:
  schemas:
    Reading:
      oneOf:
        - { type: object, required: [kind, value], properties: { value: { type: integer }, kind: { type: string, enum: [count] } } }
        - { type: object, required: [kind, value], properties: { value: { type: string }, kind: { type: string, enum: [note] } } }
    Address:
      oneOf:
        - { type: object, required: [ip], properties: { ip: { type: string } }, additionalProperties: false }
        - { type: object, required: [mac], properties: { mac: { type: string } }, additionalProperties: false }
    Rule:
      oneOf:
        - { type: object, required: [test, field, limit, place], properties: { test: { type: string }, field: { type: string }, limit: { type: integer }, place: { type: string } } }
        - { type: object, required: [test, rules], properties: { test: { type: string }, rules: { type: array, items: { type: string } } } }
        - { type: object, properties: { test: { type: string } } }
    Policy:
      oneOf:
        - { description: Start again., type: string, enum: [restart] }
        - { description: Stay stopped., type: string, enum: [never] }
    Machine:
      type: object
      properties: { policy: { nullable: true, allOf: [{ $ref: '#/components/schemas/Policy' }] } }
    Titled:
      oneOf:
        - { title: A count, type: object, properties: { kind: { type: string, enum: [count] }, value: { type: integer } } }
        - { title: A note, type: object, properties: { kind: { type: string, enum: [note] }, value: { type: string } } }
`)

function describeComponent(name: string): SchemaView {
  const schema = { $ref: `#/components/schemas/${name}` }
  return describeSchema(schema, { direction: 'request', anchor: 'body' }, sampleDescribeContext(document))
}

function describeShapes(name: string): [string | undefined, string[]] {
  const view = describeComponent(name)
  if (view.kind !== 'choice') throw new Error(`${name} has no shapes.`)
  return [view.choice.discriminator, view.choice.options.map(({ label }) => label)]
}

test('[R-031] shapes without names have the name of the value or the field that only they have', () => {
  expect(describeShapes('Reading')).toEqual(['kind', ['count', 'note']])
  expect(describeShapes('Address')).toEqual([undefined, ['ip', 'mac']])
  expect(describeShapes('Rule')).toEqual([undefined, ['field, limit', 'rules', 'object 1']])
  expect(describeShapes('Titled')).toEqual([undefined, ['A count', 'A note']])
})

test('[R-031] samples have an example of each shape that has its own value of a field', () => {
  const [operation] = document.operations
  if (operation === undefined) throw new Error('The document has no operation.')
  expect(createRequestSpec(operation, document).body?.examples).toEqual([
    { name: 'count', summary: '', value: { value: 1, kind: 'count' } },
    { name: 'note', summary: '', value: { value: 'string', kind: 'note' } },
  ])
})

test('[R-031] a choice that may also be null has that in its type', () => {
  const view = describeComponent('Machine')
  if (view.kind !== 'fields') throw new Error('A machine has no fields.')
  expect(view.fields.map(({ name, type }) => [name, type])).toEqual([['policy', 'string or null']])
  const [{ children } = {}] = view.fields
  expect(children).toMatchObject({ choice: { options: [{}, {}] } })
})
