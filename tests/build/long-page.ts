/** Creates a page as long as the longest guides: 40 sections with a table, code, and a list each. */
export function createLongPage(): string {
  const section = (_: unknown, index: number): string => `## Section ${index}

A node of plan C${index} takes requests as soon as it runs. Its address does not change while it lives.

| Plan | vCPU | Memory |
|---|---|---|
| C${index} | ${index} | ${index * 4} GB |

\`\`\`bash
cloudctl node create --plan C${index} --region delhi
\`\`\`

1. Open **Nodes**.
2. Choose node ${index}.
3. Select **Resize**.
`
  return `---\ntitle: A long page\n---\n\n${Array.from({ length: 40 }, section).join('\n')}`
}
