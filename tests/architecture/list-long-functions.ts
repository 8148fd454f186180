import { parseScript, type SyntaxNode, walkSyntax } from './parse-script.ts'
import { toRepositoryPath } from './source-files.ts'

/** Maximum numbers of lines, blank ones not counted. */
export interface LineLimits {
  function: number
  /** A function in a `.tsx` file whose name starts with a capital letter. */
  component: number
}

const functionTypes = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/** Lists the functions of a file that have more lines than allowed, each with its number of lines. */
export function listLongFunctions(file: string, limits: LineLimits): string[] {
  const { text, program } = parseScript(file)
  const long: string[] = []
  walkSyntax(program, (node, parent) => {
    if (!functionTypes.has(node.type)) return
    const name = readName(node) ?? (parent && readName(parent)) ?? '(anonymous)'
    const isComponent = file.endsWith('.tsx') && /^[A-Z]/.test(name)
    const lines = text.slice(node.start, node.end).split('\n')
    const count = lines.filter((line) => line.trim() !== '').length
    if (count > (isComponent ? limits.component : limits.function))
      long.push(`${toRepositoryPath(file)}: ${name} has ${count} lines`)
  })
  return long
}

/** Returns the name of a function, variable, or method. */
function readName({ id, key }: SyntaxNode): string | undefined {
  for (const name of [id, key])
    if (typeof name === 'object' && name !== null && 'name' in name) return String(name.name)
  return undefined
}
