import { expect, test } from 'vitest'
import { raiseGroupTitles } from './raise-group-titles.ts'

test('the header of a group covers the lines, and the nodes cover both', () => {
  const box = (name: string): string => `<g class="subgraph" data-id="${name}"><rect x="1" />`
  const header = (name: string): string => `<rect x="2" /><text x="3">${name}</text>`
  const rest = '<polyline class="edge" /><g class="edge-label"></g>'
  const node = '<g class="node"><rect x="4" /></g>'
  const svg = `<svg>${box('a')}${header('a')}</g>${box('b')}${header('b')}</g>${rest}${node}</svg>`
  expect(raiseGroupTitles(svg)).toBe(
    `<svg>${box('a')}</g>${box('b')}</g>${rest}<g class="subgraph">${header('a')}${header('b')}</g>${node}</svg>`,
  )
})

test('a drawing without groups is unchanged', () => {
  const svg = '<svg><polyline class="edge" /><g class="node"><rect x="4" /></g></svg>'
  expect(raiseGroupTitles(svg)).toBe(svg)
})
