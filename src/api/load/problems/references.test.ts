import { describe, expect, test } from 'vitest'
import { loadProblems, loadTextProblems } from '../../../../tests/unit/load-texts.ts'

const head = `openapi: 3.1.1
info: { title: Cloud API, version: '1' }
`
const answer = `responses: { '200': { description: Done } }`

describe('[R-031] a broken `$ref`', () => {
  test('to a file, a pointer in a file or the document, another host, or a name', () => {
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
      loadProblems({ 'api/openapi.yaml': document, 'api/paths/nodes.yaml': paths }),
    ).toMatchInlineSnapshot(`
      "api/openapi.yaml:5
        At \`#/paths/~1volumes~1/$ref\`: \`$ref\` to \`./paths/nodes.yaml#/node\`, but \`node\` doesn't exist in \`api/paths/nodes.yaml\`.
        Did you mean \`nodes\`?

      api/openapi.yaml:6
        At \`#/paths/~1images~1/$ref\`: \`$ref\` to \`./paths/node.yaml#/nodes\`, but the file \`api/paths/node.yaml\` doesn't exist.
        Did you mean \`api/paths/nodes.yaml\`?

      api/openapi.yaml:9
        At \`#/components/parameters/page/schema/$ref\`: \`$ref\` to \`#Page\`, but no schema in \`api/openapi.yaml\` has the \`$anchor\` \`Page\`.
        Use a pointer that starts with a slash, such as \`#/components/schemas/Node\`.

      api/paths/nodes.yaml:4
        At \`#/nodes/get/parameters/0/$ref\`: \`$ref\` to \`./parameter.yaml#/page\`, but the file \`api/paths/parameter.yaml\` doesn't exist.
        Add the file or correct the path.

      api/paths/nodes.yaml:5
        At \`#/nodes/get/parameters/1/$ref\`: \`$ref\` to \`../openapi.yaml#/components/parameters/Page\`, but \`Page\` doesn't exist in \`#/components/parameters\`.
        Did you mean \`page\`?

      api/paths/nodes.yaml:7
        At \`#/nodes/get/responses/200/$ref\`: Remote \`$ref\` \`https://api.cloud.example/openapi.yaml#/components/responses/Done\` isn't supported.
        Copy its target into a file next to the document and refer to that file.

      api/paths/nodes.yaml:8
        At \`#/nodes/get/responses/404/$ref\`: \`$ref\` to \`#/components/responses/NotFound\`, but \`components\` doesn't exist in \`api/paths/nodes.yaml\`.
        \`#\` refers to this file, not to the document. Write \`../openapi.yaml#/components/responses/NotFound\`."
    `)
  })

  test('in a cycle', () => {
    expect(
      loadTextProblems(`${head}paths:
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
        At \`#/paths/~1a/$ref\`: \`$ref\` to \`#/paths/~1b\` refers back to itself.
        Point it to an object that contains no \`$ref\` to this one.

      api/openapi.yaml:5
        At \`#/paths/~1b/$ref\`: \`$ref\` to \`#/paths/~1a\` refers back to itself.
        Point it to an object that contains no \`$ref\` to this one.

      api/openapi.yaml:8
        At \`#/components/parameters/a/$ref\`: The \`$ref\`s in \`parameters\` form a cycle: \`a\` → \`b\` → \`a\`.
        Replace one of the \`$ref\`s with an object.

      api/openapi.yaml:11
        At \`#/components/schemas/One\`: The schema includes itself and never reaches a type: \`One\` → \`Two\` → \`One\`.
        Give one of the schemas a \`type\` instead of a \`$ref\` to the next.

      api/openapi.yaml:13
        At \`#/components/schemas/All\`: The schema includes itself and never reaches a type: \`All\` → \`All\`.
        Give one of the schemas a \`type\` instead of a \`$ref\` to the next."
    `)
  })

  test("where OpenAPI doesn't allow one", () => {
    expect(
      loadTextProblems(
        `${head}paths:\n  /a: { get: { $ref: '#/paths/~1b/get' } }\n  /b: { get: { ${answer} } }\n`,
      ),
    ).toMatchInlineSnapshot(`
      "api/openapi.yaml:4
        At \`#/paths/~1a/get/$ref\`: \`$ref\` isn't allowed here.
        Replace it with the value itself, or use \`$ref\` where OpenAPI allows it."
    `)
  })
})
