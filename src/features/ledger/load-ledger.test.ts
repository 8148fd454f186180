import { expect, test } from 'vitest'
import { formatProblems } from '../../shared/docs-error.ts'
import { parseLedger } from './load-ledger.ts'

test('[F-001] a ledger has one address per line, in any order', () => {
  const { rows, conflicts, problems } = parseLedger(
    '\uFEFF# Comment\r\n\r\n/docs/b/\r\n/docs/a.html#gr%C3%B6%C3%9Fe\n/api/x/#/nodes/list\n/docs/b/\n',
  )
  expect([conflicts, problems]).toEqual([[], []])
  expect(rows).toEqual([
    { address: '/docs/b/', path: '/docs/b/', id: undefined, line: 3 },
    { address: '/docs/a.html#gr%C3%B6%C3%9Fe', path: '/docs/a/', id: 'größe', line: 4 },
    { address: '/api/x/#/nodes/list', path: '/api/x/', id: '/nodes/list', line: 5 },
    { address: '/docs/b/', path: '/docs/b/', id: undefined, line: 6 },
  ])
})

test('lines that are not addresses are reported', () => {
  const { rows, problems } = parseLedger(
    'docs/a/\n/a b/\n/a/\t/b/\n/a/?x=1\n/%zz/\n/a/#%zz\n/a/#\nhttps://x.example/\n',
  )
  expect(rows).toEqual([])
  expect(problems.map(({ at }) => at.line)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(formatProblems(problems.slice(0, 1))).toMatchInlineSnapshot(`
    "content/published.txt:1
      \`docs/a/\` isn't an address.
      Write a path of the site, such as \`/docs/page/\` or \`/docs/page/#section\`, or remove the line."
  `)
})

test('a merge conflict is reported once, and the addresses of both branches are kept', () => {
  const { rows, conflicts, problems } = parseLedger(
    [
      '/a/',
      '<<<<<<< HEAD',
      '/b/',
      '||||||| 1a2b3c4',
      '=======',
      '/c/',
      '>>>>>>> feature/disks',
      '/d/',
      '<<<<<<< HEAD',
      '/e/',
      '=======',
      '/f/',
      '>>>>>>> feature/disks',
      '=======',
    ].join('\n'),
  )
  expect(rows.map(({ address }) => address)).toEqual(['/a/', '/b/', '/c/', '/d/', '/e/', '/f/'])
  expect(problems).toEqual([])
  expect(conflicts.map(({ at }) => at.line)).toEqual([2, 9, 14])
  expect(formatProblems(conflicts.slice(0, 1))).toMatchInlineSnapshot(`
    "content/published.txt:2
      This is a merge conflict between two branches.
      Run \`docent ledger update\`, which keeps the addresses of both."
  `)
})
