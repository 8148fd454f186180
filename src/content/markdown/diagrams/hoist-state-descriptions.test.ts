import { expect, test } from 'vitest'
import { hoistStateDescriptions } from './hoist-state-descriptions.ts'
import { renderDiagram } from './render-diagram.ts'

const states = [
  'stateDiagram-v2',
  '  [*] --> Running',
  '  Running --> Off: stop',
  '  Running: Running, billed',
].join('\n')

test('descriptions of states are moved before the states, within their block', () => {
  expect(
    hoistStateDescriptions(`${states}\n  state Off {\n    A --> B\n    B: Second\n  }\n  Off: Not billed`),
  ).toBe(
    [
      'stateDiagram-v2',
      '  Off: Not billed',
      '  Running: Running, billed',
      '  [*] --> Running',
      '  Running --> Off: stop',
      '  state Off {',
      '    B: Second',
      '    A --> B',
      '  }',
    ].join('\n'),
  )
})

test('a diagram shows the description of a state that is used before it', () => {
  expect(renderDiagram(states, 'States of a node')).toMatchObject({
    html: expect.stringContaining('Running, billed'),
  })
})

test('other diagrams are unchanged', () => {
  const flow = 'flowchart TB\n  a --> b\n  a: x'
  expect(hoistStateDescriptions(flow)).toBe(flow)
})
