import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listEngineFiles, stageEntries } from '../src/disk/engine-digest.ts'
import { findCycles } from './architecture/find-cycles.ts'
import { reachFiles } from './architecture/reach-files.ts'
import { readImportRule } from './architecture/read-import-rule.ts'
import { type Import, readImports, readStaticImports } from './architecture/read-imports.ts'
import {
  isTest,
  listRepositoryFiles,
  listScripts,
  repositoryRoot,
  toRepositoryPath,
} from './architecture/source-files.ts'

const source = join(repositoryRoot, 'src')
const importRule = readImportRule()

/** Packages that may reach the browser. */
const browserPackages = [
  'react',
  'react-dom',
  'react-dom/client',
  'virtual:docent-site',
  'virtual:docent-footer',
  'virtual:docent-islands',
  '@cfworker/json-schema',
  'algoliasearch/lite',
]

const allFolders = ['bench', 'setup', 'src', 'tests']
const all = listRepositoryFiles('src')
const code = all.filter((file) => /\.tsx?$/.test(file) && !isTest(file))

/** Reads the imports of a file that remain at run time. */
const readRunningImports = (file: string): Import[] =>
  /\.tsx?$/.test(file) ? readImports(file).filter(({ isType }) => !isType) : []

/** Returns the folder of the import rule that contains a file, or undefined for a file directly in `src/`. */
function findFolder(file: string): string | undefined {
  const folders = relative(source, file).split(/[/\\]/).slice(0, -1)
  const nested = folders.slice(0, 2).join('/')
  return importRule.has(nested) ? nested : folders[0]
}

/** Whether a folder is one of these or inside of one. */
const isInside = (folder: string, names: readonly string[]): boolean =>
  names.some((name) => folder === name || folder.startsWith(`${name}/`))

describe('the import rule', () => {
  test('covers every folder', () => {
    const folders = new Set(all.map(findFolder).filter((folder) => folder !== undefined))
    expect([...folders].sort()).toEqual([...importRule.keys()].sort())
  })

  test('is kept: a folder imports only itself and allowed folders', () => {
    const wrong = code.flatMap((file) => {
      const folder = findFolder(file)
      if (folder === undefined) return []
      const allowed = [folder, ...(importRule.get(folder) ?? [])]
      return readImports(file)
        .filter((target) => target.file !== undefined && !isInside(findFolder(target.file) ?? 'src', allowed))
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
    const imports = readImports(join(source, 'build/build-site.ts')).map(({ specifier }) => specifier)
    expect(imports).toEqual(expect.arrayContaining(['node:fs', '../config/load-config.ts', './load-site.ts']))
    const dynamic = readImports(join(source, 'entry/capture-early-input.ts')).map(
      ({ specifier }) => specifier,
    )
    expect(dynamic).toContain('./hydrate-shell.tsx')
  })
})

/** Folders whose code a build may need, but not for the path from Markdown to HTML. */
const besideThePath = ['features', 'lint', 'doctor', 'server', 'commands', 'dev']

describe('features', () => {
  /** Reads the files that run together with a file: what it imports, except for what it loads later. */
  const readStaticFiles = (file: string): string[] =>
    readStaticImports(file).flatMap((target) => (target.isType ? [] : (target.file ?? [])))

  const listFeatureImports = (imports: (file: string) => Import[], from: readonly string[]): string[] =>
    from.flatMap((file) =>
      imports(file)
        .filter(({ file: target }) => target !== undefined && findFolder(target) === 'features')
        .map(() => toRepositoryPath(file)),
    )

  test("aren't loaded by a build: no static import leads to one", () => {
    const entries = ['build/build-site.ts', ...Object.values(stageEntries).flat()].filter((path) =>
      besideThePath.every((folder) => !path.startsWith(`${folder}/`)),
    )
    const files = new Set(entries.map((path) => join(source, path)))
    // A set visits what is added during the loop as well.
    for (const file of files) for (const target of readStaticFiles(file)) files.add(target)
    expect(files.size).toBeGreaterThan(300)
    expect(
      [...files].filter((file) => besideThePath.includes(findFolder(file) ?? '')).map(toRepositoryPath),
    ).toEqual([])
  })

  test('are loaded in one place of a build', () => {
    const builders = code.filter((file) => !['features', 'commands'].includes(findFolder(file) ?? ''))
    expect(new Set(listFeatureImports(readImports, builders))).toEqual(
      new Set(['src/build/load-features.ts']),
    )
    expect(listFeatureImports(readStaticImports, builders)).toEqual([])
  })

  test("don't depend on each other", () => {
    const findFeature = (file: string): string | undefined => relative(source, file).split(/[/\\]/)[1]
    const features = code.filter((file) => findFolder(file) === 'features')
    const dependent = features.filter((file) =>
      readImports(file).some(
        ({ file: target }) =>
          target !== undefined &&
          findFolder(target) === 'features' &&
          findFeature(target) !== findFeature(file),
      ),
    )
    expect(dependent.map(toRepositoryPath)).toEqual([])
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
      (files) => !files.every((file) => file.startsWith('src/theme/print/api/schema/')),
    )
    expect(cycles).toEqual([])
  })
})

describe('the browser', () => {
  test('loads only React and our code: no Node modules, no build libraries', () => {
    const files = listEngineFiles(['entry/before-first-paint.ts', 'entry/capture-early-input.ts']).map(
      (file) => join(source, file),
    )
    const packages = files.flatMap(readRunningImports).filter(({ file }) => file === undefined)
    expect(files.length).toBeGreaterThan(50)
    expect(
      packages.map(({ specifier }) => specifier).filter((name) => !browserPackages.includes(name)),
    ).toEqual([])
  })
})

describe('the theme', () => {
  const registry = join(source, 'theme/islands/load-island.ts')
  const islands = reachFiles([registry])
  const browser = reachFiles([
    join(source, 'entry/capture-early-input.ts'),
    join(source, 'entry/before-first-paint.ts'),
  ])
  const shell = reachFiles([join(source, 'entry/capture-early-input.ts')], new Set([registry]))
  const build = reachFiles([join(source, 'entry/render.tsx')])

  test('has each component where it runs: in the build, in the shell, or in an island', () => {
    const runs = code.filter((file) => browser.has(file) || build.has(file))
    const wrong = runs.flatMap((file) => {
      const folder = findFolder(file)
      const place = shell.has(file) ? 'shell' : islands.has(file) ? 'islands' : 'print'
      if (folder?.startsWith('theme/') !== true || folder === `theme/${place}`) return []
      return [`${toRepositoryPath(file)} belongs to src/theme/${place}/`]
    })
    expect(wrong).toEqual([])
  })

  test('ships nothing of print/ to the browser', () => {
    expect(islands.size).toBeGreaterThan(50)
    expect([...browser].filter((file) => findFolder(file) === 'theme/print')).toEqual([])
  })
})

describe('the digest of a stage', () => {
  test('covers the modules that worker threads load: each is an entry', () => {
    const workers = readFileSync(join(source, 'build/workers.ts'), 'utf8')
    const modules = Array.from(
      workers.matchAll(/\bnew URL\('([^']+)', import\.meta\.url\)/g),
      ([, path = '']) => join('build', path),
    )
    expect(modules).toHaveLength(2)
    expect(Object.values(stageEntries).flat()).toEqual(expect.arrayContaining(modules))
  })
})
