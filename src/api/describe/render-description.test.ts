import { describe, expect, test } from 'vitest'
import { sampleDescribeContext } from '../../../tests/unit/api-values.ts'
import { renderDescription } from './render-description.ts'

const context = sampleDescribeContext({}, { '../docs/x.mdx': '/docs/x/' })
const html = (text: string): string => renderDescription(text, context)

describe('[R-031] a description', () => {
  test.each([
    ['is Markdown', 'A *b* `c`.', '<p>A <em>b</em> <code>c</code>.</p>'],
    ['shows HTML as text', 'a <script>x()</script>', '<p>a &lt;script&gt;x()&lt;/script&gt;</p>'],
    [
      'shows a block of HTML as text',
      '<div onclick="x()">a</div>',
      '<p>&lt;div onclick="x()"&gt;a&lt;/div&gt;</p>',
    ],
    ['has resolved links', '[x](../docs/x.mdx)', '<p><a href="/docs/x/">x</a></p>'],
    ['has no script links', '[x](javascript:x)', '<p><a href="#">x</a></p>'],
    [
      'links to images instead of loading them',
      '![a plan](https://x.example/p.png)',
      '<p><a href="https://x.example/p.png">a plan</a></p>',
    ],
    ['has headings below the title of its operation', '# Big', '<h3>Big</h3>'],
    [
      'links to operations that it names',
      'See `createNode`.',
      '<p>See <a href="/docs/api/cloud/nodes/createNode/"><code>createNode</code></a>.</p>',
    ],
    [
      'has no nested links',
      '[`createNode`](https://x.example)',
      '<p><a href="https://x.example"><code>createNode</code></a></p>',
    ],
    [
      'has code blocks like a page',
      '```json\n{}\n```',
      '<figure class="code-block" data-language="json"><pre tabindex="0" role="group" aria-label="json"><code>{}</code></pre></figure>',
    ],
    ['is empty if the text is blank', ' \n', ''],
  ])('%s', (_, text, expected) => {
    expect(html(text)).toBe(expected)
  })

  test('has tables that scroll, and no style attributes', () => {
    const table = html('| a | b |\n| :-: | - |\n| 1 | 2 |')
    expect(table).toMatch(/^<div class="table-wrap" tabindex="0" role="group" aria-label="a, b"><table>/)
    expect(table).toContain('<td class="align-center">1</td>')
    expect(table).not.toContain('style=')
  })
})

test("[R-031] headings are a level higher on the operation's page", () => {
  expect(renderDescription('# Big\n\n### Small', context, 1)).toBe('<h2>Big</h2>\n<h3>Small</h3>')
  expect(html('# Big\n\n### Small')).toBe('<h3>Big</h3>\n<h4>Small</h4>')
})
