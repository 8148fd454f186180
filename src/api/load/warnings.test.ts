import { describe, expect, test } from 'vitest'
import { loadLeniently, loadTextProblems, loadTexts } from '../../../tests/unit/load-texts.ts'
import type { OpenApiOperation } from '../../shared/api/api-document.ts'
import { createSchemaExample } from '../../shared/api/example/create-schema-example.ts'
import type { LoadedApi } from '../../shared/api/loaded-api.ts'

const head = "openapi: 3.1.0\ninfo: { title: A, version: '1' }\n"
const done = "responses: { '200': { description: Done } }"

const listWarnings = ({ warnings }: LoadedApi): string[] =>
  warnings.map(({ kind, problem, at }) => `${at.line} ${kind}: ${problem.replace(/^At `[^`]*`: /, '')}`)

const getOperation = ({ document }: LoadedApi): OpenApiOperation => {
  const [operation] = document.operations
  if (operation === undefined) throw new Error('The document has no operation.')
  return operation
}

describe('[R-031] a mistake that leaves readers a page is a warning', () => {
  test('in an example, a status, and a description of the responses', () => {
    const text = `${head}paths:
  /a:
    get: { responses: { 4xx: { description: No }, 200 OK: { description: Yes }, Error: { description: Oops } } }
    put: {}
    post: { responses: { '200': { description: A, content: { application/json: { schema: { type: string }, example: 1 } } } } }
`
    const loaded = loadLeniently(text)
    expect(listWarnings(loaded)).toEqual([
      "5 statuses: `4xx` isn't a status.",
      "5 statuses: `200 OK` isn't a status.",
      "5 statuses: `Error` isn't a status.",
      '6 responses: The operation has no responses.',
      '7 examples: The example is the number `1`, but must be `string`.',
    ])
    expect(getOperation(loaded).responses.map(({ status }) => status)).toEqual(['4XX', '200'])
    expect(loadTextProblems(text)).toContain("`4xx` isn't a status.")
  })

  test.each([
    ['an escaped hyphen', '^[\\w\\-]+\\_x$', '^[\\w\\-]+_x$'],
    ['anchors of Ruby', '\\A\\d+\\z', '^\\d+$'],
    ['a POSIX class', '^[[:alpha:]]+$', '^[A-Za-z]+$'],
    ['slashes around it', '/^\\-a$/i', '^-a$'],
    ['slashes around a valid one', '/^[a-z]+$/', '^[a-z]+$'],
    ['a range of classes', '^[\\w-.]+$', '^[\\w\\-.]+$'],
    ['inline flags', '(?i)^a$', undefined],
  ])('in a pattern with %s', (_, pattern, repaired) => {
    const loaded = loadLeniently(
      `${head}components: { schemas: { A: { type: string, pattern: '${pattern}' } } }`,
    )
    expect(loaded.warnings.map(({ kind }) => kind)).toEqual(['patterns'])
    expect(loaded.document.schemas.A).toEqual({
      type: 'string',
      ...(repaired === undefined ? {} : { pattern: repaired }),
    })
    expect(loaded.bundled).toMatchObject({ components: { schemas: { A: { pattern } } } })
  })

  test.each([
    ['a repetition of a repetition', '^([a-z]+)*\\.$', '^[a-z]*\\.$'],
    ['ambiguous repetition', '^(\\w+\\s?)+$', undefined],
  ])('in a pattern that takes too long because of %s', (_, pattern, repaired) => {
    const loaded = loadLeniently(
      `${head}components: { schemas: { A: { type: string, pattern: '${pattern}' } } }`,
    )
    expect(listWarnings(loaded)).toEqual([
      `3 patterns: The string \`${JSON.stringify(pattern)}\` can take too long to match a text.`,
    ])
    expect(loaded.document.schemas.A).toEqual({
      type: 'string',
      ...(repaired === undefined ? {} : { pattern: repaired }),
    })
  })

  test('in the keywords of a schema', () => {
    const loaded = loadLeniently(`${head}components:
  schemas:
    A: { type: any, enum: x, properties: { b: { type: string, required: true }, c: { required: no } } }
`)
    expect(listWarnings(loaded)).toEqual([
      '5 schemas: The string `"any"` isn\'t a type.',
      '5 schemas: The string `"x"` was found where a list was expected.',
      '5 schemas: The value `true` was found where a list of names was expected.',
      '5 schemas: The string `"no"` was found where a list of names was expected.',
    ])
    expect(loaded.document.schemas.A).toEqual({
      required: ['b'],
      properties: { b: { type: 'string' }, c: {} },
    })
  })

  test('in parameters, which then fit the path', () => {
    const loaded = loadLeniently(`${head}paths:
  a/{id}/{part}#x:
    get:
      parameters:
        - { name: part, in: path, required: 'true', schema: { type: integer } }
        - { name: other, in: path, required: true, schema: { type: integer } }
        - { name: third, in: path, required: true, schema: { type: integer } }
        - { name: page, schema: {} }
        - { name: size, in: query }
      ${done}
`)
    expect(new Set(loaded.warnings.map(({ kind }) => kind))).toEqual(
      new Set(['fields', 'parameters', 'paths']),
    )
    const { path, parameters } = getOperation(loaded)
    expect(path).toBe('/a/{id}/{part}')
    expect(parameters.map((parameter) => [parameter.name, parameter.in, parameter.schema])).toEqual([
      ['id', 'path', { type: 'string' }],
      ['part', 'path', { type: 'integer' }],
      ['size', 'query', true],
    ])
  })

  test('in paths that differ only in a hash, and in IDs that differ only in case', () => {
    const operation = (id: string) => `{ get: { operationId: ${id}, ${done} } }`
    const loaded = loadLeniently(`${head}paths: { /a: ${operation('nodes')}, '/a#b': ${operation('Nodes')} }`)
    expect(loaded.warnings.map(({ kind }) => kind)).toEqual(['ids', 'endpoints'])
    expect(loaded.document.operations.map(({ id, path }) => [id, path])).toEqual([
      ['nodes', '/a'],
      ['Nodes', '/a'],
    ])
  })

  test('in security, whose scheme is shown by its name', () => {
    const loaded = loadLeniently(`${head}paths: { /a: { get: { security: [{ Token: [] }], ${done} } } }`)
    expect(listWarnings(loaded)).toEqual(["3 security: The security scheme `Token` doesn't exist."])
    expect(getOperation(loaded).security).toEqual([[{ name: 'Token', scopes: [] }]])
    expect(loaded.document.securitySchemes.Token).toMatchObject({ kind: 'unknown' })
  })

  test('in fields of the wrong type, and in fields that are missing', () => {
    const loaded = loadLeniently(
      'openapi: 3.0\ninfo: { version: 2 }\nservers: [{ description: 1 }]\npaths: ~\n',
    )
    expect(listWarnings(loaded)).toEqual([
      '4 fields: Nothing was found where an object was expected.',
      '1 fields: `paths` is missing.',
      '1 fields: The number `3` was found where a string was expected.',
      '2 fields: `title` is missing.',
      '2 fields: The number `2` was found where a string was expected.',
      '3 fields: `url` is missing.',
      '3 fields: The number `1` was found where a string was expected.',
    ])
    expect(loaded.document).toMatchObject({ title: 'Cloud API', version: '2' })
  })

  test('in YAML that most parsers accept', () => {
    const loaded = loadLeniently(
      `${head}paths:\n  /a:\n    get:\n      x-a: {\n        b: [\n          1]\n      }\n      ${done}\n      ${done}\n`,
    )
    expect(listWarnings(loaded)).toEqual([
      "9 syntax: The file isn't valid YAML: deficient indentation.",
      '11 syntax: The key `responses` is declared twice.',
    ])
    expect(getOperation(loaded).responses).toHaveLength(1)
    expect(loaded.bundled).toMatchObject({ paths: { '/a': { get: { 'x-a': { b: [1] } } } } })
  })

  test('in a `$ref` where OpenAPI allows none', () => {
    const texts = {
      'api/openapi.yaml': `${head}tags: [{ name: A, description: { $ref: texts.yaml#/a } }]
paths: { /a: { get: { $ref: texts.yaml#/get } } }
`,
      'api/texts.yaml': `a: About A.\nget: { tags: [A], ${done} }\n`,
    }
    const loaded = loadTexts(texts, { problems: 'warn' })
    expect(listWarnings(loaded)).toEqual([
      "3 refs: `$ref` isn't allowed here.",
      "4 refs: `$ref` isn't allowed here.",
    ])
    expect(loaded.document.groups).toMatchObject([
      { name: 'A', description: 'About A.', operations: ['getA'] },
    ])
  })
})

test('[R-031] a `$ref` to nothing and an ID that is used twice are errors, whatever the level', () => {
  const operation = `{ get: { operationId: getA, ${done} } }`
  const load = () =>
    loadLeniently(`${head}paths: { /a: ${operation}, /b: ${operation}, /c: { $ref: '#/nothing' } }`)
  expect(load).toThrow(/`\$ref` to `#\/nothing`[\s\S]*The operation ID `getA` is taken/)
})

test('[R-031] a closed part of `allOf` that makes every value invalid is opened, and so is a form that is a list', () => {
  const loaded = loadLeniently(`${head}paths:
  /a:
    post:
      requestBody: { content: { multipart/form-data: { schema: { type: array, items: { type: string } } } } }
      ${done}
components:
  schemas:
    Named: { type: object, additionalProperties: false, required: [name], properties: { name: { type: string } } }
    Node: { allOf: [{ $ref: '#/components/schemas/Named' }, { required: [size], properties: { size: { type: integer } } }] }
`)
  expect(listWarnings(loaded)).toEqual([
    '10 schemas: `additionalProperties: false` forbids `size`, which a part of `allOf` requires.',
    '6 schemas: A body of the type `multipart/form-data` has fields, but its schema is a list.',
  ])
  expect(createSchemaExample({ $ref: '#/components/schemas/Node' }, loaded.document.schemas)).toEqual({
    name: 'string',
    size: 1,
  })
  expect(loaded.document.schemas.Named).toMatchObject({ additionalProperties: false })
  expect(getOperation(loaded).body?.contents[0]?.schema).toEqual({
    type: 'object',
    additionalProperties: { type: 'string' },
  })
})

test('[R-031] extensions that mean something to readers are in the descriptions', () => {
  const loaded = loadLeniently(`openapi: 3.1.0
info: { title: A, version: '1', description: About., x-logo: { url: 'https://a.example/logo.png', altText: A } }
paths: { /a: { get: { description: Gets., x-badges: [{ name: Beta }, { name: Internal }], ${done} } } }
components: { schemas: { State: { enum: [0, 1], x-enum-varnames: [Off, On], x-enumDescriptions: { 1: It runs. } } } }
`)
  expect(loaded.document.description).toBe('![A](<https://a.example/logo.png>)\n\nAbout.')
  expect(getOperation(loaded).description).toBe('**Beta** · **Internal**\n\nGets.')
  expect(loaded.document.schemas.State).toMatchObject({ description: '- `0`: Off\n- `1`: On: It runs.' })
})

test('[R-031] all named examples of a parameter are read', () => {
  const loaded = loadLeniently(`${head}paths:
  /a:
    get:
      parameters:
        - name: sort
          in: query
          schema: { type: string }
          examples: { up: { value: asc, summary: Oldest first }, down: { value: desc } }
      ${done}
`)
  expect(getOperation(loaded).parameters).toMatchObject([
    {
      example: 'asc',
      examples: [
        { name: 'up', summary: 'Oldest first', value: 'asc' },
        { name: 'down', summary: '', value: 'desc' },
      ],
    },
  ])
})
