import { describe, expect, test } from 'vitest'
import { compileSource } from '../../../../tests/unit/compile-source.ts'
import { catchProblems } from '../../../../tests/unit/problems-of.ts'

const mermaid = (meta: string, ...lines: string[]): string =>
  [`\`\`\`mermaid${meta}`, ...lines, '```'].join('\n')

describe('diagrams', () => {
  test.each([
    ['flowchart LR', 'A[Start] --> B{Ok?}'],
    ['sequenceDiagram', 'Alice->>Bob: Hi'],
    ['stateDiagram-v2', '[*] --> On'],
    ['classDiagram', 'Animal <|-- Duck'],
    ['erDiagram', 'USER ||--o{ NODE : owns'],
  ])('a %s is drawn as an image with a name, and without inline styles', (kind, line) => {
    const { html } = compileSource(mermaid(' alt="From A & B"', kind, `  ${line}`))
    expect(html).toMatch(
      /^<figure class="diagram" tabindex="0" role="group" aria-label="From A &amp; B"><svg (?:class="diagram-wide" )?role="img" aria-label="From A &amp; B" .*<\/svg><\/figure>$/,
    )
    expect(html).not.toMatch(/<style| style="|<script| on\w+="|javascript:/)
  })

  test('an arrow with two heads points at both of its ends', () => {
    const { html } = compileSource(mermaid(' alt="x"', 'flowchart LR', '  A <--> B'))
    const heads = [
      ...html.matchAll(/<marker id="[\w-]*arrowhead(-start)?"[^>]* orient="([^"]+)"><polygon points="(\d)/g),
    ]
    // A head is drawn from its base, and the one at the start in the other direction.
    expect(heads.map(([, start = '', orient, x]) => [start, orient, x])).toEqual([
      ['', 'auto', '0'],
      ['-start', 'auto', '8'],
    ])
    expect(html).toMatch(/marker-start="url\(#[\w-]+arrowhead-start\)"/)
  })

  test('a long flowchart is drawn from left to right for laptops, and from top to bottom for phones', () => {
    const { html } = compileSource(
      mermaid(' alt="x"', 'flowchart TB', '  A[Create] --> B[Attach] --> C[Mount] --> D[Write]'),
    )
    const [wide, narrow, ...others] = [...html.matchAll(/<svg class="([^"]+)"[^>]* width="([\d.]+)"/g)]
    expect([wide?.[1], narrow?.[1], others]).toEqual(['diagram-wide', 'diagram-narrow', []])
    expect(Number(wide?.[2])).toBeGreaterThan(Number(narrow?.[2]))
  })

  test('a flowchart that is too wide for a laptop is drawn from top to bottom there, too', () => {
    const steps = Array.from({ length: 12 }, (_, index) => `S${index}[Step ${index}]`).join(' --> ')
    const { html } = compileSource(mermaid(' alt="x"', 'flowchart LR', `  ${steps}`))
    for (const [, width] of html.matchAll(/<svg [^>]* width="([\d.]+)"/g))
      expect(Number(width)).toBeLessThan(200)
  })

  test.each([['flowchart BT'], ['sequenceDiagram']])('a %s is drawn once', (kind) => {
    const line = kind === 'sequenceDiagram' ? 'Alice->>Bob: Hi' : 'A --> B'
    const { html } = compileSource(mermaid(' alt="x"', kind, `  ${line}`))
    expect(html.match(/<svg /g)).toHaveLength(1)
  })

  test('two diagrams of a page have different IDs', () => {
    const one = mermaid(' alt="One"', 'flowchart LR', '  A --> B')
    const two = mermaid(' alt="Two"', 'flowchart TD', '  A --> C')
    const ids = [...compileSource(`${one}\n\n${two}`).html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('text of the diagram is escaped', () => {
    const { html } = compileSource(
      mermaid(' alt="x"', 'flowchart LR', '  A["<img src=x onerror=alert(1)>"] --> B'),
    )
    expect(html).not.toContain('<img')
  })

  test.each([[''], [' alt=""'], [' alt="  "']])('without a text alternative (%j) is reported', (meta) => {
    expect(
      catchProblems(() => compileSource(mermaid(meta, 'flowchart LR', '  A --> B'))),
    ).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:1
        The diagram has no text alternative.
        Describe it in words: \`\`\`mermaid alt="…"."
    `)
  })

  test('with invalid syntax is reported', () => {
    expect(
      catchProblems(() => compileSource(`a\n\n${mermaid(' alt="x"', 'flowcart LR', '  A --> B')}`)),
    ).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:3
        The diagram can't be drawn: Invalid mermaid header: "flowcart LR". Expected "graph TD", "flowchart LR", "stateDiagram-v2", etc.
        Use a flowchart, stateDiagram-v2, sequenceDiagram, classDiagram or erDiagram, and check its syntax."
    `)
  })
})
