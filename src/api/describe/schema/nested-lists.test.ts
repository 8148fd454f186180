import { expect, test } from 'vitest'
import { sampleDescribeContext } from '../../../../tests/unit/api-values.ts'
import { summarizeValue } from '../../exports/markdown/format-field-table.ts'
import { describeSchema } from './describe-schema.ts'

const point = { type: 'array', description: 'A point.', minItems: 2, maxItems: 3, items: { type: 'number' } }
const line = { type: 'array', description: 'A line.', maxItems: 9, items: point }

test('[R-031] lists of lists show the texts and limits of each level', () => {
  const schema = { type: 'object', properties: { line } }
  const view = describeSchema(schema, { anchor: '', direction: 'both' }, sampleDescribeContext())
  const [field] = view.kind === 'fields' ? view.fields : []
  expect(field).toMatchObject({ description: '<p>A line.</p>', facts: { limits: ['at most 9 items'] } })
  expect(field?.children).toMatchObject({
    ...{ kind: 'value', description: '<p>A point.</p>' },
    facts: { limits: ['from 2 to 3 items'] },
  })
  expect(summarizeValue(line, {})[1]).toContain('From 2 to 3 items.')
})

test('[R-031] a choice between types shows the limits of a list', () => {
  const schema = { oneOf: [{ type: 'string' }, { type: 'array', maxItems: 9, items: { type: 'string' } }] }
  const view = describeSchema(schema, { anchor: '', direction: 'both' }, sampleDescribeContext())
  expect(view.kind).toBe('choice')
})
