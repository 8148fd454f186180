import { createIndexEngine, type IndexEngine } from '../../../shared/search/engine/index-engine.ts'
import { fetchFiles } from './fetch-files.ts'

/** Creates the engines of a site on demand, one per index. Runs in the worker, or in the page without one. */
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
