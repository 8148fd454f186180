import { describe, expect, test } from 'vitest'
import { catchProblems } from '../../tests/unit/problems-of.ts'
import { smallestConfig } from '../../tests/unit/sample-values.ts'
import { parseConfig } from './load-config.ts'

const problems = (more: Record<string, unknown>): string =>
  catchProblems(() => parseConfig({ ...smallestConfig, ...more }))

const version = (name: string, path: string, isLast = false): object => ({ name, label: name, isLast, path })

describe('versions', () => {
  test('are valid with one latest version and unique names and paths', () => {
    const versions = [version('current', '/docs/next/'), version('1', '/docs/', true)]
    expect(parseConfig({ ...smallestConfig, versions }).versions).toHaveLength(2)
  })

  test('with the same name or path are reported with their position in the list', () => {
    const versions = [version('1', '/a/', true), version('2', '/b/'), version('2', '/a/')]
    expect(problems({ versions })).toMatchInlineSnapshot(`
      "docs.config.ts
        \`versions[2].name\` (item "2") is \`"2"\`.
        It must differ from item 2 of the list.

      docs.config.ts
        \`versions[2].path\` (item "2") is \`"/a/"\`.
        It must differ from item 1 of the list."
    `)
  })

  test.each([
    [[version('1', '/a/')], 'has none'],
    [[version('1', '/a/', true), version('2', '/b/', true)], 'has 2'],
  ])('%j are reported because the list %s', (versions, count) => {
    expect(problems({ versions })).toContain(
      `It must name one latest version (\`isLast: true\`), but ${count}.`,
    )
  })
})

test('reports a duplicate language', () => {
  const locales = ['en', 'de', 'de'].map((id) => ({ id, label: id }))
  expect(problems({ locales })).toContain(
    '`locales[2].id` (item "de") is `"de"`.\n  It must differ from item 2 of the list.',
  )
})
