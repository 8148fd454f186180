import { describe, expect, test } from 'vitest'
import { normalizeDiagram } from './normalize-diagram.ts'

const flowchart = (...lines: string[]): string => ['flowchart LR', ...lines].join('\n')

describe('a flowchart', () => {
  test.each([
    ['a-->b', 'a --> b'],
    ['my-a-->my-b', 'my-a --> my-b'],
    ['repo-->box-->foo', 'repo --> box --> foo'],
    ['x-->o & x-->b', 'x --> o & x --> b'],
    ['a ----> b', 'a --> b'],
    ['a-.->b', 'a -.-> b'],
    ['a---b', 'a --- b'],
    ['a --o b', 'a --- b'],
    ['a x--x b', 'a --- b'],
    ['a<-->b', 'a <--> b'],
    ['a & b-->c & d', 'a & b --> c & d'],
    ['a e1@--> b', 'a --> b'],
    ['a ~~~ b', 'a\nb'],
  ])('has the arrow of %s', (written, read) => {
    expect(normalizeDiagram(flowchart(written))).toBe(flowchart(read))
  })

  test.each([
    ['a--yes-->b', 'a -->|yes| b'],
    ['a -- 2.5 GB, no-op --> b', 'a -->|2.5 GB, no-op| b'],
    ['a-.maybe.->b', 'a -.->|maybe| b'],
    ['a == always ==> b', 'a ==>|always| b'],
    ['a -- or --- b', 'a ---|or| b'],
    ['repo--to--xenon', 'repo ---|to| xenon'],
    ['a -- "on | off" --> b', 'a -->|on ¦ off| b'],
    ['a -->|"one"| b --> |two|c', 'a -->|one| b -->|two|c'],
  ])('has the text of %s', (written, read) => {
    expect(normalizeDiagram(flowchart(written))).toBe(flowchart(read))
  })

  test.each([
    ['a["x --> y; z"]-->b{ok?}', 'a["x --> y; z"] --> b{ok?}'],
    ['a[/in/] --> b[\\out\\]', 'a[in] --> b[out]'],
    ['a@{ shape: rect, label: "Hi" } --> b@{ shape: circle }', 'a["Hi"] --> b'],
    ['a["`**bold** words`"] --> b[fa:fa-car Car]', 'a["bold words"] --> b[Car]'],
    ['a["one\n  two"] --> b', 'a["one<br/>two"] --> b'],
    ['style-guide-->b', 'style-guide --> b'],
    ['a[19" rack]-->b\nc["d"]-->e', 'a[19" rack] --> b\nc["d"] --> e'],
    ['a["100 %% sure"]-->b', 'a["100 %% sure"] --> b'],
    ['style a fill:#fff,stroke:#000', 'style a fill:#fff,stroke:#000'],
  ])('has the shapes of %s', (written, read) => {
    expect(normalizeDiagram(flowchart(written))).toBe(flowchart(read))
  })

  test('has one statement per line, and a direction', () => {
    expect(normalizeDiagram('graph TD;A-->B;B-->C;')).toBe('graph TD\nA --> B\nB --> C\n')
    expect(normalizeDiagram('graph\nA --> B')).toBe('graph TB\nA --> B')
  })

  test('loses links and texts for screen readers', () => {
    const lines = ['accTitle: One', 'accDescr {', '  Two', '}', 'a --> b', 'click a "https://cloud.example"']
    expect(
      normalizeDiagram(flowchart(...lines))
        .replace(/\n+/g, '\n')
        .trim(),
    ).toBe(flowchart('a --> b'))
  })
})

describe('any diagram', () => {
  test.each([
    ['front matter', '---\ntitle: One\n---\nstateDiagram-v2\n[*] --> On'],
    ['a directive', "%%{init: {\n  'theme': 'base'\n}}%%\nstateDiagram-v2\n[*] --> On"],
    ['comments', '%% One\nstateDiagram-v2\n%% Two\n[*] --> On'],
  ])('loses %s', (_, source) => {
    expect(normalizeDiagram(source)).toBe('stateDiagram-v2\n[*] --> On')
  })
})

test('a sequence loses blocks of color, and has the branches of a critical block', () => {
  const lines = ['rect rgb(0,0,0)', 'critical Pay', 'A->>B: One;', 'option No', 'A->>B: Two', 'end', 'end']
  expect(normalizeDiagram(['sequenceDiagram', ...lines].join('\n'))).toBe(
    ['sequenceDiagram', 'alt Pay', 'A->>B: One', 'else No', 'A->>B: Two', 'end'].join('\n'),
  )
})

test('a sequence keeps the messages of participants that are named like blocks', () => {
  const source = 'sequenceDiagram\nbox->>rect: One\nrect ->> end user: Two\nend user->>box: Three'
  expect(normalizeDiagram(source)).toBe(source)
})
