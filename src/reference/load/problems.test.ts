import { describe, expect, test } from 'vitest'
import { problemsIn, problemsOf } from './fixtures/load-texts.ts'

const head = `openapi: 3.1.1
info: { title: Cloud API, version: '1' }
`
const answer = `responses: { '200': { description: Done } }`

describe('[R-031] a file that cannot be read', () => {
  test('YAML: all mistakes at once', () => {
    expect(problemsIn(`${head}paths:\n  /a: [\n  /b: "x\n`)).toMatchInlineSnapshot(`
      "api/openapi.yaml:5
        The file is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ].
        Put texts with a colon, a hash or braces in quotes, and check the indentation.

      api/openapi.yaml:6
        The file is not valid YAML: Missing closing "quote.
        Put texts with a colon, a hash or braces in quotes, and check the indentation."
    `)
  })

  test('JSON', () => {
    expect(problemsOf({ 'api/openapi.json': '{\n  "openapi": "3.1.0",\n}' }, 'api/openapi.json')).toMatchInlineSnapshot(`
      "api/openapi.json:3
        The file is not valid JSON: Expected double-quoted property name.
        Check commas, quotes and brackets; comments are not allowed."
    `)
  })

  test('keys that are there twice, in YAML and in JSON', () => {
    const json = '{ "NotFound": { "description": "a" },\n  "NotFound": { "description": "b" } }'
    const yaml = `${head}paths:
  /a:
    get: { ${answer} }
    get:
      responses:
        '404': { $ref: 'responses.json#/NotFound' }
`
    expect(problemsOf({ 'api/openapi.yaml': yaml, 'api/responses.json': json })).toMatchInlineSnapshot(`
      "api/openapi.yaml:6
        At \`#/paths/~1a/get\`: the key \`get\` is there twice.
        Remove one of the two, or rename it.

      api/responses.json:2
        At \`#/NotFound\`: the key \`NotFound\` is there twice.
        Remove one of the two, or rename it."
    `)
  })

  test.each([
    ['Swagger 2', 'swagger: "2.0"\ninfo: {}\n'],
    ['a later version', 'openapi: 4.0.0\n'],
    ['a number', 'openapi: 3.1\n'],
    ['none', 'info: {}\n'],
    ['a list', '- openapi\n'],
    ['nothing', '# empty\n'],
    ['two documents', 'openapi: 3.1.0\n---\nopenapi: 3.1.0\n'],
  ])('not an OpenAPI document of a known version: %s', (name, text) => {
    expect(`${name}\n${problemsIn(text)}`).toMatchSnapshot()
  })

  test('an alias that contains itself, and aliases that multiply', () => {
    const bomb = ['a: &a [1,1,1,1,1,1,1,1,1,1]', ...'bcdefgh'.split('').map((name, index) => `${name}: &${name} [${`*${'abcdefgh'[index]},`.repeat(10)}]`)]
    expect(problemsIn(`${head}paths: {}\nx-a: &a { b: *a }\n`)).toMatchInlineSnapshot(`
      "api/openapi.yaml:4
        The aliases of the file unfold to more than can be read, or contain themselves.
        Use \`$ref\` instead of \`*\`."
    `)
    expect(problemsIn(`${head}paths: {}\nx-bomb:\n  ${bomb.join('\n  ')}\n`)).toMatchInlineSnapshot(`
      "api/openapi.yaml:12
        The aliases of the file unfold to more than can be read, or contain themselves.
        Use \`$ref\` instead of \`*\`."
    `)
  })
})

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
    expect(problemsOf({ 'api/openapi.yaml': document, 'api/paths/nodes.yaml': paths })).toMatchInlineSnapshot(`
      "api/openapi.yaml:5
        At \`#/paths/~1volumes~1/$ref\`: \`$ref\` to \`./paths/nodes.yaml#/node\`, but there is no \`node\` in \`api/paths/nodes.yaml\`.
        Did you mean \`nodes\`?

      api/openapi.yaml:6
        At \`#/paths/~1images~1/$ref\`: \`$ref\` to \`./paths/node.yaml#/nodes\`, but there is no file \`api/paths/node.yaml\`.
        Did you mean \`api/paths/nodes.yaml\`?

      api/openapi.yaml:9
        At \`#/components/parameters/page/schema/$ref\`: \`$ref\` to \`#Page\`, which is not a JSON pointer.
        Name the place by a JSON pointer that begins with a slash, such as \`#/components/schemas/Node\`.

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
        Add it, or correct the reference."
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
    expect(problemsIn(`${head}paths:\n  /a: { get: { $ref: '#/paths/~1b/get' } }\n  /b: { get: { ${answer} } }\n`)).toMatchInlineSnapshot(`
      "api/openapi.yaml:4
        At \`#/paths/~1a/get/$ref\`: \`$ref\` has no meaning here.
        Write out what belongs here, or refer to it from an object that may be a reference.

      api/openapi.yaml:4
        At \`#/paths/~1a/get\`: The operation has no responses.
        Write \`responses\`, with at least one status."
    `)
  })
})

describe('[R-031] operations', () => {
  test('ids that are taken, or differ only in case', () => {
    expect(
      problemsIn(`${head}paths:
  /nodes/: { get: { operationId: listNodes, ${answer} } }
  /nodes/all/: { get: { operationId: listNodes, ${answer} } }
  /nodes/list/: { get: { operationId: ListNodes, ${answer} } }
`),
    ).toMatchInlineSnapshot(`
      "api/openapi.yaml:5
        At \`#/paths/~1nodes~1all~1/get/operationId\`: The operation id \`listNodes\` is not free: \`GET /nodes/\` (api/openapi.yaml:4) has that id already.
        Give each operation an id of its own.

      api/openapi.yaml:6
        At \`#/paths/~1nodes~1list~1/get/operationId\`: The operation id \`ListNodes\` is not free: \`GET /nodes/\` (api/openapi.yaml:4) has the id \`listNodes\`, and their files would be the same.
        Give each operation an id of its own."
    `)
  })

  test('the same method and path, without or with the same values of the body', () => {
    const put = (id: string, match: string): string => `{ put: { operationId: ${id}, ${match}${answer} } }`
    expect(
      problemsIn(`${head}paths:
  /actions/#on: ${put('on', 'x-body-match: { type: on }, ')}
  /actions/#off: ${put('off', 'x-body-match: { type: off }, ')}
  /actions/#stop: ${put('stop', 'x-body-match: { type: off }, ')}
  /nodes/#a: ${put('a', '')}
  /nodes/#b: ${put('b', '')}
`),
    ).toMatchInlineSnapshot(`
      "api/openapi.yaml:6
        At \`#/paths/~1actions~1#stop/put\`: \`PUT /actions/#stop\` has the method and path and the same \`x-body-match\` of \`PUT /actions/#off\` (api/openapi.yaml:5).
        Tell them apart by \`x-body-match\`: values of fields of the body.

      api/openapi.yaml:8
        At \`#/paths/~1nodes~1#b/put\`: \`PUT /nodes/#b\` has the method and path of \`PUT /nodes/#a\` (api/openapi.yaml:7).
        Tell them apart by \`x-body-match\`: values of fields of the body."
    `)
  })

  test('without responses, with a status that is none, with credentials that do not exist', () => {
    expect(
      problemsIn(`${head}security: [{ token: [] }]
paths:
  nodes/:
    get: { summary: List }
    post:
      security: [{ bearerAuth: [], key: [] }]
      responses: { ok: { description: Done } }
components:
  securitySchemes:
    bearer: { type: http, scheme: bearer }
`),
    ).toMatchInlineSnapshot(`
      "api/openapi.yaml:3
        At \`#/security/0/token\`: There is no security scheme \`token\`.
        Describe it in \`components.securitySchemes\`.

      api/openapi.yaml:5
        At \`#/paths/nodes~1\`: The path \`nodes/\` does not begin with a slash.
        Write \`/nodes/\`.

      api/openapi.yaml:6
        At \`#/paths/nodes~1/get\`: The operation has no responses.
        Write \`responses\`, with at least one status.

      api/openapi.yaml:8
        At \`#/paths/nodes~1/post/security/0/bearerAuth\`: There is no security scheme \`bearerAuth\`.
        Did you mean \`bearer\`?

      api/openapi.yaml:8
        At \`#/paths/nodes~1/post/security/0/key\`: There is no security scheme \`key\`.
        Describe it in \`components.securitySchemes\`.

      api/openapi.yaml:9
        At \`#/paths/nodes~1/post/responses/ok\`: \`ok\` is not a status.
        Write a number in quotes such as \`'200'\`, a class such as \`4XX\`, or \`default\`."
    `)
  })
})

describe('[R-031] parameters', () => {
  test('without a schema, in a place that does not exist, without a place or name', () => {
    expect(
      problemsIn(`${head}paths:
  /nodes/:
    get:
      parameters:
        - { name: page, in: query }
        - { name: size, in: querry, schema: { type: integer } }
        - { name: node, in: body, schema: { type: object } }
        - { name: sort, schema: { type: string } }
        - { in: header, schema: { type: string } }
        - { name: all, in: querystring, schema: { type: object } }
      ${answer}
`),
    ).toMatchInlineSnapshot(`
      "api/openapi.yaml:7
        At \`#/paths/~1nodes~1/get/parameters/0\`: The parameter \`page\` has neither \`schema\` nor \`content\`.
        Say what its values are: \`schema\`, with \`type: string\` for example.

      api/openapi.yaml:8
        At \`#/paths/~1nodes~1/get/parameters/1/in\`: The parameter \`size\` is in \`querry\`, which does not exist.
        Did you mean \`query\`?

      api/openapi.yaml:9
        At \`#/paths/~1nodes~1/get/parameters/2/in\`: The parameter \`node\` is in \`body\`, which does not exist.
        Describe the body in \`requestBody\`.

      api/openapi.yaml:10
        At \`#/paths/~1nodes~1/get/parameters/3\`: The parameter \`sort\` does not say where it is sent.
        Write \`in: query\`, or another place.

      api/openapi.yaml:11
        At \`#/paths/~1nodes~1/get/parameters/4\`: \`name\` is missing.
        Write \`name: page\`.

      api/openapi.yaml:12
        At \`#/paths/~1nodes~1/get/parameters/5\`: The parameter \`all\` has no \`content\`.
        Describe the whole query there, with a media type."
    `)
  })

  test('that the path names and nobody describes, the reverse, and twice', () => {
    expect(
      problemsIn(`${head}paths:
  /nodes/{node_id}/disks/{disk}/:
    parameters:
      - { name: nodeid, in: path, required: true, schema: { type: integer } }
    get: { ${answer} }
    put:
      parameters:
        - { name: page, in: query, schema: { type: integer } }
        - { name: page, in: query, schema: { type: integer } }
      ${answer}
`),
    ).toMatchInlineSnapshot(`
      "api/openapi.yaml:6
        At \`#/paths/~1nodes~1{node_id}~1disks~1{disk}~1/parameters/0\`: The parameter \`nodeid\` is in the path, but \`/nodes/{node_id}/disks/{disk}/\` has no \`{nodeid}\`.
        Did you mean \`node_id\`?

      api/openapi.yaml:7
        At \`#/paths/~1nodes~1{node_id}~1disks~1{disk}~1/get\`: The path \`/nodes/{node_id}/disks/{disk}/\` has \`{node_id}\`, but no parameter describes it.
        Did you mean \`nodeid\`?

      api/openapi.yaml:7
        At \`#/paths/~1nodes~1{node_id}~1disks~1{disk}~1/get\`: The path \`/nodes/{node_id}/disks/{disk}/\` has \`{disk}\`, but no parameter describes it.
        Add a parameter with \`name: disk\` and \`in: path\`.

      api/openapi.yaml:8
        At \`#/paths/~1nodes~1{node_id}~1disks~1{disk}~1/put\`: The path \`/nodes/{node_id}/disks/{disk}/\` has \`{node_id}\`, but no parameter describes it.
        Did you mean \`nodeid\`?

      api/openapi.yaml:8
        At \`#/paths/~1nodes~1{node_id}~1disks~1{disk}~1/put\`: The path \`/nodes/{node_id}/disks/{disk}/\` has \`{disk}\`, but no parameter describes it.
        Add a parameter with \`name: disk\` and \`in: path\`.

      api/openapi.yaml:11
        At \`#/paths/~1nodes~1{node_id}~1disks~1{disk}~1/put/parameters/1\`: The parameter \`page\` is there twice.
        Remove one of the two."
    `)
  })
})

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
        At \`#/components/schemas/Node/properties/name/example\`: the example is the number \`5\`, and must be \`string\`.
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

describe('[R-031] examples that do not match their schema', () => {
  test('of bodies, responses, parameters, headers and schemas: the field is named', () => {
    expect(
      problemsIn(`${head}paths:
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
        colour: red
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
        At \`#/paths/~1nodes~1/parameters/0/example\`: the example is the text \`"first"\`, and must be \`integer\`.
        Correct the example, or the schema that it shall match.

      api/openapi.yaml:13
        At \`#/paths/~1nodes~1/post/requestBody/content/application~1json/examples/small/value/disks/1/size\`: \`disks.1.size\` of the example is the text \`"big"\`, and must be \`integer\`.
        Correct the example, or the schema that it shall match.

      api/openapi.yaml:19
        At \`#/paths/~1nodes~1/post/responses/201/headers/ratelimit-reset/example\`: the example is the text \`"soon"\`, which is not of the format \`date-time\`.
        Correct the example, or the schema that it shall match.

      api/openapi.yaml:23
        At \`#/paths/~1nodes~1/post/responses/201/content/application~1json/example\`: the example has no \`id\`, which is required.
        Correct the example, or the schema that it shall match.

      api/openapi.yaml:31
        At \`#/components/examples/Bad/value/colour\`: \`colour\` of the example is not a field of the schema.
        Correct the example, or the schema that it shall match.

      api/openapi.yaml:36
        At \`#/components/schemas/Disk/example/size\`: \`size\` of the example is wrong: 5 is less than 10.
        Correct the example, or the schema that it shall match.

      api/openapi.yaml:43
        At \`#/components/schemas/Node/properties/name/examples/1\`: the example is the number \`7\`, and must be \`string\`.
        Correct the example, or the schema that it shall match.

      api/openapi.yaml:44
        At \`#/components/schemas/Node/properties/state/example\`: the example is the text \`"broken"\`, which is not one of "on","off".
        Correct the example, or the schema that it shall match."
    `)
  })

  test('of several shapes: the one that fits best tells what is wrong', () => {
    const shape = (kind: string, field: string): string =>
      `{ type: object, required: [kind, ${field}], properties: { kind: { const: ${kind} }, ${field}: { type: object, properties: { size: { type: integer } } } } }`
    expect(
      problemsIn(`${head}paths: {}
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
        At \`#/components/schemas/Choice/examples/0/node/size\`: \`node.size\` of the example is the text \`"big"\`, and must be \`integer\`.
        Correct the example, or the schema that it shall match.

      api/openapi.yaml:14
        At \`#/components/schemas/Same/example\`: the example matches several of the shapes of \`oneOf\`: 2.
        Correct the example, or the schema that it shall match."
    `)
  })
})
