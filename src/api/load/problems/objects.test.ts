import { describe, expect, test } from 'vitest'
import { problemsIn } from '../fixtures/load-texts.ts'

const head = `openapi: 3.1.1
info: { title: Cloud API, version: '1' }
`

describe('[R-031] objects', () => {
  test('that are missing, or something else', () => {
    expect(
      problemsIn(`openapi: 3.1.1
info: { version: 1.0 }
servers: https://api.cloud.example
tags: [Nodes]
paths:
  /nodes/:
    parameters:
    get: yes
    post:
      summary: 5
      deprecated: 'yes'
      requestBody: { required: true }
      responses: [{ description: Done }]
`),
    ).toMatchInlineSnapshot(`
      "api/openapi.yaml:2
        At \`#/info\`: \`title\` is missing.
        Write \`title: Account API\`.

      api/openapi.yaml:2
        At \`#/info/version\`: The number \`1\` stands where a text must be.
        Put it in quotes.

      api/openapi.yaml:3
        At \`#/servers\`: The text \`"https://api.cloud.example"\` stands where a list must be.
        Write a list: lines with \`- \`.

      api/openapi.yaml:4
        At \`#/tags/0\`: The text \`"Nodes"\` stands where an object must be.
        Write an object: keys and values.

      api/openapi.yaml:7
        At \`#/paths/~1nodes~1/parameters\`: Nothing stands where a list must be.
        Write a list: lines with \`- \`.

      api/openapi.yaml:8
        At \`#/paths/~1nodes~1/get\`: The text \`"yes"\` stands where an object must be.
        Write an object: keys and values.

      api/openapi.yaml:9
        At \`#/paths/~1nodes~1/post\`: The operation has no responses.
        Write \`responses\`, with at least one status.

      api/openapi.yaml:10
        At \`#/paths/~1nodes~1/post/summary\`: The number \`5\` stands where a text must be.
        Put it in quotes.

      api/openapi.yaml:11
        At \`#/paths/~1nodes~1/post/deprecated\`: The text \`"yes"\` stands where \`true\` or \`false\` must be.
        Write one of the two.

      api/openapi.yaml:12
        At \`#/paths/~1nodes~1/post/requestBody\`: \`content\` is missing.
        Write \`content\`, with a media type such as \`application/json\`.

      api/openapi.yaml:13
        At \`#/paths/~1nodes~1/post/responses\`: A list stands where an object must be.
        Write an object: keys and values."
    `)
    expect(problemsIn('openapi: 3.1.1\n')).toMatchInlineSnapshot(`
      "api/openapi.yaml:1
        At \`#\`: \`info\` is missing.
        Write a title and a version.

      api/openapi.yaml:1
        At \`#\`: \`paths\` is missing.
        Write \`paths\`, with the operations of the API."
    `)
  })

  test('servers with variables that nobody fills in', () => {
    expect(
      problemsIn(`${head}servers:
  - { url: 'https://{regon}.cloud.example/{version}', variables: { region: { default: delhi } } }
paths: {}
`),
    ).toMatchInlineSnapshot(`
      "api/openapi.yaml:4
        At \`#/servers/0/url\`: The address \`https://{regon}.cloud.example/{version}\` has \`{regon}\`, which has no default.
        Did you mean \`region\`?

      api/openapi.yaml:4
        At \`#/servers/0/url\`: The address \`https://{regon}.cloud.example/{version}\` has \`{version}\`, which has no default.
        Write \`variables\`, with a \`default\` for \`version\`."
    `)
  })

  test('schemas with keywords that mean nothing as they are written', () => {
    expect(
      problemsIn(`${head}paths: {}
components:
  schemas:
    Node:
      type: objekt
      required: true
      enum: a
      discriminator: { propertyName: kind, mapping: { disk: Dsk } }
      dependencies: { a: [b] }
      properties:
        name: { type: string, pattern: '[a-z', example: 5 }
      patternProperties: { '(': true }
    Disk: string
`),
    ).toMatchInlineSnapshot(`
      "api/openapi.yaml:7
        At \`#/components/schemas/Node/type\`: The text \`"objekt"\` is not a type.
        Did you mean \`object\`?

      api/openapi.yaml:8
        At \`#/components/schemas/Node/required\`: The value \`true\` stands where a list of names must be.
        Write the name of the property into the list \`required\` of the object around it.

      api/openapi.yaml:9
        At \`#/components/schemas/Node/enum\`: The text \`"a"\` stands where a list must be.
        List the allowed values: lines with \`- \`.

      api/openapi.yaml:10
        At \`#/components/schemas/Node/discriminator/mapping/disk\`: The text \`"Dsk"\` is not the name of a schema.
        Name a schema of \`components\`, or refer to one.

      api/openapi.yaml:11
        At \`#/components/schemas/Node/dependencies\`: \`dependencies\` is not a keyword of JSON Schema 2020-12.
        Write \`dependentRequired\` or \`dependentSchemas\`.

      api/openapi.yaml:13
        At \`#/components/schemas/Node/properties/name/pattern\`: The text \`"[a-z"\` is not a regular expression.
        Write one as in JavaScript with the flag \`u\`: a backslash only before what needs it.

      api/openapi.yaml:13
        At \`#/components/schemas/Node/properties/name/example\`: The example is the number \`5\`, and must be \`string\`.
        Correct the example, or the schema that it shall match.

      api/openapi.yaml:14
        At \`#/components/schemas/Node/patternProperties/(\`: The text \`"("\` is not a regular expression.
        Write one as in JavaScript with the flag \`u\`: a backslash only before what needs it.

      api/openapi.yaml:15
        At \`#/components/schemas/Disk\`: The text \`"string"\` stands where an object must be.
        Write an object: keys and values."
    `)
  })
})
