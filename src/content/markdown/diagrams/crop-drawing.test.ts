import { expect, test } from 'vitest'
import { cropDrawing } from './crop-drawing.ts'

test('a drawing ends at its shapes, whose size is rounded up', () => {
  const shapes = [
    '<rect x="8" y="45.5" width="82" height="37" />',
    '<polyline points="90,64 244.9,64 244.9,20.2" />',
    '<ellipse cx="100" cy="90" rx="34" ry="7" />',
    '<circle cx="240" cy="40" r="10" />',
    '<line x1="20" y1="30" x2="20" y2="60" />',
  ].join('')
  const arrow = '<defs><polygon points="-900 0, 800 2.5" /></defs>'
  expect(cropDrawing(`<svg viewBox="0 0 400 300" width="400" height="300">${arrow}${shapes}</svg>`)).toBe(
    `<svg viewBox="7 19 244 79" width="244" height="79">${arrow}${shapes}</svg>`,
  )
})

test('a drawing without shapes stays as it is', () => {
  const svg = '<svg viewBox="0 0 4 3" width="4" height="3"><defs></defs></svg>'
  expect(cropDrawing(svg)).toBe(svg)
})
