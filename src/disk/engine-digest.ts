import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { digest } from './digest.ts'
import { listImports } from './list-imports.ts'
import { writeFileAtomically } from './write-file.ts'

const engineFolder = fileURLToPath(new URL('..', import.meta.url))
/** True in the installed package, whose modules are compiled. */
const isCompiled = import.meta.url.endsWith('.js')

/** Returns the path of a module of the engine, named by its source file. */
export const toModulePath = (path: string): string => (isCompiled ? path.replace(/\.tsx?$/, '.js') : path)

/**
 * Files that name the versions of libraries: the lock file of the repository, and for an installed package npm's list of
 * packages beside it, or its manifest. The first one that exists counts.
 */
const versionFiles = ['../../package-lock.json', '../../../.package-lock.json', '../../package.json'].map(
  (path) => fileURLToPath(new URL(path, import.meta.url)),
)

/**
 * The files below `src/` that a stage with cached results begins with, and those that write its results to disk. What
 * they import belongs to the stage.
 */
export const stageEntries = {
  compile: ['content/load-pages.ts', 'content/compile-batch.ts', 'build/compiled-page-cache.ts'],
  api: ['build/load-apis.ts'],
  bundle: ['bundle/load-bundle.ts'],
  image: ['features/social-images/social-image-painter.ts'],
  render: ['build/plan/plan-output.ts', 'output/write-site.ts', 'build/render-batch.ts', 'disk/pack.ts'],
} satisfies Record<string, string[]>

export type Stage = keyof typeof stageEntries

/** Digests of the code of each stage and of the versions of all libraries. A result is reused only by the same code. */
export type EngineDigests = Record<Stage, string>

/** A file of the engine as far as stages depend on it. */
interface EngineFile {
  digest: string
  /** Absolute paths of the files that it loads. */
  imports: string[]
}

/** Digests of the code of each stage. The package has them in a file, because its code doesn't change. */
const stageDigestsFile = join(engineFolder, 'stage-digests.json')

/** Writes the file with the digests of stages into the package. */
export function writeStageDigests(): void {
  writeFileAtomically(stageDigestsFile, JSON.stringify(computeStageDigests(engineFolder)))
}

/** Computes the digests of all stages. */
export function computeEngineDigests(source = engineFolder): EngineDigests {
  const versionFile = versionFiles.find((file) => existsSync(file))
  const libraries = versionFile === undefined ? '' : digest(readFileSync(versionFile))
  const stages: EngineDigests = existsSync(stageDigestsFile)
    ? JSON.parse(readFileSync(stageDigestsFile, 'utf8'))
    : computeStageDigests(source)
  const addVersions = (stage: Stage): string => digest(process.version, libraries, stages[stage])
  return mapStages(addVersions)
}

/** Computes the digests of the code of all stages. Each file of the engine is read once. */
function computeStageDigests(source: string): EngineDigests {
  const files = new Map<string, EngineFile>()
  const readFile = (path: string): EngineFile => {
    const previous = files.get(path)
    if (previous !== undefined) return previous
    const text = readFileSync(path, 'utf8')
    const file = { digest: digest(relative(source, path), text), imports: listImports(path, text) }
    files.set(path, file)
    return file
  }
  return mapStages((stage) => {
    const paths = collectFiles(stageEntries[stage], source, (path) => readFile(path).imports)
    return digest(...paths.map((path) => readFile(path).digest))
  })
}

const mapStages = (computeDigest: (stage: Stage) => string): EngineDigests => ({
  compile: computeDigest('compile'),
  api: computeDigest('api'),
  bundle: computeDigest('bundle'),
  image: computeDigest('image'),
  render: computeDigest('render'),
})

let runningDigests: EngineDigests | undefined

/** Returns the digests of the running engine, which stay the same: a process doesn't load a module twice. */
export function getEngineDigests(): EngineDigests {
  runningDigests ??= computeEngineDigests()
  return runningDigests
}

/** Lists the files below `src/` that entries load, directly or not, with the entries themselves. */
export function listEngineFiles(entries: readonly string[], source = engineFolder): string[] {
  const paths = collectFiles(entries, source, (path) => listImports(path, readFileSync(path, 'utf8')))
  return paths.map((path) => relative(source, path).replaceAll('\\', '/'))
}

/** Follows imports from entries. The order doesn't depend on the folder of the engine. */
function collectFiles(
  entries: readonly string[],
  source: string,
  readImports: (path: string) => readonly string[],
): string[] {
  const paths = new Set(entries.map((entry) => join(source, toModulePath(entry))))
  // A set visits what is added during the loop as well.
  for (const path of paths) for (const target of readImports(path)) paths.add(target)
  return [...paths].sort()
}
