import { describe, expect, test } from 'vitest'
import { loadLeniently } from '../../../tests/unit/load-texts.ts'
import type { LoadedApi } from '../../shared/api/loaded-api.ts'
import { toObject } from '../../shared/read-unknown.ts'

const head = "openapi: 3.1.0\ninfo: { title: A, version: '1' }\n"
const done = "responses: { '200': { description: Done } }"

const listWarnings = ({ warnings }: LoadedApi): string[] =>
  warnings.map(({ kind, problem, at }) => `${at.line} ${kind}: ${problem.replace(/^At `[^`]*`: /, '')}`)

describe('[R-031] a wrong name is a warning', () => {
  test('of the only path parameter that fits no placeholder, which describes the only placeholder without one', () => {
    const loaded = loadLeniently(`${head}paths:
  /a/{id}/{part}:
    parameters:
      - { name: part, in: path, required: true, schema: { type: integer } }
      - { name: actionId, in: path, required: true, description: The action., schema: { type: integer } }
    get: { ${done} }
    put: { ${done} }
`)
    expect(listWarnings(loaded)).toEqual([
      '8 parameters: The path `/a/{id}/{part}` contains `{id}`, but no parameter describes it.',
      "7 parameters: The path parameter `actionId` doesn't appear in `/a/{id}/{part}`.",
    ])
    for (const { parameters } of loaded.document.operations)
      expect(parameters).toMatchObject([
        { name: 'part', schema: { type: 'integer' } },
        { name: 'id', description: 'The action.', schema: { type: 'integer' } },
      ])
  })

  test('of a type that hides the fields or items of its schema', () => {
    const item = '{ type: integer }'
    const loaded = loadLeniently(`${head}components:
  schemas:
    A: { type: object, items: ${item} }
    B: { type: array, properties: { b: ${item} } }
    C: { type: string, properties: { c: ${item} } }
    D: { type: string, items: ${item} }
    E: { type: object, items: ${item}, additionalProperties: ${item} }
    F: { type: [object, 'null'], items: ${item} }
`)
    expect(listWarnings(loaded)).toEqual([
      '5 schemas: The type is `object`, which has no `items`.',
      '6 schemas: The type is `array`, which has no `properties`.',
      '7 schemas: The type is `string`, which has no `properties`.',
    ])
    expect(Object.values(loaded.document.schemas).map((schema) => toObject(schema).type)).toEqual([
      ...['array', 'object', 'object', 'string', 'object'],
      ['object', 'null'],
    ])
    expect(loaded.bundled).toMatchObject({ components: { schemas: { A: { type: 'object' } } } })
  })
})
