import { expect, test } from 'vitest'
import type { Schema } from '../../../../shared/api/api-document.ts'
import { chooseControl, type ParameterControl } from './parameter-control.ts'

const cases: [Schema, ParameterControl][] = [
  [true, { kind: 'text', inputMode: 'text' }],
  [{ type: 'string' }, { kind: 'text', inputMode: 'text' }],
  [{ type: 'integer' }, { kind: 'text', inputMode: 'numeric' }],
  [{ type: ['number', 'null'] }, { kind: 'text', inputMode: 'decimal' }],
  [{ type: ['string', 'integer'] }, { kind: 'text', inputMode: 'text' }],
  [{ type: 'boolean' }, { kind: 'choice', values: ['true', 'false'] }],
  [{ enum: ['a', 1, null] }, { kind: 'choice', values: ['a', '1'] }],
  [{ const: 'a' }, { kind: 'choice', values: ['a'] }],
  [{ type: 'array' }, { kind: 'list', values: [] }],
  [
    { type: 'array', items: { enum: ['a', 'b'] } },
    { kind: 'list', values: ['a', 'b'] },
  ],
  [{ type: 'object' }, { kind: 'json' }],
]
test.each(cases)('[R-033] a parameter has the control of its type: %j', (schema, control) => {
  expect(chooseControl({ schema })).toEqual(control)
})
