import { dirname, join } from 'node:path'

/** A static import or a re-export at the beginning of a line. */
const statement =
  /^(?:import|export)\s+(type\s+)?(?:(?:[\w$]+\s*,\s*)?(?:[\w$]+|\*(?:\s*as\s+[\w$]+)?|\{[^}]*\})\s*from\s*)?['"]([^'"\n]+)['"]/gm

/** A dynamic import that isn't part of a type (`typeof import(…)`). */
const dynamicImport = /(?<!typeof )\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"\n]+)['"]/g

/** The URL of a file relative to the module: a worker, a process, or a file that's read. Folders don't count. */
const fileUrl = /\bnew URL\(\s*['"]([^'"\n]+\.\w+)['"],\s*import\.meta\.url\)/g

const sheetImport = /@import\s+(?:url\(\s*)?['"]?([^'")\s]+)/g

/**
 * Returns the files that a file of the engine loads when it runs, as absolute paths. Types are erased before code runs,
 * so that their imports don't count. The code that our formatter writes is regular enough for expressions: parsing a
 * thousand files would cost every build half a second.
 */
export function listImports(file: string, text: string): string[] {
  return listSpecifiers(file, text)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => join(dirname(file), specifier.replace(/\?.*$/, '')))
}

function listSpecifiers(file: string, text: string): string[] {
  if (file.endsWith('.css')) return Array.from(text.matchAll(sheetImport), ([, specifier = '']) => specifier)
  if (!/\.(?:js|tsx?)$/.test(file)) return []
  const imports = [...text.matchAll(statement)].filter(([, type]) => type === undefined)
  return [
    ...imports.map(([, , specifier = '']) => specifier),
    ...Array.from(text.matchAll(dynamicImport), ([, specifier = '']) => specifier),
    ...Array.from(text.matchAll(fileUrl), ([, specifier = '']) => specifier),
  ]
}
