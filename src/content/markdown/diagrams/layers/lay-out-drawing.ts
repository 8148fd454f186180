import { isDeepStrictEqual } from 'node:util'
import { createElkGraph } from './create-elk-graph.ts'
import { type Direction, isLevel, type Spacing } from './graph.ts'
import { listBoxes } from './list-boxes.ts'
import { readGraph } from './read-graph.ts'
import { type ElkNode, runElk } from './run-elk.ts'
import { listLayers, sizeNodes } from './size-nodes.ts'
import { writeDrawing } from './write-drawing.ts'

/** A drawing of the library, which may have another direction than the one that is needed. */
export interface LibraryDrawing {
  svg: string
  direction: Direction
}

/**
 * Places the nodes of a drawing again, with even sizes in each layer, and lines that share their ends: its library makes each node
 * as wide as its label, and each line separate. Returns undefined for drawings that aren't in layers.
 */
export function layOutDrawing(
  drawing: LibraryDrawing,
  direction: Direction,
  spacing: Spacing,
): string | undefined {
  const graph = readGraph(drawing.svg)
  if (graph === undefined) return undefined
  const place = (layers: readonly (readonly number[])[]): ElkNode => {
    const sizes = sizeNodes({ graph, layers, isLevel: isLevel(direction), spacing })
    return runElk(createElkGraph({ graph, direction, spacing, sizes }))
  }
  const layers = listLayers(
    graph.nodes.map(({ box }) => box),
    isLevel(drawing.direction),
  )
  const first = place(layers)
  const boxes = listBoxes(first)
  const newLayers = listLayers(
    graph.nodes.flatMap((_, index) => boxes.get(`n${index}`) ?? []),
    isLevel(direction),
  )
  // What is in a group may be beside other nodes now.
  const placed = isDeepStrictEqual(layers.map(toSorted), newLayers.map(toSorted)) ? first : place(newLayers)
  return writeDrawing(drawing.svg, { graph, direction, placed })
}

const toSorted = (layer: readonly number[]): number[] => layer.toSorted((a, b) => a - b)
