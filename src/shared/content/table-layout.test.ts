import { expect, test } from 'vitest'
import { chooseTableLayout } from './table-layout.ts'

const long = 'The node takes no requests until it has started again.'

test.each([
  ['two wide columns', ['Action', 'Effect'], ['Start in recovery mode', long]],
  ['three columns', ['Action', 'Effect', 'Price'], ['Start in recovery mode', long, 'Free']],
  [
    'six columns with a description',
    ['A', 'B', 'C', 'D', 'E', 'F'],
    ['name', 'string', 'no', '1', 'no', long],
  ],
  ['five columns of texts', ['A', 'B', 'C', 'D', 'E'], [long, long, long, long, 'E']],
  [
    'many numbers',
    ['Model', 'Layers', 'Heads', 'Head size', 'Per token'],
    ['Llama', '80', '8', '128', '320 KB'],
  ],
  ['four columns', ['What', 'Limit', 'Unit', 'Note'], ['Volumes of a node', '8', 'volumes', long]],
])('a table of %s is stacked on a phone', (_, ...rows) => {
  expect(chooseTableLayout(rows).className).toBe('table-wrap table-stacked')
})

test.each([
  ['two narrow columns', ['Port', 'Protocol'], ['22', 'SSH']],
  ['a short name with a long text', ['Status', 'Meaning'], ['404', long]],
  ['numbers', ['Plan', 'vCPU', 'Memory (GB)', 'Disk (GB)'], ['C3.8GB-and-a-long-name', '4', '8', '100']],
  ['one column', ['Action'], [long]],
])('columns of a table of %s stay side by side', (_, ...rows) => {
  expect(chooseTableLayout(rows)).toEqual({ className: 'table-wrap', labels: [] })
})

test('stacked cells of three columns have the names of their columns, except for the title of the row', () => {
  const rows = [
    ['Action', 'Effect', 'Price'],
    ['Start in recovery mode', long, 'Free'],
  ]
  expect(chooseTableLayout(rows).labels).toEqual([undefined, 'Effect', 'Price'])
})
