import { expect, test } from 'vitest'
import { sampleDescribeContext } from '../../../tests/unit/api-values.ts'
import { loadLeniently } from '../../../tests/unit/load-texts.ts'
import { describeOperation } from './describe-operation.ts'

const { document } = loadLeniently(`openapi: 3.1.0
info: { title: A, version: '1' }
paths:
  /notes:
    get:
      x-codeSamples: [{ lang: CSHARP, source: Get(); }, { lang: Fortran, source: CALL get }]
      responses:
        '200':
          description: Done
          content:
            application/json: { example: { id: 7 } }
            application/vnd.note+json: { schema: { $ref: '#/components/schemas/Note' }, example: { $ref: notes/lost.json } }
            image/png: {}
components: { schemas: { Note: { type: object, properties: { text: { type: string, example: Hello } } } } }
`)
const [operation] = document.operations
if (operation === undefined) throw new Error('The document has no operation.')
const view = describeOperation(operation, sampleDescribeContext(document))
const [json, note, image] = view.responses[0]?.contents ?? []

test('[R-031] a body of JSON without a schema is a value, not a file', () => {
  expect(json).toMatchObject({ schema: { kind: 'value' }, examples: [{}] })
  expect(image?.schema).toBeUndefined()
})

test('[R-031] an example from a missing file is generated instead', () => {
  expect(note?.examples.map(({ html }) => html.replace(/<[^>]*>/g, ''))).toEqual([
    expect.stringContaining('Hello'),
  ])
})

test('[R-031] a sample has the usual name of its language', () => {
  expect(view.samples.filter(({ isOwn }) => isOwn).map(({ label }) => label)).toEqual(['C#', 'Fortran'])
})
