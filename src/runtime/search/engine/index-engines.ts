import { createIndexEngine, type IndexEngine } from '../../../shared/search/engine/index-engine.ts'
import { fetchIndexFiles } from './fetch-index-files.ts'

/** Creates the engines of a site on demand, one per index. Runs in the worker, or in the page without one. */
export function createIndexEngines(base: string): (folder: string) => IndexEngine {
  const files = fetchIndexFiles(base)
  const engines = new Map<string, IndexEngine>()
  return (folder) => {
    const cachedEngine = engines.get(folder)
    if (cachedEngine !== undefined) return cachedEngine
    const newEngine = createIndexEngine(files, folder)
    engines.set(folder, newEngine)
    return newEngine
  }
}
