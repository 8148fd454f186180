import { describe, expect, test } from 'vitest'
import { loadProblems, loadTextProblems } from '../../../../tests/unit/load-texts.ts'

const head = `openapi: 3.1.1
info: { title: Cloud API, version: '1' }
`
const answer = `responses: { '200': { description: Done } }`

describe("[R-031] a file that can't be parsed", () => {
  test('is reported with all of its errors', () => {
    expect(loadTextProblems(`${head}paths:\n  /a: [\n  /b: "x\n`)).toMatchInlineSnapshot(`
      "api/openapi.yaml:5
        The file isn't valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ].
        Put strings that contain a colon, a hash, or braces in quotes, and check the indentation.

      api/openapi.yaml:6
        The file isn't valid YAML: Missing closing "quote.
        Put strings that contain a colon, a hash, or braces in quotes, and check the indentation."
    `)
  })

  test('because of tabs is reported with spaces as the fix', () => {
    expect(loadTextProblems(`${head}paths:\n\t/a:\n\t\tget: { ${answer} }\n`)).toMatchInlineSnapshot(`
      "api/openapi.yaml:4
        The file isn't valid YAML: Tabs are not allowed as indentation.
        Indent with spaces: YAML allows no tabs.

      api/openapi.yaml:5
        The file isn't valid YAML: Tabs are not allowed as indentation.
        Indent with spaces: YAML allows no tabs."
    `)
  })

  test('JSON', () => {
    expect(
      loadProblems({ 'api/openapi.json': '{\n  "openapi": "3.1.0\n}' }, 'api/openapi.json'),
    ).toMatchInlineSnapshot(`
      "api/openapi.json:3
        The file isn't valid JSON: Missing closing "quote.
        Check quotes, commas, and brackets.

      api/openapi.json:3
        The file isn't valid JSON: Flow map must end with a }.
        Check quotes, commas, and brackets."
    `)
  })

  test('reports duplicate keys in YAML and in JSON', () => {
    const json = '{ "NotFound": { "description": "a" },\n  "NotFound": { "description": "b" } }'
    const yaml = `${head}paths:
  /a:
    get: { ${answer} }
    get:
      responses:
        '404': { $ref: 'responses.json#/NotFound' }
`
    expect(loadProblems({ 'api/openapi.yaml': yaml, 'api/responses.json': json })).toMatchInlineSnapshot(`
      "api/openapi.yaml:6
        At \`#/paths/~1a/get\`: The key \`get\` is declared twice.
        Remove or rename one of them.

      api/responses.json:2
        At \`#/NotFound\`: The key \`NotFound\` is declared twice.
        Remove or rename one of them."
    `)
  })

  test.each([
    ['Swagger 1', 'swagger: "1.2"\ninfo: {}\n'],
    ['AsyncAPI', 'asyncapi: 3.0.0\ninfo: {}\n'],
    ['an Overlay', 'overlay: 1.0.0\nactions: []\n'],
    ['a later version', 'openapi: 4.0.0\n'],
    ['a number', 'openapi: 4.1\n'],
    ['none', 'info: {}\n'],
    ['a list', '- openapi\n'],
    ['nothing', '# empty\n'],
    ['two documents', 'openapi: 3.1.0\n---\nopenapi: 3.1.0\n'],
  ])('rejects a document in an unsupported version: %s', (name, text) => {
    expect(`${name}\n${loadTextProblems(text)}`).toMatchSnapshot()
  })

  test('reports an alias that contains itself and aliases that multiply', () => {
    const bomb = [
      'a: &a [1,1,1,1,1,1,1,1,1,1]',
      ...'bcdef'.split('').map((name, index) => `${name}: &${name} [${`*${'abcdef'[index]},`.repeat(10)}]`),
    ]
    expect(loadTextProblems(`${head}paths: {}\nx-a: &a { b: *a }\n`)).toMatchInlineSnapshot(`
      "api/openapi.yaml:4
        The YAML aliases in the file expand to too much data or contain themselves.
        Use \`$ref\` instead of \`*\`."
    `)
    expect(loadTextProblems(`${head}paths: {}\nx-bomb:\n  ${bomb.join('\n  ')}\n`)).toMatchInlineSnapshot(`
      "api/openapi.yaml:10
        The YAML aliases in the file expand to too much data or contain themselves.
        Use \`$ref\` instead of \`*\`."
    `)
  })
})
