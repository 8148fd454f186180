import { expect, test } from 'vitest'
import { straightenLines } from './straighten-lines.ts'

const start = '<polyline class="edge" stroke="red" points="'

/** A line that climbs from 100 to 80 for its label, and on to 60. */
const stepped = `${start}0,100 50,100 50,80 120,80 120,60 150,60" />`
const label =
  '<g class="edge-label"><rect x="60" y="70" width="40" height="20" rx="2" /><text x="80" y="80" dy="3">check</text></g>'

test('a label moves to the straight part of its line', () => {
  expect(straightenLines(stepped + label)).toBe(
    `${start}0,100 120,100 120,60 150,60" /><g class="edge-label"><rect x="60" y="90" width="40" height="20" rx="2" /><text x="80" y="100" dy="3">check</text></g>`,
  )
})

test('a label moves to the end of its line if there is something at its start', () => {
  const box = '<g class="node"><rect x="70" y="95" width="20" height="20" /></g>'
  expect(straightenLines(box + stepped + label)).toContain('points="0,100 50,100 50,60 150,60"')
})

test('a line keeps its step if other lines are near both ends', () => {
  const others = `${start}0,104 140,104" />${start}0,56 140,56" />`
  expect(straightenLines(others + stepped + label)).toBe(others + stepped + label)
})

test('a straight line with a label stays', () => {
  const straight = `${start}0,80 150,80" />${label}`
  expect(straightenLines(straight)).toBe(straight)
})
