import type { Axes, Graph } from './graph.ts'

/** Space between a group's border and what is in it. */
export const groupPadding = 12
/** Height of the bar with its title. */
export const groupHeader = 28

interface BorderInput {
  graph: Graph
  axes: Axes
  spans: readonly { first: number; last: number }[]
}

/** Returns the space that a group and the groups in it need before their first layer, or after their last one. */
export function measureBorder(
  { graph, axes, spans }: BorderInput,
  group: number,
  end: 'first' | 'last',
): number {
  const hasHeader = !axes.isLevel && (end === 'first') === (axes.sign === 1)
  const inner = graph.groups.flatMap(({ parent }, other) =>
    parent === group && spans[other]?.[end] === spans[group]?.[end]
      ? [measureBorder({ graph, axes, spans }, other, end)]
      : [],
  )
  return groupPadding + (hasHeader ? groupHeader : 0) + Math.max(0, ...inner)
}

/** Returns the space that all groups with this first or last layer need. */
export const measureBorders = (input: BorderInput, layer: number, end: 'first' | 'last'): number =>
  Math.max(
    0,
    ...input.spans.flatMap((span, group) => (span[end] === layer ? [measureBorder(input, group, end)] : [])),
  )
