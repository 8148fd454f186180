import { exec, type JsonValue } from 'jsonpath-rfc9535'
import { joinPointer } from '../../../shared/api/json-pointer.ts'
import { isObject, toObject } from '../../../shared/read-unknown.ts'
import { describeValue } from '../bundle/create-type-problem.ts'
import { findChildOrigin, type Report } from '../report-problem.ts'
import type { DocumentFile } from '../source/parse-source.ts'
import { changeNodes, type NodePath, removedNode } from './change-nodes.ts'
import { type OverlayAction, readOverlay } from './read-overlay.ts'

/** Two values of different kinds, which can't be merged. */
class MergeError extends Error {}

/** Applies the actions of an overlay to a document. Problems of an action name it, and the others are still applied. */
export function applyOverlay(document: DocumentFile, overlay: DocumentFile, report: Report): DocumentFile {
  const value = readOverlay(overlay, report).reduce(
    (root, action) => applyAction(root, action, { file: document.file, report }),
    document.value,
  )
  // Values of the overlay have no position in the document.
  return { ...document, value, isConverted: true }
}

interface ActionContext {
  /** File of the document. */
  file: string
  report: Report
}

function applyAction(root: unknown, action: OverlayAction, { file, report }: ActionContext): unknown {
  const { origin, target, change } = action
  const addProblem = (key: string, problem: string, fix: string): void =>
    report.addSourceProblem(findChildOrigin(origin, [key]), { problem, fix })
  const select = (expression: string, key: string): SelectedNode[] | undefined => {
    const nodes = selectNodes(root, expression)
    if (typeof nodes !== 'string') return nodes
    addProblem(key, `\`${expression}\` isn't a JSONPath expression: ${nodes}`, 'Correct it by RFC 9535.')
    return undefined
  }
  const nodes = select(target, 'target')
  if (nodes === undefined) return root
  if (nodes.length === 0) {
    report.addSourceWarning('overlays', findChildOrigin(origin, ['target']), {
      problem: `Nothing in \`${file}\` matches \`${target}\`, so the action changes nothing.`,
      fix: 'Correct the target, or remove the action.',
    })
    return root
  }
  const paths = nodes.map(({ path }) => path)
  if (change.kind === 'remove') return changeNodes(root, paths, () => removedNode)
  const values = change.kind === 'update' ? [change] : select(change.from, 'copy')
  if (values === undefined) return root
  const [only, ...others] = values
  if (only === undefined || others.length > 0) {
    const count = `${values.length} values in \`${file}\` match \`${change.kind === 'copy' ? change.from : ''}\``
    addProblem(
      'copy',
      `${count}, but an action copies exactly one.`,
      'Write an expression that selects one value.',
    )
    return root
  }
  try {
    return changeNodes(root, paths, (node) => mergeValues(node, only.value))
  } catch (error) {
    if (!(error instanceof MergeError)) throw error
    const fix = 'Write a value of the same kind, or remove the value with another action before.'
    addProblem(change.kind, error.message, fix)
    return root
  }
}

interface SelectedNode {
  path: NodePath
  value: unknown
}

/** Selects nodes by a JSONPath expression. Returns what is wrong with the expression as a string. */
function selectNodes(root: unknown, expression: string): SelectedNode[] | string {
  const nodes: SelectedNode[] = []
  try {
    exec(root as JsonValue, expression, (value, path) => nodes.push({ path: [...path], value }))
  } catch (error) {
    return explainSyntaxError(error, expression)
  }
  return nodes
}

/** The parser's own message lists all characters that it expected. */
function explainSyntaxError(error: unknown, expression: string): string {
  const { start } = toObject(toObject(error).location)
  const { offset } = toObject(start)
  if (typeof offset !== 'number') return error instanceof Error ? error.message : String(error)
  return offset >= expression.length ? 'its end is missing.' : `it breaks at \`${expression.slice(offset)}\`.`
}

/** Merges the value of an action with a node that its target selects. Lists take an item or a list of items. */
const mergeValues = (node: unknown, update: unknown): unknown =>
  Array.isArray(node) ? [...node, ...(Array.isArray(update) ? update : [update])] : merge(node, update, [])

/** Merges objects by key and concatenates lists. Other values replace each other, and a list or an object replaces nothing. */
function merge(node: unknown, update: unknown, path: readonly string[]): unknown {
  if (node === null || node === undefined) return update
  if (isObject(node) && isObject(update)) {
    const merged = new Map(Object.entries(node))
    for (const [key, value] of Object.entries(update))
      merged.set(key, merge(merged.get(key), value, [...path, key]))
    return Object.fromEntries(merged)
  }
  if (Array.isArray(node) && Array.isArray(update)) return [...node, ...update]
  if (typeof node !== 'object' && typeof update !== 'object') return update
  // A key without a value, such as `components:`.
  if (update === null) return path.length > 0 && typeof node === 'object' ? node : update
  const place = path.length === 0 ? 'the target' : `\`${joinPointer(path)}\` of the target`
  throw new MergeError(`${describeValue(update)} can't be merged with ${place}: ${describeValue(node)}.`)
}
