import { expect, test } from 'vitest'
import { wrapLabels } from './wrap-labels.ts'

test.each([
  ['flowchart LR\n  a[Customer validation] --> b', 'flowchart LR\n  a[Customer<br>validation] --> b'],
  ['flowchart LR\n  a["Pay (by card)"]', 'flowchart LR\n  a["Pay (by<br>card)"]'],
  ['flowchart LR\n  a -->|request with token| b', 'flowchart LR\n  a -->|request<br>with token| b'],
  ['flowchart LR\n  a[One<br>two three four]', 'flowchart LR\n  a[One<br>two three<br>four]'],
  ['flowchart LR\n  a[Uninterruptible]', 'flowchart LR\n  a[Uninterruptible]'],
  [
    'flowchart LR\n  subgraph g[A group with a name]\n  a\n  end',
    'flowchart LR\n  subgraph g[A group with a name]\n  a\n  end',
  ],
  ['sequenceDiagram\n  A->>B: Send the request', 'sequenceDiagram\n  A->>B: Send the<br>request'],
  ['stateDiagram-v2\n  On --> Off: power off', 'stateDiagram-v2\n  On --> Off: power off'],
])('labels break between words: %s', (source, expected) => {
  expect(wrapLabels(source, 10)).toBe(expected)
})
