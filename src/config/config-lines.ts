import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SyntaxNode } from '@lezer/common'
import { parser } from '@lezer/javascript'
import { configFileName, type FindConfigLine } from '../shared/config/config-file.ts'

const typeScript = parser.configure({ dialect: 'ts' })

/** Finds lines in the `docs.config.ts` of a site folder. The file is only read if a line is needed. */
export function openConfigLines(root: string): FindConfigLine {
  let findLine: FindConfigLine | undefined
  return (path) => {
    findLine ??= createConfigLines(readFileSync(join(root, configFileName), 'utf8'))
    return findLine(path)
  }
}

/** Finds lines in the text of a configuration. */
export function createConfigLines(text: string): FindConfigLine {
  const root = typeScript.parse(text).topNode
  return (path) => {
    let value = findExport(root)
    let offset: number | undefined
    for (const key of path) {
      const member = findMember(followName(value, { root, text }), key, text)
      if (member === undefined) break
      offset = member.from
      value = member.name === 'Property' ? (member.lastChild ?? undefined) : member
    }
    return offset === undefined ? undefined : text.slice(0, offset).split('\n').length
  }
}

/** Finds `{ … }` in `export default defineConfig({ … })`, or the name of a variable that holds the object. */
function findExport(root: SyntaxNode): SyntaxNode | undefined {
  const declaration = root.getChildren('ExportDeclaration').find((node) => node.getChild('default') !== null)
  const value = declaration?.getChild('CallExpression')?.getChild('ArgList')?.firstChild?.nextSibling
  return value ?? declaration?.getChild('default')?.nextSibling ?? undefined
}

/** Returns the value of a variable, or the node itself. */
function followName(
  node: SyntaxNode | undefined,
  { root, text }: { root: SyntaxNode; text: string },
): SyntaxNode | undefined {
  // A definition is a property without a value, as in `{ footer }`.
  if (node?.name !== 'VariableName' && node?.name !== 'PropertyDefinition') return node
  const name = text.slice(node.from, node.to)
  const definition = root
    .getChildren('VariableDeclaration')
    .flatMap((declaration) => declaration.getChildren('VariableDefinition'))
    .find(({ from, to }) => text.slice(from, to) === name)
  const equals = definition?.parent?.getChild('Equals')
  return equals?.nextSibling ?? undefined
}

/** Finds a property of an object or an item of a list. Behind a spread, positions in a list aren't known. */
function findMember(node: SyntaxNode | undefined, key: PropertyKey, text: string): SyntaxNode | undefined {
  if (node?.name === 'ObjectExpression') {
    return node.getChildren('Property').find(({ firstChild }) => readName(firstChild, text) === key)
  }
  if (node?.name !== 'ArrayExpression') return undefined
  const items = listChildren(node).filter(({ name }) => !/^(?:\[|\]|,|LineComment|BlockComment)$/.test(name))
  const known = items.slice(0, Number(key) + 1)
  return known.some(({ name }) => name === 'Spread') ? undefined : known[Number(key)]
}

function listChildren(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = []
  for (let child = node.firstChild; child !== null; child = child.nextSibling) children.push(child)
  return children
}

function readName(node: SyntaxNode | null, text: string): string | undefined {
  return node === null ? undefined : text.slice(node.from, node.to).replace(/^(['"])(.*)\1$/, '$2')
}
