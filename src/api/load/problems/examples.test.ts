import { describe, expect, test } from 'vitest'
import { loadTextProblems } from '../../../../tests/unit/load-texts.ts'

const head = `openapi: 3.1.1
info: { title: Cloud API, version: '1' }
`

describe('[R-031] examples that take too long to validate', () => {
  test('are reported with their line if the pattern is too slow', () => {
    const text = `${head}paths: {}
components:
  schemas:
    Name: { type: string, pattern: '^(a|aa)+$', example: ${'a'.repeat(60)}! }
`
    expect(loadTextProblems(text)).toMatchInlineSnapshot(`
      "api/openapi.yaml:6
        At \`#/components/schemas/Name/example\`: Validating the example takes too long.
        Simplify the schema, especially nested repetition such as \`(a+)+\` in its patterns."
    `)
  })

  test('are reported if shapes are nested too deeply', () => {
    const schemas = Array.from(
      { length: 24 },
      (_, index) =>
        `    S${index}: { oneOf: [{ $ref: '#/components/schemas/S${index + 1}' }, { $ref: '#/components/schemas/S${index + 1}' }] }\n`,
    )
    const text = `${head}paths: {}
components:
  schemas:
    Top: { $ref: '#/components/schemas/S0', example: 1 }
${schemas.join('')}    S24: { type: string }
`
    expect(loadTextProblems(text)).toContain('Validating the example takes too long.')
  })
})

describe("[R-031] examples that don't match their schema", () => {
  test('are reported with the field, for bodies, responses, parameters, headers, and schemas', () => {
    expect(
      loadTextProblems(`${head}paths:
  /nodes/:
    parameters:
      - { name: page, in: query, schema: { type: integer }, example: first }
    post:
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Node' }
            examples:
              small: { value: { name: web-01, disks: [{ size: 20 }, { size: big }] } }
              bad: { $ref: '#/components/examples/Bad' }
      responses:
        '201':
          description: Created
          headers:
            ratelimit-reset: { schema: { type: string, format: date-time }, example: soon }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Node' }
              example: { name: web-01 }
            text/html: { schema: { type: object }, example: <html></html> }
components:
  examples:
    Bad:
      summary: A field too many
      value:
        name: web-01
        color: red
  schemas:
    Disk:
      type: object
      properties: { size: { type: integer, minimum: 10 }, node: { $ref: '#/components/schemas/Node' } }
      example: { size: 5 }
    Node:
      type: object
      required: [id, name]
      additionalProperties: false
      properties:
        id: { type: integer, readOnly: true }
        name: { type: string, examples: [web-01, 7] }
        state: { enum: [on, off], example: broken }
        disks: { type: array, items: { $ref: '#/components/schemas/Disk' } }
`),
    ).toMatchInlineSnapshot(`
      "api/openapi.yaml:6
        At \`#/paths/~1nodes~1/parameters/0/example\`: The example is the string \`"first"\`, but must be \`integer\`.
        Correct the example or its schema.

      api/openapi.yaml:13
        At \`#/paths/~1nodes~1/post/requestBody/content/application~1json/examples/small/value/disks/1/size\`: \`disks.1.size\` of the example is the string \`"big"\`, but must be \`integer\`.
        Correct the example or its schema.

      api/openapi.yaml:19
        At \`#/paths/~1nodes~1/post/responses/201/headers/ratelimit-reset/example\`: The example is the string \`"soon"\`, which isn't in the format \`date-time\`.
        Correct the example or its schema.

      api/openapi.yaml:23
        At \`#/paths/~1nodes~1/post/responses/201/content/application~1json/example\`: The example is missing the required \`id\`.
        Correct the example or its schema.

      api/openapi.yaml:31
        At \`#/components/examples/Bad/value/color\`: \`color\` of the example isn't a field of the schema.
        Correct the example or its schema.

      api/openapi.yaml:36
        At \`#/components/schemas/Disk/example/size\`: \`size\` of the example is invalid: 5 is less than 10.
        Correct the example or its schema.

      api/openapi.yaml:43
        At \`#/components/schemas/Node/properties/name/examples/1\`: The example is the number \`7\`, but must be \`string\`.
        Correct the example or its schema.

      api/openapi.yaml:44
        At \`#/components/schemas/Node/properties/state/example\`: The example is the string \`"broken"\`, which isn't one of "on","off".
        Correct the example or its schema."
    `)
  })

  test('are reported against the closest of several shapes', () => {
    const shape = (kind: string, field: string): string =>
      `{ type: object, required: [kind, ${field}], properties: { kind: { const: ${kind} }, ${field}: { type: object, properties: { size: { type: integer } } } } }`
    expect(
      loadTextProblems(`${head}paths: {}
components:
  schemas:
    Choice:
      oneOf:
        - ${shape('disk', 'disk')}
        - ${shape('node', 'node')}
      examples:
        - { kind: node, node: { size: big } }
    Same:
      oneOf: [{ type: string }, { type: string, maxLength: 5 }]
      example: abc
`),
    ).toMatchInlineSnapshot(`
      "api/openapi.yaml:11
        At \`#/components/schemas/Choice/examples/0/node/size\`: \`node.size\` of the example is the string \`"big"\`, but must be \`integer\`.
        Correct the example or its schema.

      api/openapi.yaml:14
        At \`#/components/schemas/Same/example\`: The example matches 2 shapes of \`oneOf\` instead of one.
        Correct the example or its schema."
    `)
  })
})
