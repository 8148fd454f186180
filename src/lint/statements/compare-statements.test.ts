import { expect, test } from 'vitest'
import { formatProblems } from '../../shared/docs-error.ts'
import { compareStatements } from './compare-statements.ts'
import type { StatementSource } from './statement-list.ts'

const pool = {
  min: { minimum: 1, description: 'Workers, at least 2.' },
  status: { enum: ['Running', 'Stopped'] },
}
const catalog = new Map([
  [
    'states',
    {
      title: 'States',
      columns: [],
      rows: {
        on: { object: 'pool', state: 'RUNNING' },
        off: { object: 'pool', state: 'Stopped' },
        failed: { object: 'pool', state: 'Failed' },
        other: { object: 'node', state: 'Saving' },
      },
    },
  ],
])
const guide = 'First line\n\nA pool has at least\ntwo workers. A larger pool has at least 3 workers.'

/** Returns the problems of one field. */
function compare(statements: StatementSource[], value?: string): string {
  return formatProblems(
    compareStatements([{ field: 'Smallest pool', value, statements }], {
      files: [
        { file: 'content/docs/pools.mdx', text: guide },
        { file: 'content/docs/empty.mdx', text: '' },
      ],
      catalog,
      readDocument: (file) =>
        file === 'content/api/pools.yaml' ? { value: pool, line: (path) => path.length } : undefined,
      list: { file: 'content/statements.yml', findLine: (index) => index + 1 },
    }),
  )
}

test('accepts statements with the same value, also as a word and across lines', () => {
  expect(
    compare([
      { at: 'api/pools.yaml#/min/description', pattern: 'at least (\\d+)' },
      { in: ['docs/*.mdx'], pattern: 'A pool has at least (\\w+) workers' },
    ]),
  ).toBe('')
})

test('reports each statement that differs from the first, with both places', () => {
  expect(
    compare([
      { at: 'api/pools.yaml#/min/description', pattern: 'at least (\\d+)' },
      { at: 'api/pools.yaml#/min/minimum' },
      { in: 'docs/**', pattern: 'at least (\\w+) workers' },
    ]),
  ).toMatchInlineSnapshot(`
    "content/api/pools.yaml:2
      Smallest pool: the file says \`1\`, but content/api/pools.yaml:2 says \`2\`.
      Find out which is right, and say the same in both. content/statements.yml lists the files that state it.

    content/docs/pools.mdx:4
      Smallest pool: the file says \`3\`, but content/api/pools.yaml:2 says \`2\`.
      Find out which is right, and say the same in both. content/statements.yml lists the files that state it."
  `)
})

test('compares with a given value', () => {
  expect(compare([{ at: 'api/pools.yaml#/min/minimum' }], '2')).toContain(
    'the file says `1`, but content/statements.yml:1 says `2`.',
  )
})

test('compares lists as sets', () => {
  const states: StatementSource = { rows: 'states', where: { object: 'pool' }, key: 'state' }
  expect(compare([states, { at: 'api/pools.yaml#/status/enum' }])).toContain(
    'Smallest pool: the file lacks `failed`, which content/catalog/states.yml has.',
  )
  expect(compare([{ at: 'api/pools.yaml#/status/enum' }, states])).toContain(
    'Smallest pool: content/api/pools.yaml:2 lacks `failed`, which the file has.',
  )
})

test('reports an entry that matches nothing', () => {
  expect(
    compare([
      { at: 'api/pools.yaml#/min/maximum' },
      { at: 'api/missing.yaml#/min' },
      { in: 'docs/**', pattern: 'at most (\\d+)' },
      { rows: 'states', where: { object: 'bucket' }, key: 'state' },
    ]),
  ).toMatchInlineSnapshot(`
    "content/statements.yml:1
      Smallest pool: nothing matches \`api/pools.yaml#/min/maximum\`.
      Correct the entry, or remove it if no file states the field anymore.

    content/statements.yml:1
      Smallest pool: nothing matches \`api/missing.yaml#/min\`.
      Correct the entry, or remove it if no file states the field anymore.

    content/statements.yml:1
      Smallest pool: nothing matches \`at most (\\d+)\` in \`docs/**\`.
      Correct the entry, or remove it if no file states the field anymore.

    content/statements.yml:1
      Smallest pool: nothing matches a row of \`states\`.
      Correct the entry, or remove it if no file states the field anymore."
  `)
})
