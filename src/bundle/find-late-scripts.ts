import type { Rolldown } from 'vite'
import type { Bundle } from '../shared/output/bundle.ts'
import { lateModules, toModuleId } from './source-modules.ts'

/** Lists the scripts of late modules, each with the scripts that it imports statically. */
export function findLateScripts(
  start: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
): Pick<Bundle, 'idleScripts' | 'apiScripts'> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const addImports = (names: readonly string[]): string[] => {
    const fileNames = new Set<string>()
    const add = (name: string): void => {
      if (fileNames.has(name) || name === start.fileName) return
      fileNames.add(name)
      byName.get(name)?.imports.forEach(add)
    }
    names.forEach(add)
    return [...fileNames].sort().map((fileName) => `/${fileName}`)
  }
  const importLater = (path: string): string[] => {
    const id = toModuleId(path)
    return addImports(start.dynamicImports.filter((name) => byName.get(name)?.facadeModuleId === id))
  }
  return {
    idleScripts: importLater(lateModules.idle),
    apiScripts: importLater(lateModules.api),
  }
}
