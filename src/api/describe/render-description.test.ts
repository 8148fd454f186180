import { describe, expect, test } from 'vitest'
import { sampleDescribeContext } from '../../../tests/unit/api-values.ts'
import { createDescribeCache } from './describe-context.ts'
import { renderDescription } from './render-description.ts'

const context = sampleDescribeContext({}, { '../docs/x.mdx': '/docs/x/' })
const html = (text: string): string => renderDescription(text, context)

describe('[R-031] a description', () => {
  test.each([
    ['is Markdown', 'A *b* `c`.', '<p>A <em>b</em> <code>c</code>.</p>'],
    ['shows HTML as text', 'a <script>x()</script>', '<p>a &lt;script&gt;x()&lt;/script&gt;</p>'],
    [
      'keeps allowed elements without other attributes',
      '<div onclick="x()" style="color: red">a <b>b</b></div>',
      '<div>a <b>b</b></div>',
    ],
    ['keeps line breaks', 'a<br/>b<BR>c', '<p>a<br>b<br>c</p>'],
    ['shows other elements as text', '<iframe src="x"></iframe>', '&lt;iframe src="x"&gt;&lt;/iframe&gt;'],
    ['drops comments', 'a <!-- b --> c', '<p>a  c</p>'],
    ['closes open elements', '<details><summary>a', '<details><summary>a\n</summary></details>'],
    ['ignores end tags without a start', 'a </div></section> b', '<p>a &lt;/section&gt; b</p>'],
    ['has no script links in HTML', '<a href=" java\tscript:x">a</a>', '<p><a href="#">a</a></p>'],
    ['resolves links in HTML', '<a href="../docs/x.mdx">a</a>', '<p><a href="/docs/x/">a</a></p>'],
    [
      'links to images in HTML',
      '<img src="https://x.example/p.png" alt="A plan" onerror="x()">',
      '<a href="https://x.example/p.png">A plan</a>',
    ],
    [
      'escapes values of attributes',
      `<abbr title='"><script>'>a</abbr>`,
      '<p><abbr title="&quot;&gt;&lt;script&gt;">a</abbr></p>',
    ],
    ['keeps entities in HTML', '<p>a &amp; b &copy; c & d</p>', '<p>a &amp; b &copy; c &amp; d</p>'],
    ['nests headings in HTML', '<h1>Big</h1>', '<h3>Big</h3>'],
    [
      'prints alerts',
      '> [!WARNING]\n> It *hurts*.',
      '<div class="admonition warning"><p class="admonition-title">Warning</p><p>It <em>hurts</em>.</p></div>',
    ],
    [
      'prints alerts with a paragraph below the kind',
      '> [!note]\n>\n> a\n>\n> b',
      '<div class="admonition note"><p class="admonition-title">Note</p><p>a</p>\n<p>b</p></div>',
    ],
    [
      'prints notes as quotes',
      '<p>a</p> <note><p>b</p></note>',
      '<p>a</p> <blockquote><p>b</p></blockquote>',
    ],
    [
      'shows names of elements',
      'a `<note></note>` <note>',
      '<p>a <code>&lt;note&gt;&lt;/note&gt;</code> &lt;note&gt;</p>',
    ],
    ['has no address of a logo', '![](<https://x.example/l.png>)\n\na', '<p>a</p>'],
    [
      'has the link of a logo',
      '[![Cloud](<https://x.example/l.png>)](<https://x.example/>)\n\na',
      '<p><a href="https://x.example/">Cloud</a></p>\n<p>a</p>',
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

  test('has wide tables that are stacked on a phone, with the names of their columns', () => {
    const text = 'It takes the requests that the old one took.'
    const table = html(`| a | b | c |\n| - | - | - |\n| The new endpoint | ${text} | ${text} |`)
    expect(table).toMatch(/^<div class="table-wrap table-stacked"/)
    expect(table).toContain('<td>The new endpoint</td>')
    expect(table).toContain('<td data-label="c">')
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

test('[R-031] images of allowed origins are shown', () => {
  const allowed = { ...context, imageOrigins: ['https://*.cdn.example'], cache: createDescribeCache() }
  const render = (text: string): string => renderDescription(text, allowed)
  expect(render('![a](https://a.cdn.example/p.png)')).toBe(
    '<p><img src="https://a.cdn.example/p.png" alt="a"></p>',
  )
  expect(render('<img src="https://a.cdn.example/p.png" alt="a" onerror="x()">')).toBe(
    '<img src="https://a.cdn.example/p.png" alt="a">',
  )
  expect(render('![a](https://other.example/p.png)')).toBe(
    '<p><a href="https://other.example/p.png">a</a></p>',
  )
})
