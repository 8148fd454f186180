import { existsSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listModuleFiles } from '../disk/digest.ts'
import { stagesFileName } from '../shared/stages/stage-functions.ts'

/** Absolute paths of the files and folders that a site is built from. */
export interface SiteInputs {
  /** Content and data. A build reads them again. */
  data: readonly string[]
  /** Modules, which a process loads only once. */
  code: readonly string[]
}

/**
 * Returns the folder of the engine's source, or undefined for an installed package, whose files don't change while it
 * runs.
 */
export function findEngineSource(folder = fileURLToPath(new URL('..', import.meta.url))): string | undefined {
  return folder.split(/[/\\]/).includes('node_modules') ? undefined : folder.replace(/[/\\]$/, '')
}

/** Folders with modules of the site that the bundler reads, which may import others. */
const extensionFolders = ['theme', 'components']

/** Lists the inputs of a site. `documents` are the files of its APIs. */
export function listInputs(
  root: string,
  { engine, documents }: { engine: string | undefined; documents: readonly string[] },
): SiteInputs {
  const config = join(root, 'docs.config.ts')
  const stages = join(root, stagesFileName)
  const folders = ['content', 'static', ...extensionFolders].map((name) => join(root, name))
  const data = [config, ...folders]
  const listModules = (entries: string[]): string[] =>
    listModuleFiles(entries, (file) => engine !== undefined && isBelow(engine, file))
  const others = [
    ...documents,
    ...listModules(extensionFolders.flatMap((name) => listFiles(join(root, name)))),
  ]
  return {
    data: [...data, ...others.filter((file) => !includesPath(data, file))],
    code: [
      ...(engine === undefined ? [] : [engine]),
      ...listModules([config, stages]).filter((file) => file !== config),
    ],
  }
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => join(folder, name))
}

/** Whether one of the files or folders is `path` or contains it. */
export const includesPath = (files: readonly string[], path: string): boolean =>
  files.some((file) => isBelow(file, path))

/** Whether a change of this file or folder can change the site. Folders on the way to an input can. */
export function isInput({ data, code }: SiteInputs, path: string): boolean {
  if (includesPath(data, path)) return true
  if (includesPath(code, path)) return !/\.test\.tsx?$|[/\\](?:__snapshots__|fixtures)(?:[/\\]|$)/.test(path)
  return [...data, ...code].some((file) => isBelow(path, file))
}

const isBelow = (folder: string, path: string): boolean =>
  path === folder || path.startsWith(`${folder}${sep}`)
