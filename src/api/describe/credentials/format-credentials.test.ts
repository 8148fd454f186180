import { expect, test } from 'vitest'
import { sampleDescribeContext } from '../../../../tests/unit/api-values.ts'
import { loadLeniently } from '../../../../tests/unit/load-texts.ts'
import { describeSchema } from '../schema/describe-schema.ts'
import { formatCredentials } from './format-credentials.ts'

test('[R-031] the overview lists every way to authenticate, with the scopes of all flows', () => {
  const { document, links } = loadLeniently(`openapi: 3.1.0
info: { title: A, version: '1' }
paths: {}
components:
  securitySchemes:
    login:
      type: oauth2
      description: For *apps*.
      flows:
        clientCredentials: { tokenUrl: https://a.example/token, scopes: { 'node:read': Read * nodes, 'node:write': 'Write, see [nodes](#nodes)' } }
        password: { tokenUrl: https://a.example/token, scopes: { 'node:read': Read * nodes } }
    key: { type: apiKey, in: query, name: api_key, deprecated: true }
`)
  expect(formatCredentials({ ...sampleDescribeContext(), document })).toBe(`# Credentials

## \`login\`

OAuth 2 access token in the \`Authorization\` header

For *apps*.

Client credentials flow:

- Token URL: \`https://a.example/token\`

Password flow:

- Token URL: \`https://a.example/token\`

- \`node:read\`: Read * nodes
- \`node:write\`: Write, see [nodes](#nodes)

## \`key\`

API key in the \`api_key\` query parameter (deprecated)`)
  expect(links.map(({ href }) => href)).toEqual(['#nodes'])
})

test('a document without schemes has no chapter about them', () => {
  const { document } = loadLeniently("openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths: {}\n")
  expect(formatCredentials({ ...sampleDescribeContext(), document })).toBe('')
})

test('[R-031] fields that depend on a value are shown, not required', () => {
  const schema = {
    type: 'object',
    required: ['kind'],
    properties: { kind: { type: 'string' } },
    if: { properties: { kind: { const: 'disk' } } },
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema.
    then: { properties: { size: { type: 'integer', description: 'In GB.' } }, required: ['size'] },
    else: { properties: { url: { type: 'string' }, kind: true } },
    dependentSchemas: { kind: { properties: { zone: { type: 'string' } } } },
  }
  const view = describeSchema(schema, { direction: 'request', anchor: 'body' }, sampleDescribeContext())
  const fields = view.kind === 'fields' ? view.fields : []
  expect(fields.map(({ name, isRequired, description }) => [name, isRequired, description])).toEqual([
    ['kind', true, ''],
    ['size', false, '<p>In GB.</p>'],
    ['url', false, ''],
    ['zone', false, ''],
  ])
})
