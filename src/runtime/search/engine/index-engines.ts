import { createIndexEngine, type IndexEngine } from '../../../shared/search/engine/index-engine.ts'
import { fetchFiles } from './fetch-files.ts'

/** The engines of a site, one for each index, made when it is asked for. Runs in the worker, or without one in the page. */
export function createIndexEngines(base: string): (folder: string) => IndexEngine {
  const files = fetchFiles(base)
  const engines = new Map<string, IndexEngine>()
  return (folder) => {
    const known = engines.get(folder)
    if (known !== undefined) return known
    const made = createIndexEngine(files, folder)
    engines.set(folder, made)
    return made
  }
}
