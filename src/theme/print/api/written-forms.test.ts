import { expect, test } from 'vitest'
import { english, sampleDescribeContext } from '../../../../tests/unit/api-values.ts'
import { loadText } from '../../../../tests/unit/load-texts.ts'
import { describeOperation } from '../../../api/describe/describe-operation.ts'
import { formatOperationDetails } from '../../../api/exports/markdown/format-operation-details.ts'
import { renderOperation } from './render-api-parts.tsx'

const { document } = loadText(`openapi: 3.1.1
info: { title: Parcels, version: '1' }
paths:
  /parcels:
    post:
      parameters:
        - name: filter
          in: query
          allowReserved: true
          allowEmptyValue: true
          schema: { type: string }
          examples:
            small: { summary: Small, description: Only *tiny* ones., value: a/b }
            large: { value: c }
      requestBody:
        content:
          multipart/form-data:
            schema:
              type: object
              properties:
                label: { type: string }
                photo: { type: string, format: binary }
                owner:
                  description: Who owns it.
                  anyOf: [{ type: string }, { type: 'null', description: Nobody does. }]
                place:
                  oneOf: [{ title: Name, type: string }, { title: Number, type: integer, minimum: 3 }, { type: 'null', description: Nowhere. }]
            encoding:
              label: { allowReserved: true }
              photo:
                contentType: image/png, image/jpeg
                headers: { X-Profile: { description: Of the colors., schema: {} }, Content-Type: { schema: {} } }
            examples:
              outside: { summary: A large form, description: Many fields., externalValue: https://files.example/large.json }
      responses: { '200': { description: Done } }
    put:
      requestBody: { content: { application/json: { schema: { type: object } } } }
      responses: { '200': { description: Done } }
`)
const [operation] = document.operations
if (operation === undefined) throw new Error('The document has no operation.')

test('[R-031] a page shows how values are sent, and examples outside of the document', () => {
  const context = sampleDescribeContext({ ...document })
  const html = renderOperation(describeOperation(operation, context), english)
  for (const part of [
    'characters such as <code>/</code> <code>?</code> <code>&amp;</code> stay as they are',
    'can be sent without a value',
    'Example (Small: Only tiny ones.)',
    'sent as <code>image/png, image/jpeg</code>',
    'its part has the headers <code>X-Profile</code> (Of the colors.)',
    '<code>null</code>: Nobody does.',
    '<code>null</code>: Nowhere.',
    '<a href="https://files.example/large.json">Open the example</a>',
  ])
    expect(html).toContain(part)
})

test('[R-031] and so does its Markdown', () => {
  const markdown = formatOperationDetails(operation, document, {
    ...{ schemas: document.schemas, isShort: false, titleLevel: 1 },
    ...{ referencedSchemas: new Set<string>(), linkedSchemas: new Set<string>() },
  }).join('\n')
  for (const part of [
    'Characters such as `/`, `?`, and `&` stay as they are.',
    'Can be sent without a value.',
    'Small: Only tiny ones.: `"a/b"`',
    '- `photo`: sent as `image/png, image/jpeg`; with the header `X-Profile` (Of the colors.).',
    '- `null`: Nowhere.',
    'One of: Name, Number.',
    '[A large form](<https://files.example/large.json>)',
  ])
    expect(markdown).toContain(part)
})

test('[R-031] a body whose fields are unknown has its type', () => {
  const [, put] = document.operations
  if (put === undefined) throw new Error('The document has one operation.')
  const html = renderOperation(describeOperation(put, sampleDescribeContext({ ...document })), english)
  expect(html).toContain('<p class="schema-type">object</p>')
})
