import { readFileSync } from 'node:fs'

const declaration =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm
const localExports = /^export (?:type )?\{([^}]*)\}(?! from)/gm

/** Lists the names that a file declares and exports. Names that it exports from another file are left out. */
export function listExports(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const declared = [...text.matchAll(declaration)].map(([, name = '']) => name)
  const listed = [...text.matchAll(localExports)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().replace(/^(?:type )?(?:.* as )?/, '')),
  )
  return [...new Set([...declared, ...listed])].filter((name) => name !== '')
}
