/** A node of the tree that plugins change. */
export interface MdastNode {
  type: string
  /** Name of an element. */
  name?: string
  value?: string
  children?: MdastNode[]
  position?: { start: { offset?: number }; end: { offset?: number } }
}

interface RecordedNode {
  /** A plugin may turn a node into one of another type. */
  type: string
  /** All fields except the children. */
  fields: string
  children: readonly MdastNode[]
}

/** The nodes of a tree as they were before a plugin ran. */
export type TreeRecord = ReadonlyMap<MdastNode, RecordedNode>

/** A tree before it was changed, and its text. */
export interface TreeSource {
  record: TreeRecord
  /** Text that the tree was parsed from. */
  text: string
  hasMath: boolean
}

export function createTreeRecord(tree: MdastNode): TreeRecord {
  const record = new Map<MdastNode, RecordedNode>()
  const add = (node: MdastNode): void => {
    record.set(node, { type: node.type, fields: describeFields(node), children: [...(node.children ?? [])] })
    node.children?.forEach(add)
  }
  add(tree)
  return record
}

/** Whether a node and everything in it are as they were recorded. */
export function isUnchanged(node: MdastNode, record: TreeRecord): boolean {
  const before = record.get(node)
  const children = node.children ?? []
  return (
    before?.fields === describeFields(node) &&
    before.children.length === children.length &&
    children.every((child, index) => child === before.children[index] && isUnchanged(child, record))
  )
}

/** Returns the fields of a node as text. */
export function describeFields({ children: _, position: __, ...fields }: MdastNode): string {
  return JSON.stringify(fields)
}
