import { expect, test } from 'vitest'
import { alignSiblings } from './align-siblings.ts'

const draw = (x: number, width: number, y = 50): string =>
  `<g class="node"><rect x="${x}" y="${y}" width="${width}" height="37" rx="0" /><text x="${x + width / 2}"></text></g>`
const group = '<g class="subgraph"><rect x="0" y="20" width="200" height="90" rx="0" /></g>'
const line = (points: string): string => `<polyline class="edge" points="${points}" fill="none" />`

test('the boxes of a row have the same width around their centers', () => {
  expect(alignSiblings(group + line('60,0 60,50') + draw(20, 80) + draw(120, 60))).toBe(
    group + line('60,0 60,50') + draw(20, 80) + draw(110, 80),
  )
})

test('the width leaves a gap to the neighbors, the group, and lines', () => {
  expect(alignSiblings(group + draw(20, 80) + draw(112, 60))).toBe(group + draw(23, 74) + draw(105, 74))
  expect(alignSiblings(group + line('195,0 195,120') + draw(20, 80) + draw(120, 60))).toBe(
    group + line('195,0 195,120') + draw(23, 74) + draw(113, 74),
  )
})

test('boxes stay as they are if labels would not fit, if lines end at their sides, or in other rows', () => {
  for (const svg of [
    group + draw(8, 120) + draw(132, 60),
    group + line('80,60 120,60') + draw(20, 60) + draw(120, 70),
    group + line('30,87 30,120') + draw(20, 60) + draw(20, 80, 120),
    group + line('80,70 90,70 90,0') + draw(20, 60) + draw(20, 80, 0),
  ])
    expect(alignSiblings(svg)).toBe(svg)
})

test('the boxes of a column have the same width, and their lines start at the new side', () => {
  expect(alignSiblings(line('80,70 120,70 120,40') + draw(20, 60) + draw(20, 80, 0))).toBe(
    line('100,70 120,70 120,40') + draw(20, 80) + draw(20, 80, 0),
  )
})
