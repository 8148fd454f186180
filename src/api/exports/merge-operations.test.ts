import { expect, test } from 'vitest'
import { gardenOpenApi } from '../../../tests/unit/garden-api.ts'
import { mergeOperations } from './merge-operations.ts'

type Part = Record<string, Record<string, unknown>>

test('merges operations on one path into one that accepts any of their bodies', () => {
  const { paths } = mergeOperations(gardenOpenApi) as { paths: Record<string, Part> }
  expect(Object.keys(paths)).toEqual(['/beds/', '/open', '/beds/{bed_id}/actions/'])
  const { 'x-operations': _, ...merged } = paths['/beds/{bed_id}/actions/']?.put ?? {}
  expect(merged).toMatchInlineSnapshot(`
    {
      "description": "The body decides which operation is called:

    - Dig a bed: \`digBed\` with \`type: "dig"\`
    - Rake a bed: \`rakeBed\` with \`type: "rake"\`",
      "operationId": "putBedsBedIdActions",
      "parameters": [
        {
          "example": 7,
          "in": "path",
          "name": "bed_id",
          "required": true,
          "schema": {
            "type": "integer",
          },
        },
      ],
      "requestBody": {
        "content": {
          "application/json": {
            "examples": {
              "digBed-request": {
                "value": {
                  "type": "dig",
                },
              },
              "rakeBed-request": {
                "value": {
                  "times": 2,
                  "type": "rake",
                },
              },
            },
            "schema": {
              "discriminator": {
                "mapping": {
                  "dig": "#/components/schemas/Dig",
                  "rake": "#/components/schemas/Rake",
                },
                "propertyName": "type",
              },
              "oneOf": [
                {
                  "$ref": "#/components/schemas/Dig",
                },
                {
                  "$ref": "#/components/schemas/Rake",
                },
              ],
            },
          },
        },
        "required": true,
      },
      "responses": {
        "200": {
          "content": {
            "application/json": {
              "examples": {
                "digBed": {
                  "value": {
                    "done": true,
                  },
                },
                "rakeBed": {
                  "value": {
                    "done": true,
                  },
                },
              },
              "schema": {
                "$ref": "#/components/schemas/Done",
              },
            },
          },
          "description": "Dug. Raked.",
        },
        "404": {
          "$ref": "#/components/responses/NotFound",
        },
      },
      "summary": "Bed actions: one of 2 operations",
      "tags": [
        "Bed actions",
      ],
    }
  `)
})

test('[R-031] keeps merged operations in full with their IDs', () => {
  const { paths } = mergeOperations(gardenOpenApi) as Record<string, Record<string, Part>>
  const before = gardenOpenApi.paths as Record<string, Part>
  expect(paths?.['/beds/{bed_id}/actions/']?.put?.['x-operations']).toEqual([
    before['/beds/{bed_id}/actions/#dig']?.put,
    before['/beds/{bed_id}/actions/#rake']?.put,
  ])
})

test('gives an unnamed body the title of its operation', () => {
  const merged = mergeOperations({
    paths: Object.fromEntries(
      ['a', 'b'].map((name) => [
        `/x#${name}`,
        {
          put: {
            operationId: name,
            summary: `Do ${name}`,
            requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
            responses: {},
          },
        },
      ]),
    ),
  })
  expect(JSON.stringify(merged)).toContain(
    '"oneOf":[{"title":"Do a","type":"object"},{"title":"Do b","type":"object"}]',
  )
})

test('leaves everything else unchanged', () => {
  const merged = mergeOperations(gardenOpenApi) as { paths: Record<string, unknown> }
  const before = gardenOpenApi as { paths: Record<string, unknown> }
  expect({ ...merged, paths: merged.paths['/beds/'] }).toEqual({ ...before, paths: before.paths['/beds/'] })
  const { paths: _, ...rest } = gardenOpenApi
  expect(mergeOperations({ ...rest, paths: {} })).toEqual({ ...rest, paths: {} })
})
