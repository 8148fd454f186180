import type { Rolldown } from 'vite'
import type { Bundle } from '../shared/output/bundle.ts'
import { lateModules, toModuleId } from './source-modules.ts'

/** Lists the scripts of late modules, each with the scripts that it imports statically. */
export function lateScriptsOf(
  start: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
): Pick<Bundle, 'idleScripts' | 'referenceScripts'> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const withImports = (names: readonly string[]): string[] => {
    const found = new Set<string>()
    const add = (name: string): void => {
      if (found.has(name) || name === start.fileName) return
      found.add(name)
      byName.get(name)?.imports.forEach(add)
    }
    names.forEach(add)
    return [...found].sort().map((fileName) => `/${fileName}`)
  }
  const importLater = (path: string): string[] => {
    const id = toModuleId(path)
    return withImports(start.dynamicImports.filter((name) => byName.get(name)?.facadeModuleId === id))
  }
  return {
    idleScripts: importLater(lateModules.idle),
    referenceScripts: importLater(lateModules.api),
  }
}
