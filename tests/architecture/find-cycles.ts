/** Returns the groups of nodes that reach each other, each sorted, for a graph given by its edges. */
export function findCycles(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = []
  const order = new Map<string, number>()
  const path: string[] = []

  // Tarjan's algorithm: a node that reaches no earlier node completes a group.
  const visit = (node: string): number => {
    const index = order.size
    order.set(node, index)
    let low = index
    path.push(node)
    for (const target of edges.get(node) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target))
      else if (path.includes(target)) low = Math.min(low, order.get(target) ?? index)
    }
    if (low === index) {
      const group = path.splice(path.indexOf(node))
      if (group.length > 1) cycles.push(group.sort())
    }
    return low
  }

  for (const node of edges.keys()) if (!order.has(node)) visit(node)
  return cycles
}
