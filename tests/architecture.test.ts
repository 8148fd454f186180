import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { listEngineFiles, stageEntries } from '../src/disk/engine-digest.ts'
import { listTree } from './list-tree.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const source = join(root, 'src')

/** What each folder of `src/` may import beside itself. Files directly in `src/` may import anything. */
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
  // These two put the others together, as the files in `src/` do.
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

/** What may reach the browser. Each new one is weighed in `ARCHITECTURE.md`. */
const browserPackages = [
  'react',
  'react-dom',
  'react-dom/client',
  'virtual:docent-site',
  'virtual:docent-footer',
  '@cfworker/json-schema',
  'algoliasearch/lite',
]

const filesBelow = (folder: string): string[] => listTree(folder).map((path) => join(folder, path))

const isTest = (file: string): boolean =>
  /\.(test|spec)(-d)?\.tsx?$/.test(file) || file.includes('/fixtures/')
const nameOf = (file: string): string => relative(root, file).replaceAll('\\', '/')
const all = filesBelow(source).sort()
const code = all.filter((file) => /\.tsx?$/.test(file) && !isTest(file))

interface Import {
  specifier: string
  /** The file that a relative specifier names. */
  file: string | undefined
  isType: boolean
}

/** Static imports, re-exports and dynamic imports of a file. */
function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8')
  const statements = text.matchAll(/^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?['"]([^'"\n]+)['"]/gm)
  const dynamic = text.matchAll(/\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"\n]+)['"]/g)
  const found = [
    ...[...statements].map(([, type, specifier = '']) => ({ specifier, isType: type !== undefined })),
    ...[...dynamic].map(([, specifier = '']) => ({ specifier, isType: false })),
  ]
  return found.map(({ specifier, isType }) => ({
    specifier,
    isType,
    file: specifier.startsWith('.') ? join(dirname(file), specifier) : undefined,
  }))
}

/** What a file imports when it runs. */
const runningImports = (file: string): Import[] =>
  /\.tsx?$/.test(file) ? importsOf(file).filter(({ isType }) => !isType) : []

/** The folder of `src/` that a file lies in, or undefined directly in `src/`. */
function folderOf(file: string): string | undefined {
  const segments = relative(source, file).split(/[/\\]/)
  return segments.length > 1 ? segments[0] : undefined
}

describe('the import rule', () => {
  test('knows every folder', () => {
    const folders = new Set(all.map(folderOf).filter((folder) => folder !== undefined))
    expect([...folders].sort()).toEqual(Object.keys(mayImport).sort())
  })

  test('is kept: a folder imports itself and what it may', () => {
    const wrong = code.flatMap((file) => {
      const folder = folderOf(file)
      if (folder === undefined) return []
      const allowed = [folder, ...(mayImport[folder] ?? [])]
      return importsOf(file)
        .filter((target) => target.file !== undefined && !allowed.includes(folderOf(target.file) ?? 'src'))
        .map(({ specifier }) => `${nameOf(file)} imports ${specifier}`)
    })
    expect(wrong).toEqual([])
  })

  test('is kept: nothing imports from outside of src', () => {
    const outside = code.flatMap((file) =>
      importsOf(file)
        .filter((target) => target.file !== undefined && relative(source, target.file).startsWith('..'))
        .map(({ specifier }) => `${nameOf(file)} imports ${specifier}`),
    )
    expect(outside).toEqual([])
  })

  test('finds what it looks for', () => {
    const found = importsOf(join(source, 'build/build.ts')).map(({ specifier }) => specifier)
    expect(found).toEqual(expect.arrayContaining(['node:path', '../config/load-config.ts', './load-site.ts']))
    const dynamic = importsOf(join(source, 'entry/start.ts')).map(({ specifier }) => specifier)
    expect(dynamic).toContain('./browser.tsx')
  })
})

describe('the browser', () => {
  test('is reached by React and our own code only: no Node module, no library of the build', () => {
    const files = listEngineFiles(['entry/boot.ts', 'entry/start.ts']).map((file) => join(source, file))
    const packages = files.flatMap(runningImports).filter(({ file }) => file === undefined)
    expect(files.length).toBeGreaterThan(50)
    expect(
      packages.map(({ specifier }) => specifier).filter((name) => !browserPackages.includes(name)),
    ).toEqual([])
  })
})

describe('the digest of a stage', () => {
  test('covers the modules that worker threads load: each is an entry', () => {
    const workers = readFileSync(join(source, 'build/workers.ts'), 'utf8')
    const modules = Array.from(workers.matchAll(/\bworkOf\('([^']+)'/g), ([, path = '']) =>
      join('build', path),
    )
    expect(modules).toHaveLength(2)
    expect(Object.values(stageEntries).flat()).toEqual(expect.arrayContaining(modules))
  })
})

describe('names', () => {
  test('of our own site are not in the engine', () => {
    const own = /e2e|myaccount|\btir\b/i
    expect(all.filter((file) => !isTest(file) && own.test(readFileSync(file, 'utf8'))).map(nameOf)).toEqual(
      [],
    )
  })

  test('of folders say what is in them', () => {
    const vague = /\/(utils?|helpers?|common|lib|misc|internal|tools?)\//
    const files = [...all, ...filesBelow(join(root, 'tests')), ...filesBelow(join(root, 'bench'))]
    expect(files.map(nameOf).filter((file) => vague.test(`/${file}`))).toEqual([])
  })

  test('of exports are given: only modules of page kinds have a default export', () => {
    const withDefault = code.filter((file) =>
      /^export default |\bas default\b/m.test(readFileSync(file, 'utf8')),
    )
    expect(withDefault.map(nameOf).filter((file) => !file.startsWith('src/theme/page-kinds/'))).toEqual([])
  })
})

describe('size', () => {
  test('no file has more than 250 lines', () => {
    const files = [
      ...all,
      ...filesBelow(join(root, 'tests')),
      ...filesBelow(join(root, 'bench')),
      ...filesBelow(join(root, 'setup')),
    ]
    const long = files
      .filter((file) => /\.(tsx?|css|mjs)$/.test(file))
      .filter((file) => readFileSync(file, 'utf8').split('\n').length > 251)
      .map(nameOf)
    expect(long).toEqual([])
  })

  test('no folder has more than 15 files of source', () => {
    const counts = new Map<string, number>()
    for (const file of all.filter((path) => !isTest(path))) {
      const folder = nameOf(dirname(file))
      counts.set(folder, (counts.get(folder) ?? 0) + 1)
    }
    const large = [...counts].filter(([, count]) => count > 15)
    expect(large).toEqual([])
  })
})
