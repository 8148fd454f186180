import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createFolder } from '../../../tests/new-folder.ts'
import { DocsError, formatProblems } from '../../shared/docs-error.ts'
import { lintStatements } from './lint-statements.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** Returns the problems of a site with these files below `content/`. */
function lint(files: Record<string, string>): string {
  const root = createFolder('statements')
  folders.push(root)
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, 'content', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  try {
    return formatProblems(lintStatements(root, new Map()))
  } catch (error) {
    if (error instanceof DocsError) return error.message
    throw error
  }
}

const list = `# Fields
- field: Smallest pool
  statements:
    - { at: api/pools.yaml#/Pool/minimum }
    - { in: docs/**, pattern: 'at least (\\d+) workers' }
`

test('reports a guide that contradicts an API document, with both lines', () => {
  expect(
    lint({
      'statements.yml': list,
      'api/pools.yaml': 'Pool:\n  type: integer\n  minimum: 2\n',
      'docs/pools.mdx': '---\ntitle: Pools\n---\n\nA pool has at least 1 workers.\n',
    }),
  ).toBe(
    `content/docs/pools.mdx:5
  Smallest pool: the file says \`1\`, but content/api/pools.yaml:3 says \`2\`.
  Find out which is right, and say the same in both. content/statements.yml lists the files that state it.`,
  )
})

test('accepts a site without a list', () => {
  expect(lint({ 'docs/pools.mdx': 'A pool has at least 1 workers.' })).toBe('')
})

test('reports a pattern without a group', () => {
  const text = list.replace('(\\d+)', '\\d+')
  expect(lint({ 'statements.yml': text, 'api/pools.yaml': 'Pool: 1' })).toContain(
    'a pattern is a regular expression with one group',
  )
})

test('reports an entry whose file has wrong syntax as one that matches nothing', () => {
  expect(
    lint({ 'statements.yml': list, 'api/pools.yaml': 'Pool: [', 'docs/pools.mdx': 'at least 2 workers' }),
  ).toContain('nothing matches `api/pools.yaml#/Pool/minimum`')
})
