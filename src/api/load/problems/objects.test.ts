import { describe, expect, test } from 'vitest'
import { loadTextProblems } from '../../../../tests/unit/load-texts.ts'

const head = `openapi: 3.1.1
info: { title: Cloud API, version: '1' }
`

describe('[R-031] objects', () => {
  test('that are missing or have the wrong type', () => {
    expect(
      loadTextProblems(`openapi: 3.1.1
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
        At \`#/info/version\`: The number \`1\` was found where a string was expected.
        Put it in quotes.

      api/openapi.yaml:3
        At \`#/servers\`: The string \`"https://api.cloud.example"\` was found where a list was expected.
        Write a list of lines that start with \`- \`.

      api/openapi.yaml:4
        At \`#/tags/0\`: The string \`"Nodes"\` was found where an object was expected.
        Write an object with keys and values.

      api/openapi.yaml:7
        At \`#/paths/~1nodes~1/parameters\`: Nothing was found where a list was expected.
        Write a list of lines that start with \`- \`.

      api/openapi.yaml:8
        At \`#/paths/~1nodes~1/get\`: The string \`"yes"\` was found where an object was expected.
        Write an object with keys and values.

      api/openapi.yaml:9
        At \`#/paths/~1nodes~1/post\`: The operation has no responses.
        Add \`responses\` with at least one status.

      api/openapi.yaml:10
        At \`#/paths/~1nodes~1/post/summary\`: The number \`5\` was found where a string was expected.
        Put it in quotes.

      api/openapi.yaml:11
        At \`#/paths/~1nodes~1/post/deprecated\`: The string \`"yes"\` was found where \`true\` or \`false\` was expected.
        Write \`true\` or \`false\` without quotes.

      api/openapi.yaml:12
        At \`#/paths/~1nodes~1/post/requestBody\`: \`content\` is missing.
        Write \`content\` with a media type such as \`application/json\`.

      api/openapi.yaml:13
        At \`#/paths/~1nodes~1/post/responses\`: A list was found where an object was expected.
        Write an object with keys and values."
    `)
    expect(loadTextProblems('openapi: 3.1.1\n')).toMatchInlineSnapshot(`
      "api/openapi.yaml:1
        At \`#\`: \`info\` is missing.
        Write a title and a version.

      api/openapi.yaml:1
        At \`#\`: \`paths\` is missing.
        Add \`paths\` with the operations of the API."
    `)
  })

  test('reports server variables without a default', () => {
    expect(
      loadTextProblems(`${head}servers:
  - { url: 'https://{regon}.cloud.example/{version}', variables: { region: { default: delhi } } }
paths: {}
`),
    ).toMatchInlineSnapshot(`
      "api/openapi.yaml:4
        At \`#/servers/0/url\`: The URL \`https://{regon}.cloud.example/{version}\` contains \`{regon}\`, which has no default.
        Did you mean \`region\`?

      api/openapi.yaml:4
        At \`#/servers/0/url\`: The URL \`https://{regon}.cloud.example/{version}\` contains \`{version}\`, which has no default.
        Add \`variables\` with a \`default\` for \`version\`."
    `)
  })

  test('reports invalid schema keywords', () => {
    expect(
      loadTextProblems(`${head}paths: {}
components:
  schemas:
    Node:
      type: objekt
      required: true
      enum: a
      discriminator: { propertyName: kind, mapping: { disk: Dsk, bay: '#/components/schemas/Bay' } }
      dependencies: { a: [b] }
      properties:
        name: { type: string, pattern: '[a-z', example: 5 }
      patternProperties: { '(': true }
    Disk: string
`),
    ).toMatchInlineSnapshot(`
      "api/openapi.yaml:7
        At \`#/components/schemas/Node/type\`: The string \`"objekt"\` isn't a type.
        Did you mean \`object\`?

      api/openapi.yaml:8
        At \`#/components/schemas/Node/required\`: The value \`true\` was found where a list of names was expected.
        Add the name of the property to the \`required\` list of the enclosing object.

      api/openapi.yaml:9
        At \`#/components/schemas/Node/enum\`: The string \`"a"\` was found where a list was expected.
        List the allowed values on lines that start with \`- \`.

      api/openapi.yaml:10
        At \`#/components/schemas/Node/discriminator/mapping/disk\`: The string \`"Dsk"\` isn't the name of a schema.
        Use the name of a schema in \`components\`, or a \`$ref\` to one.

      api/openapi.yaml:10
        At \`#/components/schemas/Node/discriminator/mapping/bay\`: The string \`"#/components/schemas/Bay"\` isn't the name of a schema.
        Use the name of a schema in \`components\`, or a \`$ref\` to one.

      api/openapi.yaml:11
        At \`#/components/schemas/Node/dependencies\`: \`dependencies\` isn't a keyword of JSON Schema 2020-12.
        Use \`dependentRequired\` or \`dependentSchemas\`.

      api/openapi.yaml:13
        At \`#/components/schemas/Node/properties/name/pattern\`: The string \`"[a-z"\` isn't a valid regular expression.
        Use JavaScript syntax with the \`u\` flag, where only special characters may be escaped, without slashes around it.

      api/openapi.yaml:13
        At \`#/components/schemas/Node/properties/name/example\`: The example is the number \`5\`, but must be \`string\`.
        Correct the example or its schema.

      api/openapi.yaml:14
        At \`#/components/schemas/Node/patternProperties/(\`: The string \`"("\` isn't a valid regular expression.
        Use JavaScript syntax with the \`u\` flag, where only special characters may be escaped, without slashes around it.

      api/openapi.yaml:15
        At \`#/components/schemas/Disk\`: The string \`"string"\` was found where an object was expected.
        Write an object with keys and values."
    `)
  })
})
