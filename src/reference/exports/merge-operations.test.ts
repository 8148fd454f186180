import { expect, test } from 'vitest'
import { gardenBundled } from './fixtures/garden.ts'
import { mergeOperations } from './merge-operations.ts'

test('operations on one path become one, with one of their bodies', () => {
  const { paths } = mergeOperations(gardenBundled) as { paths: Record<string, Record<string, unknown>> }
  expect(Object.keys(paths)).toEqual(['/beds/', '/open', '/beds/{bed_id}/actions/'])
  expect(paths['/beds/{bed_id}/actions/']).toMatchInlineSnapshot(`
    {
      "put": {
        "description": "**Dig a bed** (\`type: "dig"\`).

    **Rake a bed** (\`type: "rake"\`).",
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
        "summary": "Dig a bed, and 1 more",
        "tags": [
          "Bed actions",
        ],
      },
    }
  `)
})

test('everything else is as it was', () => {
  const merged = mergeOperations(gardenBundled) as { paths: Record<string, unknown> }
  const before = gardenBundled as { paths: Record<string, unknown> }
  expect({ ...merged, paths: merged.paths['/beds/'] }).toEqual({ ...before, paths: before.paths['/beds/'] })
  const { paths: _, ...rest } = gardenBundled
  expect(mergeOperations({ ...rest, paths: {} })).toEqual({ ...rest, paths: {} })
})
