import { expect, test } from 'vitest'
import { loadLeniently } from '../unit/load-texts.ts'
import { checkSamples } from './check-samples.ts'

const json = (value: string): string => `{ application/json: ${value} }`
const body = (media: string): string => `requestBody: { required: true, content: ${json(media)} }`
const done = "responses: { '200': { description: Done } }"
const stream = (value: boolean): string =>
  `{ schema: { type: object, required: [stream], properties: { stream: { const: ${value} } } } }`

/** Shapes of public documents, reduced to what makes them special. */
const excerpts = {
  'an example that contradicts its schema': `{ post: { ${body('{ schema: { type: array }, example: { a: 1 } }')}, ${done} } }`,
  'a parameter whose example contradicts its schema': `{ get: { parameters: [{ name: q, in: query, example: a b, schema: { type: array, items: { type: integer } } }], ${done} } }`,
  'a path with characters that URLs encode': `{ get: { ${done} } }`,
  'a response before the final one': "{ get: { responses: { '101': { description: Switching } } } }",
  'a request body of GET': `{ get: { ${body('{ schema: { type: object } }')}, ${done} } }`,
  'a form with null': `{ post: { requestBody: { content: { multipart/form-data: { schema: { type: object, properties: { a: { anyOf: [{ type: 'null' }, { type: number }] } } }, example: { a: ~ } } } }, ${done} } }`,
  'a form with an object and a list as one text each': `{ post: { requestBody: { content: { multipart/form-data: { schema: { type: object, properties: { point: { type: object, properties: { x: { type: integer }, y: { type: string } } }, ids: { type: array, minItems: 2, items: { type: integer } } } }, encoding: { point: { style: form, explode: false }, ids: { style: pipeDelimited, explode: false } } } } }, ${done} } }`,
  'responses in lower case': '{ get: { responses: { 2xx: { description: Done } } } }',
  'no responses': '{ get: {} }',
  'fields with patterns that no common word matches': `{ post: { ${body("{ schema: { type: object, required: [key], properties: { key: { type: string, pattern: '^user_[0-9A-Fa-f]{32}$' }, land: { type: string, pattern: '^[A-Z]{2}$' } } } }")}, ${done} } }`,
  'an object in the query with a member of its name': `{ get: { parameters: [{ name: id, in: query, required: true, schema: { type: object, required: [id], properties: { id: { type: string } } } }], ${done} } }`,
  'an object in the query whose members are in shapes': `{ get: { parameters: [{ name: by, in: query, required: true, schema: { type: object, oneOf: [{ required: [id], properties: { id: { type: string } } }, { required: [mail], properties: { mail: { type: string } } }] } }], ${done} } }`,
  'an object in the query with any members': `{ get: { parameters: [{ name: size, in: query, schema: { type: integer } }, { name: prefs, in: query, required: true, schema: { type: object }, example: { mode: 2 } }], ${done} } }`,
  'an optional object in the query with an empty text as example': `{ get: { parameters: [{ name: query, in: query, schema: { type: object, example: '', additionalProperties: { type: string } } }], ${done} } }`,
  'a text that nothing describes': `{ post: { requestBody: { required: true, content: { text/plain: {} } }, ${done} } }`,
  'a parameter that nothing describes': `{ get: { ${done} } }`,
}

const createKey = (name: string, index: number): string =>
  `'/e${index}/<x>/${name.startsWith('a parameter that') ? '{id}' : 'y'}'`

test('[R-031] the mock answers the samples of lax documents', async () => {
  const paths = Object.entries(excerpts).map(([name, item], index) => `  ${createKey(name, index)}: ${item}`)
  const { document } = loadLeniently(`openapi: 3.1.0
info: { title: A, version: '1' }
paths:
${paths.join('\n')}
`)
  expect(await checkSamples(document)).toEqual({ samples: paths.length, failures: [] })
})

test('[R-031] the mock chooses the operation that a request is valid for', async () => {
  const { document } = loadLeniently(`openapi: 3.1.0
info: { title: A, version: '1' }
paths:
  /a: { post: { ${body(stream(false))}, ${done} } }
  /a#stream: { post: { ${body(stream(true))}, responses: { '202': { description: Later } } } }
`)
  expect(await checkSamples(document)).toEqual({ samples: 2, failures: [] })
})

test('[R-031] the mock distinguishes paths that differ only in the names of their parameters', async () => {
  const get = (name: string, schema: string, status: string): string =>
    `{ get: { parameters: [{ name: ${name}, in: path, required: true, schema: ${schema} }], responses: { '${status}': { description: Done } } } }`
  const { document } = loadLeniently(`openapi: 3.1.0
info: { title: A, version: '1' }
paths:
  /files/{id}: ${get('id', '{ type: string, format: uuid }', '200')}
  /files/{name}: ${get('name', "{ type: string, pattern: '^[a-z]{3}[.]txt$' }", '203')}
`)
  expect(await checkSamples(document)).toEqual({ samples: 2, failures: [] })
})

test('[R-031] the mock chooses by its own values where paths differ only in the names of free parameters', async () => {
  const get = (name: string, given: string, status: string): string =>
    `{ get: { parameters: [{ name: ${name}, in: path, required: true, schema: { type: string${given} } }], responses: { '${status}': { description: Done } } } }`
  const { document, warnings } = loadLeniently(`openapi: 3.1.0
info: { title: A, version: '1' }
paths:
  /{first_path}/login: ${get('first_path', ', default: first', '200')}
  /{second_path}/login: ${get('second_path', ', default: second', '203')}
  /{third_path}/login: ${get('third_path', '', '206')}
`)
  expect(await checkSamples(document)).toEqual({ samples: 3, failures: [] })
  expect(warnings[0]?.problem).toContain(
    '`GET /{second_path}/login` has the same method and path as `GET /{first_path}/login` (api/openapi.yaml:4)',
  )
  expect(warnings[0]?.fix).toContain('Limit the parameters so that no value fits both')
})

test('a sample that the mock refuses is a failure', async () => {
  const { document } = loadLeniently(`openapi: 3.1.0
info: { title: A, version: '1' }
paths:
  /a: { post: { operationId: refused, ${body('{ schema: { type: string, pattern: ^x, minLength: 999 } }')}, ${done} } }
`)
  expect(await checkSamples(document)).toEqual({
    samples: 1,
    failures: [{ operation: 'refused', reason: expect.stringContaining('400 Bad request') }],
  })
})

test('[R-031] the mock distinguishes paths that differ only in the slash at their end', async () => {
  const get = (status: string): string =>
    `{ get: { parameters: [{ name: id, in: path, required: true, schema: { type: string } }], responses: { '${status}': { description: Done } } } }`
  const { document } = loadLeniently(`openapi: 3.1.0
info: { title: A, version: '1' }
paths:
  /keys/{id}: ${get('200')}
  /keys/{id}/: ${get('203')}
`)
  expect(await checkSamples(document)).toEqual({ samples: 2, failures: [] })
})

test('[R-031] a sample sends a query of its path once', async () => {
  const { document } = loadLeniently(`openapi: 3.1.0
info: { title: A, version: '1' }
paths:
  /disks?comp=list: { get: { parameters: [{ name: comp, in: query, required: true, schema: { type: string, enum: [list] } }], ${done} } }
`)
  expect(await checkSamples(document)).toEqual({ samples: 1, failures: [] })
})

test('[R-031] methods of a document keep their letters', async () => {
  const { document } = loadLeniently(`openapi: 3.2.0
info: { title: A, version: '1' }
paths:
  /disks: { additionalOperations: { notify: { ${done} }, COPY: { ${done} } }, query: { ${done} } }
`)
  expect(document.operations.map(({ method }) => method)).toEqual(['notify', 'COPY', 'QUERY'])
  expect(await checkSamples(document)).toEqual({ samples: 3, failures: [] })
})
