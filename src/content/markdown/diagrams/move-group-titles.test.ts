import { expect, test } from 'vitest'
import { moveGroupTitles } from './move-group-titles.ts'

const box = '<rect x="0" y="0" width="200" height="90" />'
const bar = '<rect x="0" y="0" width="200" height="24" />'
const node = '<g class="node"><rect x="20" y="40" width="160" height="30" /></g>'
const draw = (title: string, ...lines: string[]): string =>
  `<svg><g class="subgraph">${box}${bar}<text x="12" y="14">${title}</text></g>` +
  `${lines.map((points) => `<polyline class="edge" points="${points}" />`).join('')}${node}</svg>`

const readPlace = (svg: string): number => Number(svg.match(/<text[^>]* x="([^"]*)"/)?.[1])

test('the title of a group covers the lines, the nodes cover both, and no bar hides a line', () => {
  const svg = moveGroupTitles(draw('Network', '100,-20 100,40'))
  const places = [box, '<polyline', '<text', 'class="node"'].map((part) => svg.indexOf(part))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(svg).not.toContain(bar)
})

test.each([
  ['stays at the start, beside a line', { title: 'Network', lines: ['100,-20 100,40'], place: 12 }],
  ['moves behind a line', { title: 'Network', lines: ['30,-20 30,40'], place: 38 }],
  ['moves between two lines', { title: 'Network', lines: ['30,-20 30,40', '120,-20 120,40'], place: 38 }],
  [
    'keeps clear of a line that bends there',
    { title: 'Net', lines: ['30,-20 30,14 90,14 90,40'], place: 98 },
  ],
  ['stays if no place is free', { title: 'A long name of a network', lines: ['100,-20 100,40'], place: 12 }],
  ['is not moved by a line below it', { title: 'Network', lines: ['-20,50 20,50'], place: 12 }],
])('a title %s', (_, { title, lines, place }) => {
  expect(readPlace(moveGroupTitles(draw(title, ...lines)))).toBe(place)
})

test('a drawing without groups is unchanged', () => {
  const svg = '<svg><polyline class="edge" /><g class="node"><rect x="4" /></g></svg>'
  expect(moveGroupTitles(svg)).toBe(svg)
})
