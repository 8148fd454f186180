import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface Import {
  specifier: string
  /** Absolute path of the file that a relative specifier names. */
  file: string | undefined
  isType: boolean
}

/** Reads the static imports and re-exports of a file. */
export function readStaticImports(file: string): Import[] {
  const text = readFileSync(file, 'utf8')
  const statements = text.matchAll(/^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?['"]([^'"\n]+)['"]/gm)
  return [...statements].map(([, type, specifier = '']) => createImport(file, specifier, type !== undefined))
}

/** Reads the static imports, re-exports, and dynamic imports of a file. */
export function readImports(file: string): Import[] {
  const text = readFileSync(file, 'utf8')
  const dynamic = text.matchAll(/\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"\n]+)['"]/g)
  return [
    ...readStaticImports(file),
    ...[...dynamic].map(([, specifier = '']) => createImport(file, specifier, false)),
  ]
}

function createImport(file: string, specifier: string, isType: boolean): Import {
  return { specifier, isType, file: specifier.startsWith('.') ? join(dirname(file), specifier) : undefined }
}
