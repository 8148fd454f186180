import type { Axes, Graph } from './graph.ts'

/** Space between a group's border and what is in it. */
export const groupPadding = 12
/** Height of the line with its title. */
export const groupHeader = 24

/** Roughly the width of a letter in the title of a group. */
const titleLetter = 7

/** Returns the width of a title without its padding. */
export const measureTitle = (title: string): number => title.replace(/<[^>]*>/g, '').length * titleLetter

interface Range {
  low: number
  high: number
}

interface TitleRoom extends Range {
  /** Where lines pass. */
  lines: readonly Range[]
  width: number
}

/** Space between the title of a group and a line that passes it. */
const titleGap = 8

/**
 * Returns where a title starts: where it has room between the lines that pass its group, or after the last one, where there
 * may be too little.
 */
export function findTitlePlace({ low, high, lines, width }: TitleRoom): number {
  const starts = [low + groupPadding, ...lines.map((line) => line.high + titleGap)].sort((a, b) => a - b)
  const isFree = (start: number): boolean =>
    start + width + groupPadding <= high &&
    !lines.some((line) => line.low < start + width + titleGap && line.high > start - titleGap)
  return starts.find(isFree) ?? starts.at(-1) ?? low
}

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

interface Crossing {
  /** Groups around an item, and around the other end of its line. */
  around: readonly number[]
  others: readonly number[]
  layer: number
  end: 'first' | 'last'
}

/** Returns the space between an item and the border of the outermost group that its line enters or leaves there. */
export function measureCrossing(input: BorderInput, { around, others, layer, end }: Crossing): number {
  const group = around.find((own) => !others.includes(own) && input.spans[own]?.[end] === layer)
  return group === undefined ? 0 : measureBorder(input, group, end)
}
