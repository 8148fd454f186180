import { createIndexEngine, type IndexEngine } from '../../../src/shared/search/engine/index-engine.ts'

/** The engine of the site in a page of its own, so that the processor can be slowed down for it. */
export function openEngine(folder: string): IndexEngine {
  const files = {
    async read(path: string): Promise<Uint8Array> {
      const response = await fetch(path)
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
      return new Uint8Array(await response.arrayBuffer())
    },
  }
  return createIndexEngine(files, folder)
}
