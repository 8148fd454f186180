import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { listTree } from '../../tests/list-tree.ts'
import { listImports } from './list-imports.ts'

const source = fileURLToPath(new URL('..', import.meta.url))
const modules = listTree(source).filter(
  (path) => /\.tsx?$/.test(path) && !/\.(test|test-d|d)\.tsx?$/.test(path),
)

/** Returns what a parser finds: static imports and re-exports that aren't types, and dynamic imports. */
function parseImports(file: string, text: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const isTypeOnly = (start: number): boolean => /^(?:import|export)\s+type\b/.test(text.slice(start))
  const imports = staticImports.filter(({ start }) => !isTypeOnly(start))
  const exports = staticExports
    .filter(({ start }) => !isTypeOnly(start))
    .flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? []))
  const specifiers = [
    ...imports.map(({ moduleRequest }) => moduleRequest.value),
    ...exports.map(({ value }) => value),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ]
  return specifiers
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => join(dirname(file), specifier.replace(/\?.*$/, '')))
}

/** Imports that expressions find, without files that the module names by URL. */
const importsAlone = (file: string, text: string): string[] =>
  listImports(file, text.replaceAll(/new URL\([^)]*\)/g, ''))

const sorted = (paths: readonly string[]): string[] => [...new Set(paths)].sort()

describe('imports of the engine', () => {
  test('are those that a parser finds, in every module', () => {
    const differences = modules.flatMap((path) => {
      const file = join(source, path)
      const text = readFileSync(file, 'utf8')
      const [expected, actual] = [sorted(parseImports(file, text)), sorted(importsAlone(file, text))]
      return JSON.stringify(expected) === JSON.stringify(actual) ? [] : [{ path, expected, actual }]
    })
    expect(modules.length).toBeGreaterThan(500)
    expect(differences).toEqual([])
  })
})

test.each([
  ["import { a } from './a.ts'", ['/src/a.ts']],
  ["import {\n  a,\n  type B,\n} from '../b.ts'", ['/b.ts']],
  ["import a, { b } from './a.ts'\nimport * as c from './c.ts'", ['/src/a.ts', '/src/c.ts']],
  ["import './style.css'\nimport url from './worker.ts?worker&url'", ['/src/style.css', '/src/worker.ts']],
  ["export * from './a.ts'\nexport { b } from './b.ts'", ['/src/a.ts', '/src/b.ts']],
  ["const load = () => import('./a.ts')", ['/src/a.ts']],
  ["const thread = new URL('./thread.ts', import.meta.url)", ['/src/thread.ts']],
  ["const folder = new URL('./migrations/', import.meta.url)", []],
  ["import type { A } from './a.ts'\nexport type { B } from './b.ts'", []],
  ["let loaded: typeof import('./a.ts') | undefined", []],
  ["import { join } from 'node:path'\nimport react from 'react'", []],
])('%s loads %j', (text, expected) => {
  expect(listImports('/src/module.ts', text)).toEqual(expected)
})

test('a style sheet loads the sheets that it imports', () => {
  const text = '@import "./a.css" layer(base);\n@import url("../b.css");\n.c { color: red }'
  expect(listImports('/src/sheet.css', text)).toEqual(['/src/a.css', '/b.css'])
})

test('style sheets refer only to other style sheets', () => {
  const sheets = listTree(source).filter((path) => path.endsWith('.css'))
  const urls = sheets.flatMap(
    (path) => readFileSync(join(source, path), 'utf8').match(/\burl\((?!["']?data:).*/g) ?? [],
  )
  expect(urls).toEqual([])
})
