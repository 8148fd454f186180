import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Stage, stages } from '../src/disk/engine-digest.ts'
import { findCycles } from './architecture/find-cycles.ts'
import { listExports } from './architecture/list-exports.ts'
import { type Import, readImports, readStaticImports } from './architecture/read-imports.ts'
import {
  findLines,
  isTest,
  listRepositoryFiles,
  listScripts,
  repositoryRoot,
  toRepositoryPath,
} from './architecture/source-files.ts'
import { knownCycles, knownDuplicates, knownOfNames, rewrittenFolders } from './architecture/unfinished.ts'

const source = join(repositoryRoot, 'src')

/** Other folders that each folder of `src/` may import. Files directly in `src/` may import anything. */
const mayImport: Record<string, string[]> = {
  shared: [],
  disk: ['shared'],
  limits: ['shared'],
  content: ['shared', 'disk', 'limits'],
  api: ['shared', 'disk', 'limits'],
  config: ['shared', 'disk', 'limits'],
  site: ['shared', 'disk'],
  bundle: ['shared', 'disk'],
  render: ['shared', 'disk'],
  output: ['shared', 'disk'],
  search: ['shared', 'disk'],
  lint: ['shared', 'disk'],
  server: ['shared', 'disk'],
  cli: ['shared', 'disk'],
  // These two combine the others, as the files in `src/` do.
  build: [
    'shared',
    'disk',
    'limits',
    'config',
    'content',
    'api',
    'site',
    'bundle',
    'render',
    'output',
    'search',
    'cli',
  ],
  commands: ['shared', 'disk', 'build', 'config', 'content', 'api', 'lint', 'search', 'server', 'cli', 'src'],
  runtime: ['shared'],
  theme: ['shared', 'runtime'],
  entry: ['shared', 'runtime', 'theme'],
}

/** Packages that may reach the browser. */
const browserPackages = [
  'react',
  'react-dom',
  'react-dom/client',
  'virtual:docent-site',
  'virtual:docent-footer',
  '@cfworker/json-schema',
  'algoliasearch/lite',
]

/** Entry files of each stage with cached results. */
const stageEntries: Record<Stage, string[]> = {
  compile: ['content/load-pages.ts', 'content/compile-batch.ts'],
  api: ['build/load-apis.ts'],
  bundle: [
    'bundle/load-bundle.ts',
    'bundle/bundle-process.ts',
    'entry/boot.ts',
    'entry/redirect.ts',
    'entry/start.ts',
    'entry/server.tsx',
  ],
  render: ['build/plan-output.ts', 'output/write-site.ts', 'build/render-batch.ts'],
}

const allFolders = ['bench', 'setup', 'src', 'tests']
const all = listRepositoryFiles('src')
const code = all.filter((file) => /\.tsx?$/.test(file) && !isTest(file))

/** Reads the imports of a file that remain at run time. */
const readRunningImports = (file: string): Import[] =>
  /\.tsx?$/.test(file) ? readImports(file).filter(({ isType }) => !isType) : []

/** Lists the files of `src/` that entries load, including the entries. */
function listReachedFiles(entries: readonly string[]): string[] {
  const seen = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    for (const target of readRunningImports(file)) if (target.file !== undefined) visit(target.file)
  }
  for (const entry of entries) visit(join(source, entry))
  return [...seen]
}

/** Returns the folder of `src/` that contains a file, or undefined for a file directly in `src/`. */
function findFolder(file: string): string | undefined {
  const segments = relative(source, file).split(/[/\\]/)
  return segments.length > 1 ? segments[0] : undefined
}

describe('the import rule', () => {
  test('covers every folder', () => {
    const folders = new Set(all.map(findFolder).filter((folder) => folder !== undefined))
    expect([...folders].sort()).toEqual(Object.keys(mayImport).sort())
  })

  test('is kept: a folder imports only itself and allowed folders', () => {
    const wrong = code.flatMap((file) => {
      const folder = findFolder(file)
      if (folder === undefined) return []
      const allowed = [folder, ...(mayImport[folder] ?? [])]
      return readImports(file)
        .filter((target) => target.file !== undefined && !allowed.includes(findFolder(target.file) ?? 'src'))
        .map(({ specifier }) => `${toRepositoryPath(file)} imports ${specifier}`)
    })
    expect(wrong).toEqual([])
  })

  test('is kept: nothing imports from outside of src', () => {
    const outside = code.flatMap((file) =>
      readImports(file)
        .filter((target) => target.file !== undefined && relative(source, target.file).startsWith('..'))
        .map(({ specifier }) => `${toRepositoryPath(file)} imports ${specifier}`),
    )
    expect(outside).toEqual([])
  })

  test('is checked against static and dynamic imports', () => {
    const imports = readImports(join(source, 'build/build.ts')).map(({ specifier }) => specifier)
    expect(imports).toEqual(
      expect.arrayContaining(['node:path', '../config/load-config.ts', './load-site.ts']),
    )
    const dynamic = readImports(join(source, 'entry/start.ts')).map(({ specifier }) => specifier)
    expect(dynamic).toContain('./browser.tsx')
  })
})

describe('import cycles', () => {
  test('exist only between the components of recursive schemas', () => {
    const edges = listScripts(allFolders).map((file): [string, string[]] => [
      toRepositoryPath(file),
      readStaticImports(file)
        .flatMap((target) => target.file ?? [])
        .map(toRepositoryPath),
    ])
    const cycles = findCycles(new Map(edges)).filter(
      // A schema contains schemas, so the components that print its levels import each other.
      (files) => !files.every((file) => file.startsWith('src/theme/api/schema/')),
    )
    expect(cycles.filter(([first = '']) => !knownCycles.includes(first))).toEqual([])
  })
})

describe('the browser', () => {
  test('loads only React and our code: no Node modules, no build libraries', () => {
    const files = listReachedFiles(['entry/boot.ts', 'entry/start.ts', 'entry/browser.tsx'])
    const packages = files.flatMap(readRunningImports).filter(({ file }) => file === undefined)
    expect(files.length).toBeGreaterThan(50)
    expect(
      packages.map(({ specifier }) => specifier).filter((name) => !browserPackages.includes(name)),
    ).toEqual([])
  })
})

describe('the digest of a stage', () => {
  test.each(Object.entries(stageEntries))('%s contains all modules that run in it', (stage, entries) => {
    const parts: string[] = stages[stage as Stage]
    const missing = listReachedFiles(entries)
      .map((file) => relative(source, file).replaceAll('\\', '/'))
      .filter((file) => !parts.some((part) => file === part || file.startsWith(`${part}/`)))
    expect(missing).toEqual([])
  })

  test('names existing files and folders', () => {
    const names = all.map((file) => relative(source, file).replaceAll('\\', '/'))
    const unknown = Object.values(stages)
      .flat()
      .filter((part) => !names.some((name) => name === part || name.startsWith(`${part}/`)))
    expect(unknown).toEqual([])
  })
})

describe('names', () => {
  test('of this site are not in the engine', () => {
    const own = /e2e|myaccount|\btir\b/i
    expect(
      all.filter((file) => !isTest(file) && own.test(readFileSync(file, 'utf8'))).map(toRepositoryPath),
    ).toEqual([])
  })

  test('of folders describe their contents', () => {
    const vague = /\/(utils?|helpers?|common|lib|misc|internal|tools?)\//
    const files = [...all, ...listRepositoryFiles('tests'), ...listRepositoryFiles('bench')]
    expect(files.map(toRepositoryPath).filter((file) => vague.test(`/${file}`))).toEqual([])
  })

  test('of exports have one meaning: no two files export the same name', () => {
    const files = new Map<string, string[]>()
    for (const file of listScripts(allFolders).filter((path) => !path.endsWith('.d.ts')))
      for (const name of listExports(file))
        files.set(name, [...(files.get(name) ?? []), toRepositoryPath(file)])
    const ambiguous = [...files].filter(([, paths]) => paths.length > 1)
    // Vitest calls the export `setup` of each global setup file.
    expect(ambiguous.filter(([name]) => name !== 'setup' && !knownDuplicates.includes(name))).toEqual([])
  })

  test('of functions begin with a verb: none ends with "Of"', () => {
    const pattern = /\b(?:function|const|let) (\w*[a-z]Of)\b|^\s+(\w*[a-z]Of)(?:\(.*\): |: (?:async )?\()/gm
    const names = findLines(listScripts(rewrittenFolders), pattern)
    expect(names.filter((line) => !knownOfNames.some((name) => line.includes(name)))).toEqual([])
  })

  test('of exports are given: only modules of page kinds have a default export', () => {
    const withDefault = code.filter((file) =>
      /^export default |\bas default\b/m.test(readFileSync(file, 'utf8')),
    )
    expect(
      withDefault.map(toRepositoryPath).filter((file) => !file.startsWith('src/theme/page-kinds/')),
    ).toEqual([])
  })
})

test('Doc comments begin with a verb or a noun, and not with "What"', () => {
  expect(findLines(listScripts(rewrittenFolders), /\/\*\*\s*(?:\* )?What\b/g)).toEqual([])
})
