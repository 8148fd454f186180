import { type Box, measureShapes, readSvgNumber } from '../svg-shapes.ts'
import type { Graph, GraphEdge, GraphGroup, GraphNode } from './graph.ts'
import { measureTitle } from './group-borders.ts'

const nodePattern =
  /<g class="node" data-id="([^"]*)" data-label="[^"]*" data-shape="([^"]*)">([\s\S]*?)<\/g>/g
const edgePattern = /<polyline class="edge"([^>]*)\/>/g
const labelPattern = /<g class="edge-label"[^>]*>([\s\S]*?)<\/g>/g
/** The start of a group, with its box, header, and title; or the end of one. */
const groupPattern =
  /<g class="subgraph" data-id="([^"]*)"[^>]*>\s*(<rect[^>]*>)\s*(<rect[^>]*>)\s*(<text[\s\S]*?<\/text>)|<\/g>/g

/** Space that the library leaves around the text of a label on each side. */
const labelPadding = 8
const lineHeight = 17

/**
 * Reads the nodes, lines, and groups of a drawing of `beautiful-mermaid`. Returns undefined for what isn't in layers: a line
 * from a node to itself, or one that ends at a group.
 */
export function readGraph(svg: string): Graph | undefined {
  const nodes = [...svg.matchAll(nodePattern)].map(([, id = '', shape = '', markup = '']): GraphNode => {
    const box = measureShapes(markup)
    return { id, shape, markup, box, text: measureText(shape, markup, box) }
  })
  const indices = new Map(nodes.map(({ id }, index) => [id, index]))
  const labels = [...svg.matchAll(labelPattern)].map(([, markup = '']) => markup)
  const edges: GraphEdge[] = []
  for (const [, attributes = ''] of svg.matchAll(edgePattern)) {
    const read = (name: string): string => attributes.match(new RegExp(` ${name}="([^"]*)"`))?.[1] ?? ''
    const [from, to] = [indices.get(read('data-from')), indices.get(read('data-to'))]
    if (from === undefined || to === undefined || from === to) return undefined
    edges.push({
      from,
      to,
      attributes,
      style: read('data-style'),
      hasTipAtStart: read('data-arrow-start') === 'true',
      hasTipAtEnd: read('data-arrow-end') === 'true',
      label: read('data-label') === '' ? undefined : readLabel(labels.shift() ?? ''),
    })
  }
  return nodes.length < 2 || edges.length === 0 ? undefined : { nodes, edges, groups: readGroups(svg, nodes) }
}

function readLabel(markup: string): GraphEdge['label'] {
  return {
    markup,
    width: readSvgNumber(markup, 'width') - 2 * labelPadding,
    height: readSvgNumber(markup, 'height') - 2 * labelPadding,
  }
}

/** The size of a node's text: the library adds the same space around all texts, and more in some shapes. */
function measureText(shape: string, markup: string, box: Box): { width: number; height: number } {
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  switch (shape) {
    case 'diamond':
      // It's as high as it's wide.
      return { width: width - 64, height: lineHeight * Math.max(1, markup.split('<tspan').length - 1) }
    case 'cylinder':
      return { width: width - 40, height: height - 34 }
    case 'hexagon':
    case 'trapezoid':
    case 'trapezoid-alt':
    case 'asymmetric':
    case 'subroutine':
      return { width: width - 60, height: height - 20 }
    default:
      return { width: width - 40, height: height - 20 }
  }
}

function readGroups(svg: string, nodes: readonly GraphNode[]): GraphGroup[] {
  const groups: GraphGroup[] = []
  const open: number[] = []
  const start = svg.indexOf('<g class="subgraph"')
  if (start === -1) return groups
  const end = svg.search(/<polyline class="edge"/)
  for (const [text, id, box = '', header = '', title = ''] of svg.slice(start, end).matchAll(groupPattern)) {
    if (text === '</g>') {
      open.pop()
      continue
    }
    groups.push({
      id: id ?? '',
      parent: open.at(-1),
      box: measureShapes(box),
      markup: { box, header, title },
      titleWidth: measureTitle(title),
    })
    open.push(groups.length - 1)
  }
  for (const node of nodes) node.group = findInnermost(groups, node.box)
  return groups
}

function findInnermost(groups: readonly GraphGroup[], { left, right, top, bottom }: Box): number | undefined {
  const x = (left + right) / 2
  const y = (top + bottom) / 2
  const around = groups.flatMap(({ box }, index) =>
    box.left < x && box.right > x && box.top < y && box.bottom > y ? [index] : [],
  )
  return around.sort((a, b) => width(groups, a) - width(groups, b))[0]
}

const width = (groups: readonly GraphGroup[], index: number): number => {
  const box = groups[index]?.box
  return box === undefined ? 0 : box.right - box.left
}
