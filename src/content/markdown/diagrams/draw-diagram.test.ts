import { expect, test } from 'vitest'
import { drawDiagram } from './draw-diagram.ts'

test('a tree of many labels fits on a phone of 360 px', () => {
  const { wide, narrow } = drawDiagram(
    [
      'flowchart TB',
      '  report[Report] --> kind{Which kind?}',
      '  kind -->|outbound attack| off[Network off at once]',
      '  kind -->|compromised server| clean[Clean up the node]',
      '  kind -->|spam or phishing| mail[Spam and phishing]',
      '  kind -->|your server is attacked| protect[Protect it]',
      '  off --> clean',
    ].join('\n'),
  )
  expect(Number((narrow ?? wide).match(/ width="([\d.]+)"/)?.[1])).toBeLessThanOrEqual(308)
})
