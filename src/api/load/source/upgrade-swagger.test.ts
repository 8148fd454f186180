import { describe, expect, test } from 'vitest'
import { loadLeniently, loadTexts } from '../../../../tests/unit/load-texts.ts'

const text = `swagger: '2.0'
info: { title: Garden, version: '1' }
host: api.garden.example
basePath: /v2
schemes: [http, https]
consumes: [application/json]
produces: [application/json]
securityDefinitions: { login: { type: basic } }
security: [{ login: [] }]
parameters:
  Bed: { name: bed, in: body, required: true, schema: { $ref: '#/definitions/Bed' } }
  Page: { name: page, in: query, type: integer, default: 1 }
responses:
  Missing: { description: Not found }
definitions:
  Bed: { type: object, required: [name], properties: { name: { type: string, x-nullable: true, example: 1 } } }
paths:
  /beds/{id}:
    parameters: [{ name: id, in: path, required: true, type: integer }]
    get:
      parameters: [{ $ref: '#/parameters/Page' }, { name: sort, in: query, type: array, items: { type: string } }]
      responses:
        200: { description: A bed, schema: { $ref: '#/definitions/Bed' }, examples: { application/json: { name: 7 } } }
        404: { $ref: '#/responses/Missing' }
    put:
      parameters: [{ $ref: '#/parameters/Bed' }]
      responses: { 200: { description: Done } }
    post:
      consumes: [multipart/form-data]
      parameters: [{ name: photo, in: formData, type: file, required: true }]
      responses: { 200: { description: Done } }
`

describe('[R-031] Swagger 2.0', () => {
  const { document, warnings } = loadLeniently(text)
  const getOperation = (method: string) =>
    document.operations.find((operation) => operation.method === method)

  test('becomes OpenAPI, with servers, security, and parameters', () => {
    expect(document.servers.map(({ url }) => url)).toEqual([
      'https://api.garden.example/v2',
      'http://api.garden.example/v2',
    ])
    expect(document.securitySchemes).toMatchObject({ login: { kind: 'basic' } })
    const get = getOperation('GET')
    expect(get?.security).toEqual([[{ name: 'login', scopes: [] }]])
    expect(get?.parameters.map(({ name, schema, explode }) => [name, schema, explode])).toEqual([
      ['id', { type: 'integer' }, false],
      ['page', { type: 'integer', default: 1 }, true],
      ['sort', { type: 'array', items: { type: 'string' } }, false],
    ])
    expect(get?.responses.map(({ status, contents }) => [status, contents.length])).toEqual([
      ['200', 1],
      ['404', 0],
    ])
    expect(document.schemas.Bed).toMatchObject({ properties: { name: { type: ['string', 'null'] } } })
  })

  test('moves bodies and forms to the body, even behind a `$ref`', () => {
    const [put] = getOperation('PUT')?.body?.contents ?? []
    expect(put).toMatchObject({ mediaType: 'application/json', schema: { $ref: '#/components/schemas/Bed' } })
    expect(getOperation('PUT')?.parameters.map(({ name }) => name)).toEqual(['id'])
    const [post] = getOperation('POST')?.body?.contents ?? []
    expect(post).toMatchObject({
      mediaType: 'multipart/form-data',
      schema: { required: ['photo'], properties: { photo: { type: 'string', format: 'binary' } } },
    })
  })

  test('keeps the lines and pointers of its file in warnings', () => {
    expect(warnings.map(({ at, problem }) => `${at.line} ${problem}`)).toEqual([
      '23 At `#/paths/~1beds~1{id}/get/responses/200`: `name` of the example is the number `7`, but must be `string` or `null`.',
      '16 At `#/definitions/Bed/properties/name/example`: The example is the number `1`, but must be `string` or `null`.',
    ])
  })

  test.each([
    ['a server without schemes', "swagger: '2.0'\nhost: a.example\n", ['https://a.example']],
    ['only a base path', "swagger: '2.0'\nbasePath: /v1\n", ['/v1']],
    ['no server', 'swagger: 2.0\n', ['']],
  ])('may have %s', (_, head, urls) => {
    const loaded = loadLeniently(`${head}info: { title: A, version: '1' }\npaths: {}\n`)
    expect(loaded.document.servers.map(({ url }) => url)).toEqual(urls)
  })

  test('has the paths, the host, the meanings, and the subtypes of documents about Azure', () => {
    const azure = loadLeniently(`swagger: '2.0'
info: { title: A, version: '1' }
basePath: /v1
x-ms-parameterized-host: { hostTemplate: '{endpoint}/{zone}', useSchemePrefix: false, parameters: [{ $ref: '#/parameters/Endpoint' }] }
parameters: { Endpoint: { name: endpoint, in: path, required: true, type: string, description: Your endpoint. } }
paths: { /beds: { get: { responses: { 200: { description: Done } } } } }
x-ms-paths: { '/beds?part=soil': { get: { responses: { 200: { description: Done } } } } }
definitions:
  Plant: { type: object, discriminator: kind, required: [kind], properties: { kind: { type: string } } }
  Rose: { x-ms-discriminator-value: '#Rose', allOf: [{ $ref: '#/definitions/Plant' }] }
  Size: { type: string, enum: [s], x-ms-enum: { name: Size, values: [{ value: s, description: Up to a foot. }] } }
`).document
    expect(azure.operations.map(({ path }) => path)).toEqual(['/beds', '/beds?part=soil'])
    expect(azure.servers).toMatchObject([
      {
        url: 'https://YOUR_ENDPOINT/YOUR_ZONE/v1',
        variables: [{ name: 'endpoint', description: 'Your endpoint.' }, { name: 'zone' }],
      },
    ])
    expect(azure.schemas.Plant).toMatchObject({
      discriminator: { mapping: { '#Rose': '#/components/schemas/Rose' } },
    })
    expect(azure.schemas.Size).toMatchObject({ description: '- `s`: Up to a foot.' })
  })

  test('has the examples of documents about Azure, which are files', () => {
    const loaded = loadTexts({
      'api/openapi.yaml': `swagger: '2.0'
info: { title: A, version: '1' }
paths:
  /beds/{id}:
    put:
      parameters:
        - { name: id, in: path, required: true, type: string }
        - { name: bed, in: body, schema: { type: object } }
      responses: { 200: { description: Done, schema: { type: object } } }
      x-ms-examples: { Make a bed: { $ref: examples/make.yaml } }
`,
      'api/examples/make.yaml':
        'parameters: { id: b1, bed: { size: 2 } }\nresponses: { 200: { body: { size: 2, id: b1 } } }\n',
    })
    const [operation] = loaded.document.operations
    expect(operation?.parameters[0]?.example).toBe('b1')
    const name = { name: 'Make a bed', summary: '' }
    expect(operation?.body?.contents[0]?.examples).toEqual([{ ...name, value: { size: 2 } }])
    expect(operation?.responses[0]?.contents[0]?.examples).toEqual([
      { ...name, value: { size: 2, id: 'b1' } },
    ])
  })

  test('has other files, which are Swagger too', () => {
    const { document } = loadTexts({
      'api/openapi.yaml': `swagger: '2.0'
info: { title: A, version: '1' }
produces: [application/json]
paths:
  /beds: { get: { parameters: [{ $ref: 'common.yaml#/parameters/Sort' }], responses: { 200: { $ref: 'common.yaml#/responses/Bed' } } } }
  /beds/{id}: { $ref: bed.yaml }
`,
      'api/common.yaml': `parameters: { Sort: { name: sort, in: query, type: array, collectionFormat: pipes, items: { type: string, enum: [name] } } }
responses: { Bed: { description: A bed., schema: { $ref: '#/definitions/Bed' }, headers: { X-Count: { type: integer, maximum: 9 } } } }
definitions: { Bed: { type: object, properties: { size: { type: integer } } } }
`,
      'api/bed.yaml': `parameters: [{ name: id, in: path, required: true, type: integer }]
put:
  consumes: [application/json]
  parameters: [{ name: bed, in: body, schema: { $ref: 'common.yaml#/definitions/Bed' } }]
  responses: { 200: { $ref: 'common.yaml#/responses/Bed' } }
`,
    })
    const bed = { mediaType: 'application/json', schema: { $ref: '#/components/schemas/Bed' } }
    const response = {
      contents: [bed],
      headers: [{ name: 'X-Count', schema: { type: 'integer', maximum: 9 } }],
    }
    expect(document.operations).toMatchObject([
      {
        parameters: [{ name: 'sort', style: 'pipeDelimited', schema: { items: { enum: ['name'] } } }],
        responses: [response],
      },
      {
        parameters: [{ name: 'id', schema: { type: 'integer' } }],
        body: { contents: [bed] },
        responses: [response],
      },
    ])
  })

  test('has bodies in other files, whose schemas stay there', () => {
    const { document, warnings } = loadTexts({
      'api/openapi.yaml': `swagger: '2.0'
info: { title: A, version: '1' }
consumes: [application/json]
paths:
  /beds: { post: { parameters: [{ $ref: 'parts/common.yaml#/parameters/Bed' }], responses: { 200: { description: Done } } } }
  /photos: { $ref: photos.yaml }
definitions: { Size: { type: integer, maximum: 9 } }
`,
      'api/parts/common.yaml': `parameters:
  Bed: { name: bed, in: body, required: true, description: The bed., schema: { $ref: '#/definitions/Bed' } }
  Photo: { name: photo, in: formData, type: file, required: true }
definitions: { Bed: { type: object, properties: { size: { $ref: '../openapi.yaml#/definitions/Size' } } } }
`,
      'api/photos.yaml': `post:
  consumes: [multipart/form-data]
  parameters: [{ $ref: 'parts/common.yaml#/parameters/Photo' }]
  responses: { 200: { description: Done } }
`,
    })
    expect(warnings).toEqual([])
    expect(document.operations.map(({ body }) => body)).toMatchObject([
      {
        isRequired: true,
        description: 'The bed.',
        contents: [{ schema: { $ref: '#/components/schemas/Bed' } }],
      },
      {
        isRequired: true,
        contents: [{ mediaType: 'multipart/form-data', schema: { required: ['photo'] } }],
      },
    ])
    expect(document.schemas).toMatchObject({
      Bed: { properties: { size: { $ref: '#/components/schemas/Size' } } },
      Size: { maximum: 9 },
    })
  })

  test('is an error if it can not be converted, or aliases contain themselves', () => {
    const head = "swagger: '2.0'\ninfo: { title: A, version: '1' }\n"
    expect(() => loadLeniently(`${head}paths: { /a: { get: { parameters: [{ name: a }] } } }\n`)).toThrow(
      /can't be converted to OpenAPI 3.0/,
    )
    expect(() => loadLeniently(`${head}x-a: &a { b: *a }\npaths: {}\n`)).toThrow(/contain themselves/)
  })
})
