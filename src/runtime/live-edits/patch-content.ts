/**
 * Changes the content of a page to what a new build printed. Compares the old print with the new one, and changes only the
 * elements that differ, so that everything else keeps its state: islands, open details, scroll positions, the focus.
 */
export function patchContent(live: Element, old: ParentNode & Node, next: ParentNode & Node): void {
  if (!patchChildren(live, old, next)) live.replaceChildren(...cloneAll([...next.childNodes]))
}

/** Returns false, and changes nothing, if scripts have changed the structure of the live element. */
function patchChildren(live: Node, old: Node, next: Node): boolean {
  const [liveNodes, oldNodes, nextNodes] = [[...live.childNodes], [...old.childNodes], [...next.childNodes]]
  // Scripts may have appended elements, such as the buttons of a code block.
  if (oldNodes.some(({ nodeName }, index) => liveNodes[index]?.nodeName !== nodeName)) return false
  const end = liveNodes[oldNodes.length] ?? null
  const matches = [...matchNodes(oldNodes, nextNodes), [oldNodes.length, nextNodes.length] as const]
  let [oldStart, nextStart] = [0, 0]
  for (const [oldEnd, nextEnd] of matches) {
    replaceNodes({
      live: liveNodes.slice(oldStart, oldEnd),
      old: oldNodes.slice(oldStart, oldEnd),
      next: nextNodes.slice(nextStart, nextEnd),
      insert: (nodes) => insertBefore(live, nodes, liveNodes[oldEnd] ?? end),
    })
    ;[oldStart, nextStart] = [oldEnd + 1, nextEnd + 1]
  }
  return true
}

interface Replacement {
  live: ChildNode[]
  old: ChildNode[]
  next: ChildNode[]
  insert(nodes: Node[]): void
}

/** Replaces a run of nodes without a match. As many as before are changed one by one. */
function replaceNodes({ live, old, next, insert }: Replacement): void {
  if (old.length !== next.length) {
    insert(cloneAll(next))
    for (const node of live) node.remove()
    return
  }
  for (const [index, node] of live.entries()) patchNode(node, old[index] as Node, next[index] as Node)
}

function patchNode(live: ChildNode, old: Node, next: Node): void {
  if (live instanceof Text && next instanceof Text) live.data = next.data
  else if (!canPatchElement(live, old, next) || !patchChildren(live, old, next))
    live.replaceWith(document.importNode(next, true))
  else patchAttributes(live as Element, old as Element, next as Element)
}

function canPatchElement(live: Node, old: Node, next: Node): boolean {
  if (!(live instanceof Element && old instanceof Element && next instanceof Element)) return false
  // The attributes of an island are its input, and its scripts read them only once.
  const hasSameInput = !old.hasAttribute('data-island') || listChangedNames(old, next).length === 0
  return old.nodeName === next.nodeName && hasSameInput
}

function patchAttributes(live: Element, old: Element, next: Element): void {
  for (const name of listChangedNames(old, next)) {
    const value = next.getAttribute(name)
    if (value === null) live.removeAttribute(name)
    else live.setAttribute(name, value)
  }
}

/** Lists the attributes that differ. Whether details are open is up to the reader. */
const listChangedNames = (old: Element, next: Element): string[] =>
  [...new Set([...old.getAttributeNames(), ...next.getAttributeNames()])].filter(
    (name) => name !== 'open' && old.getAttribute(name) !== next.getAttribute(name),
  )

const cloneAll = (nodes: readonly Node[]): Node[] => nodes.map((node) => document.importNode(node, true))

function insertBefore(parent: Node, nodes: readonly Node[], end: Node | null): void {
  for (const node of nodes) parent.insertBefore(node, end)
}

const serialize = (node: Node): string =>
  node instanceof Element ? node.outerHTML : `${node.nodeName} ${node.nodeValue}`

/** Returns the indexes of equal nodes: a longest common subsequence. */
function matchNodes(old: readonly Node[], next: readonly Node[]): [old: number, next: number][] {
  const width = next.length + 1
  // Length of the longest common subsequence from each pair of nodes on.
  const lengths = new Uint16Array((old.length + 1) * width)
  const [oldKeys, nextKeys] = [old.map(serialize), next.map(serialize)]
  const isMatch = (row: number, column: number): boolean => oldKeys[row] === nextKeys[column]
  const getLength = (row: number, column: number): number => lengths[row * width + column] ?? 0
  for (let row = old.length - 1; row >= 0; row--)
    for (let column = next.length - 1; column >= 0; column--)
      lengths[row * width + column] = isMatch(row, column)
        ? getLength(row + 1, column + 1) + 1
        : Math.max(getLength(row + 1, column), getLength(row, column + 1))
  const matches: [number, number][] = []
  let [row, column] = [0, 0]
  while (row < old.length && column < next.length) {
    if (isMatch(row, column)) matches.push([row++, column++])
    else if (getLength(row + 1, column) >= getLength(row, column + 1)) row++
    else column++
  }
  return matches
}
