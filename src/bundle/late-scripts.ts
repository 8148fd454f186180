import type { Rolldown } from 'vite'
import type { Bundle } from '../shared/output/bundle.ts'

/** The chunks that the start script imports later, with what they import at once: on idle, and on API pages. */
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
  const isModule = (name: string, path: string): boolean =>
    byName.get(name)?.facadeModuleId?.endsWith(path) ?? false
  const of = (path: string): string[] =>
    withImports(start.dynamicImports.filter((name) => isModule(name, path)))
  return {
    idleScripts: of('/entry/browser.tsx'),
    referenceScripts: of('/api/start-api-page.ts'),
  }
}
