import { expect, test } from 'vitest'
import { createDrafter, type DrawingStyle } from './create-drafter.ts'
import { loadMermaid } from './load-mermaid.ts'
import { readSize } from './read-size.ts'

test('the library draws a direction and a length of labels once, for all spacings', () => {
  const sources: string[] = []
  const draft = createDrafter('flowchart TB\n  a[A label of several words] --> b', {
    renderMermaidSVG(source, options) {
      sources.push(source)
      return loadMermaid().renderMermaidSVG(source, options)
    },
  })
  const styles: DrawingStyle[] = [
    { direction: 'LR', spacing: 'roomy' },
    { direction: 'LR', spacing: 'dense' },
    { direction: 'TB', spacing: 'dense' },
    { direction: 'TB', spacing: 'tight', characters: 10 },
    { direction: 'TB', spacing: 'closest', characters: 10 },
  ]
  const widths = styles.map((style) => readSize(draft(style).draw(), 'width'))
  expect(sources).toHaveLength(3)
  expect(new Set(widths).size).toBe(styles.length)
})

test('a drawing that the library finishes has its width as the least', () => {
  const draft = createDrafter('sequenceDiagram\n  Alice->>Bob: Hi', loadMermaid())
  const { leastWidth, draw } = draft({ direction: 'LR', spacing: 'roomy' })
  expect(leastWidth).toBe(readSize(draw(), 'width'))
})
