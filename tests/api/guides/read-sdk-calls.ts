import type { SyntaxNode } from '@lezer/common'
import { parser } from '@lezer/python'

/** A call of the SDK in a Python program. */
export interface SdkUse {
  /** `init`, `Datasets`, or `Datasets.create`. */
  name: string
  arguments: SdkArgument[]
  /**
   * Code of the targets that the result is assigned to, none if it's dropped, printed, or taken apart. Undefined if it's
   * handed to another function.
   */
  targets: string[] | undefined
  /** Whether the program uses the first target later. */
  isChecked: boolean
  /** Line in the program, from 1. */
  line: number
}

interface SdkArgument {
  /** Undefined for an argument by position. */
  name: string | undefined
  /** Code of the value. */
  value: string
}

/** Names that a program gives to the module, its classes, and their objects: what each name stands for. */
export type SdkNames = Map<string, string>

interface Program {
  code: string
  module: string
  names: SdkNames
}

/** The SDK itself among the values of `SdkNames`. The other values are names of classes and functions. */
const wholeModule = ''

/**
 * Lists the calls of the SDK in a program. `names` has the names that earlier programs of the page have set, and
 * gets the names that this one sets.
 */
export function readSdkCalls(program: Program): SdkUse[] {
  const calls: SdkUse[] = []
  parser.parse(program.code).iterate({
    enter({ name, node }) {
      if (name === 'ImportStatement') readImport(node, program)
      if (name === 'CallExpression') calls.push(...readCall(node, program))
      return undefined
    },
    leave({ name, node }) {
      if (name === 'AssignStatement') readAssignment(node, program)
    },
  })
  return calls
}

/** Reads `import a.b as c`, `from a.b import C`, and `from a import b`. */
function readImport(node: SyntaxNode, { code, module, names }: Program): void {
  const statement = getText(node, code).replace(/[()\s]+/g, ' ')
  const [, whole, alias = whole] = statement.match(/^import ([\w.]+)(?: as (\w+))?/) ?? []
  if (whole === module && alias !== undefined) names.set(alias, wholeModule)
  const [, source, list = ''] = statement.match(/^from ([\w.]+) import (.+)$/) ?? []
  for (const item of source === undefined ? [] : list.split(',')) {
    const [name = '', local = name] = item.trim().split(/ as /)
    if (source === module) names.set(local, name)
    if (`${source}.${name}` === module) names.set(local, wholeModule)
  }
}

/** Reads the class of the object in `datasets = tir.Datasets()`. */
function readAssignment(node: SyntaxNode, program: Program): void {
  const { firstChild: target, lastChild: value } = node
  if (target?.name !== 'VariableName' || target.nextSibling?.name !== 'AssignOp' || value === null) return
  const name = getText(target, program.code)
  const object = value.name === 'CallExpression' ? findObject(value, program) : undefined
  if (object === undefined) program.names.delete(name)
  else program.names.set(name, object)
}

function readCall(node: SyntaxNode, program: Program): SdkUse[] {
  const { firstChild: callee, lastChild: list } = node
  const name = callee === null ? undefined : findName(callee, program)
  if (name === undefined || name === wholeModule || list === null) return []
  const { code } = program
  const targets = readTargets(node, program)
  return [
    {
      name,
      arguments: readArguments(list, code),
      targets,
      isChecked: new RegExp(`\\b${targets?.[0] ?? ''}\\b`).test(code.slice(node.to)),
      line: code.slice(0, node.from).split('\n').length,
    },
  ]
}

/** Finds what the SDK calls a name, `tir.Datasets`, `datasets.create`, or `tir.Datasets().create`. */
function findName(node: SyntaxNode, program: Program): string | undefined {
  if (node.name === 'VariableName') {
    const name = program.names.get(getText(node, program.code))
    return isObject(name) ? undefined : name
  }
  if (node.name !== 'MemberExpression' || node.firstChild === null || node.lastChild === null)
    return undefined
  const owner = findOwner(node.firstChild, program)
  const member = getText(node.lastChild, program.code)
  if (owner === undefined) return undefined
  return owner === wholeModule ? member : `${owner}.${member}`
}

/** Objects are marked, because a class is called and an object isn't. */
const objectMark = '()'
const isObject = (name: string | undefined): boolean => name?.endsWith(objectMark) === true

function findOwner(node: SyntaxNode, program: Program): string | undefined {
  const object =
    node.name === 'CallExpression'
      ? findObject(node, program)
      : program.names.get(getText(node, program.code))
  return (object ?? findName(node, program))?.replace(objectMark, '')
}

/** Finds the class of the object that a call creates. Names of classes begin with a capital letter. */
function findObject(node: SyntaxNode, program: Program): string | undefined {
  const name = node.firstChild === null ? undefined : findName(node.firstChild, program)
  return name !== undefined && /^[A-Z]\w*$/.test(name) ? name + objectMark : undefined
}

function readArguments(list: SyntaxNode, code: string): SdkArgument[] {
  const items: SyntaxNode[][] = [[]]
  for (let child = list.firstChild; child !== null; child = child.nextSibling) {
    if (child.name === ',') items.push([])
    else if (!['(', ')', 'Comment'].includes(child.name)) items.at(-1)?.push(child)
  }
  return items
    .filter((item) => item.length > 0)
    .map((item) => {
      const texts = item.map((node) => getText(node, code))
      return texts[1] === '='
        ? { name: texts[0], value: texts.slice(2).join('') }
        : { name: undefined, value: texts.join('') }
    })
}

/** Reads the targets of `a, b = call()`. */
function readTargets(node: SyntaxNode, { code }: Program): string[] | undefined {
  const { parent } = node
  if (parent?.name === 'ArgList')
    return /^print\(/.test(code.slice(parent.prevSibling?.from)) ? [] : undefined
  if (parent?.name !== 'AssignStatement') return []
  const assigned = code.slice(parent.from, node.from).replace(/=\s*$/, '')
  return assigned.split(',').map((target) => target.trim())
}

const getText = ({ from, to }: SyntaxNode, code: string): string => code.slice(from, to)
