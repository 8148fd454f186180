import { fetchIndexFiles } from '../../../src/runtime/search/engine/fetch-index-files.ts'
import { createIndexEngine, type IndexEngine } from '../../../src/shared/search/engine/index-engine.ts'

/** Runs the site's engine in a page instead of its worker, because only pages can be throttled. */
export function openEngine(folder: string): IndexEngine {
  return createIndexEngine(fetchIndexFiles('/'), folder)
}
