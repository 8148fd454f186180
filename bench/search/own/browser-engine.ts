import { fetchFiles } from '../../../src/runtime/search/engine/fetch-files.ts'
import { createIndexEngine, type IndexEngine } from '../../../src/shared/search/engine/index-engine.ts'

/** The engine of the site in a page of its own, out of its worker, so that the processor can be slowed down for it. */
export function openEngine(folder: string): IndexEngine {
  return createIndexEngine(fetchFiles('/'), folder)
}
