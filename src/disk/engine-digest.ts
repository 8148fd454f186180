import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { digest } from './digest.ts'

const engine = fileURLToPath(new URL('..', import.meta.url))
const lockFile = fileURLToPath(new URL('../../package-lock.json', import.meta.url))

/**
 * The code that results of each stage depend on: files below `src/`, and folders with all that is in them.
 * `tests/architecture.test.ts` follows the imports of each stage, so that none is forgotten.
 */
export const stages = {
  compile: ['content', 'disk', 'limits', 'shared'],
  api: ['api', 'build/load-apis.ts', 'content/data/variables.ts', 'disk', 'limits', 'shared'],
  bundle: ['bundle', 'disk/compress.ts', 'disk/digest.ts', 'entry', 'runtime', 'shared', 'theme'],
  render: [
    'api',
    'build/api-output.ts',
    'build/plan-output.ts',
    'build/render-batch.ts',
    'build/search-output.ts',
    'disk',
    'limits',
    'output',
    'render',
    'search',
    'shared',
  ],
} satisfies Record<string, string[]>

export type Stage = keyof typeof stages

/** Digests of the engine and of the versions of all libraries, by stage: results of another engine are not taken. */
export type EngineDigests = Record<Stage, string>

/** Reads each file of the engine once. */
export function engineDigests(source = engine): EngineDigests {
  const known = new Map<string, string>()
  const digestOf = (file: string): string => {
    const found = known.get(file) ?? digest(relative(source, file), readFileSync(file))
    known.set(file, found)
    return found
  }
  const base = [process.version, digest(readFileSync(lockFile))]
  const ofStage = (stage: Stage): string =>
    digest(...base, ...stages[stage].flatMap((part) => filesOf(join(source, part))).map(digestOf))
  return {
    compile: ofStage('compile'),
    api: ofStage('api'),
    bundle: ofStage('bundle'),
    render: ofStage('render'),
  }
}

/** The files of a folder without its tests, or the file itself. */
function filesOf(path: string): string[] {
  if (/\.tsx?$/.test(path)) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test(-d)?\.tsx?$/.test(entry.name))
    .filter(({ parentPath }) => !parentPath.endsWith('fixtures'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
