import { expect, test } from 'vitest'
import { compileSource } from '../../../../tests/unit/compile-source.ts'

const page = [
  '## Set *it* {#set}',
  '',
  '```bash',
  'HOST=db.example',
  '```',
  '',
  '## Use it',
  '',
  '<Tabs><TabItem value="a" label="A">',
  '',
  '```bash title="Terminal"',
  'psql -h $HOST',
  '```',
  '',
  '</TabItem></Tabs>',
  '',
  '```python',
  'print("$HOST")',
  '```',
  '',
  '## Script',
  '',
  '```bash title="ping.sh"',
  'ping $HOST',
  '```',
]

test('[F-068] a sample names the section that sets its variables, in HTML and Markdown', () => {
  const { html, markdown, page: compiled } = compileSource(page.join('\n'))
  const note = '<p class="code-note">Uses <code>HOST</code> from <a href="docent-link:0">Set it</a>.</p>'
  expect(html).toContain(`${note}<figure class="code-block" data-language="bash">`)
  expect(html.split('code-note')).toHaveLength(2)
  expect(compiled.links).toMatchObject([{ href: '#set', line: 11 }])
  expect(markdown).toMatch(/Uses `HOST` from \[Set it\]\(docent-link:0\)\.\n\n *```bash title="Terminal"/)
})

test.each([
  ['a page without headings', ['```bash', 'HOST=a', '```', '', '```bash', 'echo $HOST', '```']],
  ['a section that links to the other one', page.with(7, 'Use [the host](#set):')],
])('[F-068] %s needs no note', (_, lines) => {
  expect(compileSource(lines.join('\n')).html).not.toContain('code-note')
})
