import { findSpan } from './arrange-items.ts'
import type { Port } from './choose-ports.ts'
import { type Bend, chooseTracks } from './choose-tracks.ts'
import { drawLinks } from './draw-links.ts'
import { measureBorder, measureBorders } from './group-borders.ts'
import { type Gap, getEnds, type RouteInput, type Routes, tipLength, trackGap } from './routes.ts'

/** Distance of bends from nodes, and of labels from both. */
const bendGap = 10
const labelSpace = 12
const leastBend = 0.75

/** Places layers, and draws lines: all bends between two layers are at one place, if lines stay apart. */
export function routeLines(input: RouteInput): Routes {
  const { graph, layered, axes } = input
  const spans = graph.groups.map((_, group) => findSpan(layered, graph, group))
  const borders = { graph, axes, spans }
  const thickness = layered.layers.map((layer) =>
    Math.max(0, ...layer.map((item) => input.sizes[layered.items[item]?.node ?? -1]?.depth ?? 0)),
  )
  if (axes.isLevel)
    for (const [group, { titleWidth }] of graph.groups.entries()) {
      const { first = 0, last = 0 } = spans[group] ?? {}
      if (first === last) thickness[first] = Math.max(thickness[first] ?? 0, titleWidth)
    }
  const gaps = layered.layers.map((_, layer) => measureGap(input, layer))
  const starts: number[] = []
  const bends: number[] = []
  let depth = 0
  for (const [layer, { before, after, trackCount }] of gaps.entries()) {
    starts.push(depth)
    const end = depth + (thickness[layer] ?? 0)
    const bend = end + measureBorders(borders, layer, 'last') + before
    bends.push(bend)
    depth =
      bend + Math.max(0, trackCount - 1) * trackGap + after + measureBorders(borders, layer + 1, 'first')
  }
  const layers = starts.map((start, layer) => start + (thickness[layer] ?? 0) / 2)
  const drawn = drawLinks(input, { gaps, layers, bends, spans })
  return {
    ...drawn,
    layers,
    groups: spans.map(({ first, last }, group) => ({
      first: (starts[first] ?? 0) - measureBorder(borders, group, 'first'),
      last: (starts[last] ?? 0) + (thickness[last] ?? 0) + measureBorder(borders, group, 'last'),
    })),
  }
}

function measureGap(input: RouteInput, layer: number): Gap {
  const { layered, labels, spacing, ports } = input
  const links = layered.links.flatMap(({ from }, index) =>
    layered.items[from]?.layer === layer ? [index] : [],
  )
  const bends = links.flatMap((link): Bend[] => {
    const [start, end] = getEnds(input, link)
    if (Math.abs(start - end) < leastBend) return []
    const { from = 0, to = 0 } = layered.links[link] ?? {}
    return [
      {
        link,
        start,
        end,
        startPort: namePort(ports.after.get(from), from, link),
        endPort: namePort(ports.before.get(to), to, link),
      },
    ]
  })
  const tracks = chooseTracks(bends)
  const trackCount = new Set(tracks.values()).size
  const own = links.flatMap((link) => labels.get(link) ?? [])
  const measure = (zone: 'before' | 'after'): number =>
    Math.max(
      0,
      ...own.filter((label) => label.zone === zone).map(({ depth }) => depth + 2 * labelSpace + tipLength),
    )
  const least = Math.max(0, spacing.layerGap - Math.max(0, trackCount - 1) * trackGap)
  if (trackCount === 0) {
    const length = Math.max(measure('before'), measure('after'), least)
    return { links, tracks, trackCount, before: length / 2, after: length / 2 }
  }
  const [before, after] = [
    Math.max(bendGap, measure('before')),
    Math.max(bendGap + tipLength, measure('after')),
  ]
  const spare = Math.max(0, least - before - after)
  return { links, tracks, trackCount, before: before + spare / 2, after: after + spare / 2 }
}

const namePort = (ports: readonly Port[] | undefined, item: number, link: number): string =>
  `${item} ${ports?.findIndex(({ links }) => links.includes(link)) ?? 0}`
