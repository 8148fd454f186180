import { describe, expect, test } from 'vitest'
import { problemsIn, problemsOf } from '../fixtures/load-texts.ts'

const head = `openapi: 3.1.1
info: { title: Cloud API, version: '1' }
`
const answer = `responses: { '200': { description: Done } }`

describe('[R-031] a reference that leads nowhere', () => {
  test('to a file, a place in a file, a place in the document, another host, a name', () => {
    const paths = `nodes:
  get:
    parameters:
      - $ref: ./parameter.yaml#/page
      - $ref: ../openapi.yaml#/components/parameters/Page
    responses:
      '200': { $ref: 'https://api.cloud.example/openapi.yaml#/components/responses/Done' }
      '404': { $ref: '#/components/responses/NotFound' }
`
    const document = `${head}paths:
  /nodes/: { $ref: './paths/nodes.yaml#/nodes' }
  /volumes/: { $ref: './paths/nodes.yaml#/node' }
  /images/: { $ref: './paths/node.yaml#/nodes' }
components:
  parameters:
    page: { name: page, in: query, schema: { $ref: '#Page' } }
`
    expect(
      problemsOf({ 'api/openapi.yaml': document, 'api/paths/nodes.yaml': paths }),
    ).toMatchInlineSnapshot(`
      "api/openapi.yaml:5
        At \`#/paths/~1volumes~1/$ref\`: \`$ref\` to \`./paths/nodes.yaml#/node\`, but there is no \`node\` in \`api/paths/nodes.yaml\`.
        Did you mean \`nodes\`?

      api/openapi.yaml:6
        At \`#/paths/~1images~1/$ref\`: \`$ref\` to \`./paths/node.yaml#/nodes\`, but there is no file \`api/paths/node.yaml\`.
        Did you mean \`api/paths/nodes.yaml\`?

      api/openapi.yaml:9
        At \`#/components/parameters/page/schema/$ref\`: \`$ref\` to \`#Page\`, but no schema in \`api/openapi.yaml\` has the \`$anchor\` \`Page\`.
        Name the place by a pointer that begins with a slash, such as \`#/components/schemas/Node\`.

      api/paths/nodes.yaml:4
        At \`#/nodes/get/parameters/0/$ref\`: \`$ref\` to \`./parameter.yaml#/page\`, but there is no file \`api/paths/parameter.yaml\`.
        Add the file, or correct the path.

      api/paths/nodes.yaml:5
        At \`#/nodes/get/parameters/1/$ref\`: \`$ref\` to \`../openapi.yaml#/components/parameters/Page\`, but there is no \`Page\` in \`#/components/parameters\`.
        Did you mean \`page\`?

      api/paths/nodes.yaml:7
        At \`#/nodes/get/responses/200/$ref\`: \`$ref\` to \`https://api.cloud.example/openapi.yaml#/components/responses/Done\`, which is not fetched.
        Copy what it names into a file beside the document, and refer to that.

      api/paths/nodes.yaml:8
        At \`#/nodes/get/responses/404/$ref\`: \`$ref\` to \`#/components/responses/NotFound\`, but there is no \`components\` in \`api/paths/nodes.yaml\`.
        \`#\` is this file, not the document: write \`../openapi.yaml#/components/responses/NotFound\`."
    `)
  })

  test('in a circle', () => {
    expect(
      problemsIn(`${head}paths:
  /a: { $ref: '#/paths/~1b' }
  /b: { $ref: '#/paths/~1a' }
components:
  parameters:
    a: { $ref: '#/components/parameters/b' }
    b: { $ref: '#/components/parameters/a' }
  schemas:
    One: { $ref: '#/components/schemas/Two' }
    Two: { $ref: '#/components/schemas/One' }
    All: { allOf: [{ type: object }, { oneOf: [{ $ref: '#/components/schemas/All' }] }] }
`),
    ).toMatchInlineSnapshot(`
      "api/openapi.yaml:4
        At \`#/paths/~1a/$ref\`: \`$ref\` to \`#/paths/~1b\` leads back to itself.
        Refer to an object that describes operations.

      api/openapi.yaml:5
        At \`#/paths/~1b/$ref\`: \`$ref\` to \`#/paths/~1a\` leads back to itself.
        Refer to an object that describes operations.

      api/openapi.yaml:8
        At \`#/components/parameters/a/$ref\`: The references of \`parameters\` lead in a circle: \`a\` → \`b\` → \`a\`.
        Let one of them be an object instead of a reference.

      api/openapi.yaml:11
        At \`#/components/schemas/One\`: The schema is made of itself and never reaches a type: \`One\` → \`Two\` → \`One\`.
        Let one of the schemas say what it is instead of referring to the next one.

      api/openapi.yaml:13
        At \`#/components/schemas/All\`: The schema is made of itself and never reaches a type: \`All\` → \`All\`.
        Let one of the schemas say what it is instead of referring to the next one."
    `)
  })

  test('where none can be', () => {
    expect(
      problemsIn(`${head}paths:\n  /a: { get: { $ref: '#/paths/~1b/get' } }\n  /b: { get: { ${answer} } }\n`),
    ).toMatchInlineSnapshot(`
      "api/openapi.yaml:4
        At \`#/paths/~1a/get/$ref\`: \`$ref\` has no meaning here.
        Write out what belongs here, or refer to it from an object that may be a reference."
    `)
  })
})
