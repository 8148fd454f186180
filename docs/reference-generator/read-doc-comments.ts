import { readFileSync } from 'node:fs'
import type { SyntaxNode } from '@lezer/common'
import { parser } from '@lezer/javascript'

/** Description and example of a key, from the comment above it. */
interface DocComment {
  description: string
  /** Text of a literal. */
  example: string | undefined
}

/** Returns the comment above a key of a schema, by its path. List items have no part in a path. */
export type FindDocComment = (path: readonly string[]) => DocComment | undefined

interface Expression {
  node: SyntaxNode
  text: string
}

const typeScript = parser.configure({ dialect: 'ts' })

/**
 * Reads the comments above the keys of a schema. Editors show the same comments, and a schema at run time doesn't have
 * them.
 */
export function readDocComments(files: readonly string[], root: string): FindDocComment {
  const constants = new Map(files.flatMap(readConstants))
  return (path) => {
    let expression = constants.get(root)
    let property: SyntaxNode | undefined
    for (const key of path) {
      const owners: Expression[] = expression === undefined ? [] : listObjects(expression, constants)
      const owner = owners.find((object) => findProperty(object, key) !== undefined)
      property = owner === undefined ? undefined : findProperty(owner, key)
      if (owner === undefined || property?.lastChild == null) return undefined
      expression = { node: property.lastChild, text: owner.text }
    }
    if (property === undefined || expression === undefined) return undefined
    return readComment(property, expression.text) ?? readConstantComment(expression, constants)
  }
}

const findProperty = ({ node, text }: Expression, key: string): SyntaxNode | undefined =>
  node.getChildren('Property').find((property) => readKey(property, text) === key)

/** Reads the constants of a file by name. */
function readConstants(file: string): [string, Expression][] {
  const text = readFileSync(file, 'utf8')
  const root = typeScript.parse(text).topNode
  const declarations = [
    ...root.getChildren('VariableDeclaration'),
    ...root.getChildren('ExportDeclaration').flatMap((node) => node.getChildren('VariableDeclaration')),
  ]
  return declarations.flatMap((declaration): [string, Expression][] => {
    const name = declaration.getChild('VariableDefinition')
    const node = declaration.getChild('Equals')?.nextSibling
    return name == null || node == null ? [] : [[text.slice(name.from, name.to), { node, text }]]
  })
}

/** Lists the objects of a schema expression: `z.strictObject({ … })`, in a list, a union, or a constant. */
function listObjects(
  { node, text }: Expression,
  constants: ReadonlyMap<string, Expression>,
  visited: readonly string[] = [],
): Expression[] {
  if (node.name === 'VariableName') {
    const name = text.slice(node.from, node.to)
    const constant = visited.includes(name) ? undefined : constants.get(name)
    return constant === undefined ? [] : listObjects(constant, constants, [...visited, name])
  }
  const isObject = node.name === 'CallExpression' && /strictObject$/.test(readCallee(node, text))
  const object = isObject ? node.getChild('ArgList')?.getChild('ObjectExpression') : undefined
  if (object != null) return [{ node: object, text }]
  return listChildren(node).flatMap((child) => listObjects({ node: child, text }, constants, visited))
}

const readCallee = ({ firstChild }: SyntaxNode, text: string): string =>
  firstChild === null ? '' : text.slice(firstChild.from, firstChild.to)

function listChildren(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = []
  for (let child = node.firstChild; child !== null; child = child.nextSibling) children.push(child)
  return children
}

const readKey = ({ firstChild }: SyntaxNode, text: string): string =>
  firstChild === null ? '' : text.slice(firstChild.from, firstChild.to)

/** Reads the comment directly above a node. */
function readComment({ prevSibling }: SyntaxNode, text: string): DocComment | undefined {
  if (prevSibling?.name !== 'BlockComment') return undefined
  return parseComment(text.slice(prevSibling.from, prevSibling.to))
}

/** Reads the comment above the constant that a property names: `docs: docsSchema`. */
function readConstantComment(
  { node, text }: Expression,
  constants: ReadonlyMap<string, Expression>,
): DocComment | undefined {
  const name = text.slice(node.from, node.to).match(/^\w+/)?.[0] ?? ''
  const constant = constants.get(name)
  const declaration = constant?.node.parent
  const outer = declaration?.parent?.name === 'ExportDeclaration' ? declaration.parent : declaration
  return outer == null || constant === undefined ? undefined : readComment(outer, constant.text)
}

function parseComment(comment: string): DocComment {
  const text = comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/\n\s*\* ?/g, ' ')
    .trim()
  const [description = '', example] = text.split(/\s*@example\s+/)
  return { description: description.trim(), example: example?.trim() }
}
