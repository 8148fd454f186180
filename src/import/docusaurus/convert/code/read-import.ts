import type { ConversionContext } from '../../conversion-context.ts'
import { isStaticFile } from '../links/convert-link.ts'

interface ImportStatement {
  /** The text between `import` and `from`. */
  names: string
  /** The name of the module as written. */
  literal: string
  /** The name of the module, without escapes. A path from the root of the site starts with `@site`. */
  from: string
  bindings: { local: string; imported: string }[]
}

const importPattern =
  /^import\s+(?:(?<names>[\w$*{},\s]+?)\s+from\s+)?(?<quote>['"])(?<from>[^'"]+)\k<quote>\s*;?/

/** Reads an import statement of a page. */
export function readImport(code: string, context: ConversionContext): ImportStatement {
  const { names = '', from: literal = '' } = code.match(importPattern)?.groups ?? {}
  // Formatters write `\\_` in paths, which is `_` in a string.
  const [, loaders = '', path = ''] = literal.replace(/\\(.)/g, '$1').match(/^(.*!)?(.*)$/s) ?? []
  const from = path.startsWith('/') && isStaticFile(path, context) ? path : context.modules.resolve(path)
  return { names, literal, from: loaders + from, bindings: listNames(names) }
}

function listNames(names: string): ImportStatement['bindings'] {
  const [, named = ''] = names.match(/\{([^}]*)\}/) ?? []
  const others = names.replace(/\{[^}]*\}/, '').split(',')
  return [
    ...others.flatMap((part) => {
      const local = part.trim().replace(/^\*\s+as\s+/, '')
      return local === '' ? [] : [{ local, imported: part.includes('*') ? '*' : 'default' }]
    }),
    ...named.split(',').flatMap((part) => {
      const [imported = '', local = imported] = part.trim().split(/\s+as\s+/)
      return imported === '' ? [] : [{ local, imported }]
    }),
  ]
}
