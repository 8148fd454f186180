import { isObject } from '../../../shared/read-unknown.ts'

/** Keys from the root of a document to a node. */
export type NodePath = readonly (string | number)[]

/** Marker that a change returns for a node that it removes. */
export const removedNode = Symbol('removed')

interface NodeTree {
  isTarget: boolean
  children: Map<string, NodeTree>
}

/**
 * Returns a document with changed nodes, inner ones first. The rest is shared, and nothing is modified: by an alias of
 * YAML, two places may have the same object.
 */
export function changeNodes(
  root: unknown,
  paths: readonly NodePath[],
  change: (node: unknown) => unknown,
): unknown {
  const visit = (node: unknown, { isTarget, children }: NodeTree): unknown => {
    const inner = children.size === 0 ? node : changeChildren(node, children, visit)
    return isTarget ? change(inner) : inner
  }
  return visit(root, createTree(paths))
}

function createTree(paths: readonly NodePath[]): NodeTree {
  const root: NodeTree = { isTarget: false, children: new Map() }
  for (const path of paths) {
    let tree = root
    for (const key of path) {
      const child: NodeTree = tree.children.get(String(key)) ?? { isTarget: false, children: new Map() }
      tree.children.set(String(key), child)
      tree = child
    }
    tree.isTarget = true
  }
  return root
}

function changeChildren(
  node: unknown,
  children: NodeTree['children'],
  visit: (node: unknown, tree: NodeTree) => unknown,
): unknown {
  const visitChild = (value: unknown, key: string | number): unknown => {
    const child = children.get(String(key))
    return child === undefined ? value : visit(value, child)
  }
  if (Array.isArray(node)) return node.map(visitChild).filter((item) => item !== removedNode)
  if (!isObject(node)) return node
  return Object.fromEntries(
    Object.entries(node)
      .map(([key, value]): [string, unknown] => [key, visitChild(value, key)])
      .filter(([, value]) => value !== removedNode),
  )
}
