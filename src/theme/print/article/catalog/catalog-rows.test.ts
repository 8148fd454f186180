import { expect, test } from 'vitest'
import { isNumericColumn } from './catalog-rows.ts'

test.each([
  [[{ ram: 4 }, { ram: '1,024' }, {}], true],
  [[{ ram: 4 }, { ram: '8 GB' }], false],
  [[{}, { ram: '' }], false],
])('a column of %j is numeric: %s', (rows: Record<string, string | number>[], numeric) => {
  expect(isNumericColumn(rows, 'ram')).toBe(numeric)
})
