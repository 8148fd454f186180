import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawDiagram } from '../../src/content/markdown/diagrams/draw-diagram.ts'
import { listFaults } from '../unit/read-drawing.ts'

const fence = /```mermaid[^\n]*\n([\s\S]*?)```/g

/** Flowcharts and states. A line to a whole group is drawn by the library, which has other rules. */
const isInLayers = (source: string): boolean =>
  /^\s*(?:flowchart|graph|stateDiagram)/.test(source) &&
  !/subgraph (\w+)[\s\S]*(?:> ?\1\b|\b\1 ?-)/.test(source)

test('diagrams have even nodes, straight lines, and labels with room', { timeout: 120_000 }, () => {
  const faults = globSync('content/docs/**/*.mdx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(fence)].flatMap(([, source = '']) => {
      if (!isInLayers(source)) return []
      const { wide, narrow } = drawDiagram(source)
      return [wide, ...(narrow === undefined ? [] : [narrow])].flatMap((svg) =>
        listFaults(svg).map((fault) => `${file}: ${fault}`),
      )
    }),
  )
  expect(faults).toEqual([])
})
