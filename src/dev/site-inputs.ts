import { readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listImports } from '../disk/list-imports.ts'
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

/** Lists the inputs of a site. `documents` are the files of its APIs. */
export function listInputs(
  root: string,
  { engine, documents }: { engine: string | undefined; documents: readonly string[] },
): SiteInputs {
  const config = join(root, 'docs.config.ts')
  const stages = join(root, stagesFileName)
  const folders = ['content', 'static', 'theme', 'components'].map((name) => join(root, name))
  const data = [config, ...folders]
  return {
    data: [...data, ...documents.filter((file) => !includesPath(data, file))],
    code: [
      ...(engine === undefined ? [] : [engine]),
      ...listModules(config, engine),
      stages,
      ...listModules(stages, engine),
    ],
  }
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

/** Lists the modules that a module imports by a relative path, directly or not, including missing ones. */
function listModules(entry: string, engine: string | undefined): string[] {
  const files = new Set([entry])
  // A set visits what is added during the loop as well.
  for (const file of files)
    for (const target of listImports(file, readModule(file)))
      if (engine === undefined || !isBelow(engine, target)) files.add(target)
  files.delete(entry)
  return [...files]
}

function readModule(file: string): string {
  try {
    return statSync(file).isFile() ? readFileSync(file, 'utf8') : ''
  } catch {
    // The build reports a file that can't be read.
    return ''
  }
}
