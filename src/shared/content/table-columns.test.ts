import { expect, test } from 'vitest'
import { chooseColumnShares, isAmountColumn } from './table-columns.ts'

const header = ['What you see', 'Cause', 'Fix']
const first = [header, ['i/o timeout', 'The port is closed', 'Allow it']]
const second = [
  header,
  ['Pending, and no worker is added', 'The pool is full', 'Raise the limit of the pool'],
]

test('tables with the same headers have the same columns, and all of their width', () => {
  const shares = chooseColumnShares([first, second])
  expect(shares).toEqual([42, 29, 29])
  expect(chooseColumnShares([second, first])).toEqual(shares)
})

test('no column is too narrow for its words', () => {
  const long = 'word '.repeat(80)
  expect(chooseColumnShares([[header, ['a', 'b', long]], first])).toEqual([20, 20, 60])
})

test.each([
  ['a single table', [first]],
  ['two columns', [[['a', 'b']], [['a', 'b']]]],
])('%s follows its texts', (_, tables) => {
  expect(chooseColumnShares(tables)).toEqual([])
})

test.each([
  [['75', '3,750'], true],
  [['₹1,00,000', '₹99.50'], true],
  [['1,000', '−100'], true],
  [['3306', '5432'], false],
  [['9.0', '8.9'], false],
  [['1,000', 'none'], false],
  [['1,000'], false],
])('a column of %j has amounts: %s', (cells, expected) => {
  expect(isAmountColumn([['Name', 'Price'], ...cells.map((cell) => ['a', cell])], 1)).toBe(expected)
})
