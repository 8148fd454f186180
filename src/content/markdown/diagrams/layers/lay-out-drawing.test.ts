import { describe, expect, test } from 'vitest'
import { listFaults, readDrawing } from '../../../../../tests/unit/read-drawing.ts'
import { loadMermaid } from '../load-mermaid.ts'
import { moveGroupTitles } from '../move-group-titles.ts'
import { readSize } from '../read-size.ts'
import type { Direction } from './graph.ts'
import { type Layout, layOutDrawing } from './lay-out-drawing.ts'

const spacing = { inlinePadding: 14, blockPadding: 9, nodeGap: 12, layerGap: 32 }

const plan = (direction: Direction, ...lines: string[]): Layout | undefined => {
  const source = [`flowchart ${direction}`, ...lines].join('\n')
  return layOutDrawing(loadMermaid().renderMermaidSVG(source, { padding: 4 }), direction, spacing)
}

const draw = (direction: Direction, ...lines: string[]): string | undefined => {
  const drawing = plan(direction, ...lines)?.draw()
  return drawing === undefined ? undefined : moveGroupTitles(drawing)
}

const sources: [name: string, lines: string[]][] = [
  ['a chain', ['A[One] --> B[Another name] --> C[Three]']],
  [
    'a fork with labels',
    ['A[Start] -->|yes| B[A long name]', 'A -->|not yet| C[No]', 'B --> D[End]', 'C --> D'],
  ],
  ['lines both ways', ['A[Stopped] -->|start| B[Running]', 'B -->|stop| A']],
  ['a line that passes layers', ['A --> B --> C --> D', 'A -->|directly| D']],
  ['a way back', ['A --> B --> C', 'C -.->|again| A']],
  ['lines between all', ['A --> C', 'A --> D', 'B --> C', 'B --> D']],
  ['labels at both ends', ['A -->|one| C', 'A -->|two| D', 'B -->|three| D', 'B -->|four| C']],
  [
    'shapes',
    ['A([Start]) --> B{Is it there?}', 'B -->|yes| C[(Data)]', 'B -->|no| D((x))', 'C --> E{{Six}}'],
  ],
  [
    'groups',
    [
      'U[User] --> A',
      'subgraph G[Network]',
      'A[First] --> B[Second]',
      'end',
      'U --> C[Outside]',
      'C --> D[End]',
      'B --> D',
    ],
  ],
  [
    'lines into a group with a long title',
    ['A -->|one| C', 'A -.->|two| D', 'B --> D', 'subgraph G[A network with a long name]', 'C', 'D', 'end'],
  ],
  ['parts without a line between them', ['A --> B', 'C --> D', 'E --> F']],
]

describe.each(['LR', 'RL', 'TB', 'BT'] as const)('%s', (direction) => {
  test.each(sources)('%s: even nodes, straight lines, and labels with room', (_, lines) => {
    expect(listFaults(draw(direction, ...lines) ?? '')).toEqual([])
  })

  test.each(sources)('%s: no narrower than known before it is drawn', (_, lines) => {
    const { leastWidth, draw: finish } = plan(direction, ...lines) as Layout
    expect(leastWidth).toBeGreaterThan(50)
    expect(readSize(finish(), 'width')).toBeGreaterThanOrEqual(leastWidth)
  })
})

test('all lines between two layers bend at one place', () => {
  const { lines } = readDrawing(
    draw('LR', 'A --> B', 'A --> C', 'A --> D', 'B --> E', 'C --> E', 'D --> E') ?? '',
  )
  const bends = lines.flat().flatMap(({ start, end }) => (start[0] === end[0] ? [start[0]] : []))
  expect(new Set(bends).size).toBe(2)
})

test('a chain has no bends, also where its layers have other nodes', () => {
  const { lines } = readDrawing(draw('LR', 'A --> B --> C', 'D --> C') ?? '')
  expect(lines.map(({ length }) => length).sort()).toEqual([1, 3, 3])
})

test('lines that are not connected do not look connected', () => {
  const { lines } = readDrawing(draw('LR', 'A --> D', 'A --> E', 'B --> E', 'B --> F', 'C --> D') ?? '')
  const upright = lines.map((parts) => parts.find(({ start, end }) => start[0] === end[0]))
  expect(upright.filter((part) => part !== undefined).length).toBeGreaterThan(1)
})

test.each([
  ['a line to a group', ['A --> G', 'subgraph G', 'B', 'end']],
  ['a line to the same node', ['A --> A', 'A --> B']],
])('%s is left to the library', (_, lines) => {
  expect(draw('LR', ...lines)).toBeUndefined()
})
