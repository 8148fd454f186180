import type { Axes, Graph } from './graph.ts'
import type { LayeredGraph, Link } from './order-layers.ts'

/** Lines closer to each other look like one. */
const leastStep = 12
/** Distance of labels and other lines. */
const labelGap = 6

/** The label of a line, on the part of it that is between two layers. */
export interface PlacedLabel {
  /** Before or after the bend of the line. */
  zone: 'before' | 'after'
  /** Its size along the axis of the layers. */
  depth: number
  breadth: number
}

/** Where several lines start or end at a side of a node, together. */
export interface Port {
  links: number[]
  /** Distance of its center from the next one. */
  step: number
}

export interface Ports {
  /** By item and side. Only nodes have more than one at a side. */
  before: Map<number, Port[]>
  after: Map<number, Port[]>
  /** By link. */
  labels: Map<number, PlacedLabel>
}

type Side = 'before' | 'after'

/**
 * Chooses which lines share an end: lines of one style with the same kind of tip, unless they lead to the same node or a
 * label would be on the part that they share.
 */
export function choosePorts(graph: Graph, layered: LayeredGraph, axes: Axes): Ports {
  const { links } = layered
  const sides = { before: new Map<number, Port[]>(), after: new Map<number, Port[]>() }
  for (const [side, end] of [
    ['before', 'to'],
    ['after', 'from'],
  ] as const) {
    for (const item of layered.items.keys()) {
      const own = links.flatMap((link, index) => (link[end] === item ? [index] : []))
      const shared = Map.groupBy(own, (index) => describeEnd(graph, layered, { index, side, own }))
      sides[side].set(
        item,
        [...shared.values()].map((list) => ({ links: list, step: 0 })),
      )
    }
  }
  const labels = placeLabels(graph, layered, { sides, axes })
  for (const side of ['before', 'after'] as const)
    for (const ports of sides[side].values()) {
      ports.sort((a, b) => comparePorts(layered, side, [a, b]))
      for (const [index, port] of ports.entries()) port.step = measureStep(port, ports[index + 1], labels)
    }
  return { ...sides, labels }
}

interface End {
  index: number
  side: Side
  own: readonly number[]
}

function describeEnd({ edges }: Graph, { links, items }: LayeredGraph, { index, side, own }: End): string {
  const link = links[index]
  const edge = edges[link?.edge ?? 0]
  if (link === undefined || edge === undefined) return ''
  const item = side === 'before' ? link.to : link.from
  const hasTip = items[item]?.node === edge.to ? edge.hasTipAtEnd : edge.hasTipAtStart
  const isSamePair = (other: number): boolean => {
    const found = edges[links[other]?.edge ?? 0]
    return (
      found !== undefined && [found.from, found.to].every((node) => node === edge.from || node === edge.to)
    )
  }
  const number = own.filter((other) => other < index && isSamePair(other)).length
  return `${hasTip} ${edge.style} ${number}`
}

interface Sides {
  sides: Record<Side, Map<number, Port[]>>
  axes: Axes
}

function placeLabels(graph: Graph, layered: LayeredGraph, { sides, axes }: Sides): Map<number, PlacedLabel> {
  const { links, items, layers } = layered
  const labels = new Map<number, PlacedLabel>()
  const labeled = listLabeledLinks(graph, links)
  const isAlone = (link: number, side: Side, item: number): boolean =>
    sides[side].get(item)?.some((port) => port.links.length === 1 && port.links[0] === link) ?? false
  for (const layer of layers.keys()) {
    const here = labeled.filter((link) => items[links[link]?.from ?? 0]?.layer === layer)
    const can = here.map((index) => {
      const { from = 0, to = 0 } = links[index] ?? {}
      const isBefore = isAlone(index, 'after', from)
      if (!isBefore && !isAlone(index, 'before', to)) splitPort(sides.before.get(to) ?? [], index)
      return { index, isBefore, isAfter: isAlone(index, 'before', to) }
    })
    const isAllBefore = !can.every(({ isAfter }) => isAfter) && can.every(({ isBefore }) => isBefore)
    for (const { index, isAfter } of can) {
      const { width = 0, height = 0 } = graph.edges[links[index]?.edge ?? 0]?.label ?? {}
      const [depth, breadth] = axes.isLevel ? [width, height] : [height, width]
      labels.set(index, { zone: isAfter && !isAllBefore ? 'after' : 'before', depth, breadth })
    }
  }
  return labels
}

/** Lists the links that have the label of their line: the middle ones. */
function listLabeledLinks({ edges }: Graph, links: readonly Link[]): number[] {
  return edges.flatMap(({ label }, edge) => {
    if (label === undefined) return []
    const own = links.flatMap((link, index) => (link.edge === edge ? [index] : []))
    return own.slice(Math.floor((own.length - 1) / 2)).slice(0, 1)
  })
}

function splitPort(ports: Port[], link: number): void {
  const shared = ports.find((port) => port.links.includes(link))
  if (shared === undefined) return
  shared.links = shared.links.filter((other) => other !== link)
  ports.push({ links: [link], step: 0 })
}

/** Orders the ports of a side as what they lead to. */
function comparePorts({ links, layers, items }: LayeredGraph, side: Side, [a, b]: [Port, Port]): number {
  const end = side === 'before' ? 'from' : 'to'
  const place = ({ links: own }: Port): number => {
    const places = own.map((index) => {
      const item = links[index]?.[end] ?? 0
      return layers[items[item]?.layer ?? 0]?.indexOf(item) ?? 0
    })
    return places.reduce((sum, value) => sum + value, 0) / places.length
  }
  return place(a) - place(b) || Math.min(...a.links) - Math.min(...b.links)
}

function measureStep(port: Port, next: Port | undefined, labels: Ports['labels']): number {
  if (next === undefined) return 0
  const measureReach = ({ links }: Port): number =>
    Math.max(
      0,
      ...links.map((link) => {
        const label = labels.get(link)
        return label === undefined ? 0 : label.breadth / 2 + labelGap
      }),
    )
  return Math.max(leastStep, measureReach(port) + measureReach(next))
}

/** Returns the least size of a side with these ports. */
export const measurePorts = (ports: readonly Port[]): number => {
  const steps = ports.map(({ step }) => step)
  return ports.length < 2 ? 0 : steps.reduce((sum, step) => sum + step, 0) + 2 * leastStep
}

/** Returns the distances of ports from the middle of a side: evenly spaced, or as far as their labels need. */
export function spreadPorts(ports: readonly Port[], size: number): number[] {
  const even = size / (ports.length + 1)
  const steps = ports.map(({ step }, index) => (index === ports.length - 1 ? 0 : Math.max(step, even)))
  const whole = steps.reduce((sum, step) => sum + step, 0)
  let offset = -whole / 2
  return steps.map((step) => {
    const here = offset
    offset += step
    return here
  })
}
