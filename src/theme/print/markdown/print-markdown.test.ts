import fc from 'fast-check'
import { markdownToHtml } from 'satteri'
import { describe, expect, test } from 'vitest'
import { decodeEntities } from '../../../shared/html/decode-entities.ts'
import { escapeHtml } from '../../../shared/text/escape-html.ts'
import { createSlugger, type MarkdownContext } from './markdown-node.ts'
import { parseArticleHtml } from './parse-article-html.ts'
import { printMarkdown } from './print-markdown.ts'

const createContext = (): MarkdownContext => ({
  resolveUrl: (href) => href,
  hasFormulas: false,
  notePrefix: '',
  notes: new Map(),
  slugger: createSlugger('Title'),
})

const print = (html: string): string => printMarkdown(parseArticleHtml(html), createContext())

describe('headings', () => {
  test.each([
    ['<h2 id="a-b">A b</h2>', '## A b'],
    ['<h2 id="c">A <code>b</code></h2>', '## <a id="c"></a>A `b`'],
    ['<h3 id="a-b">A b<a class="heading-anchor" href="#a-b">#</a></h3>', '### A b'],
    ['<h2 id="a">A</h2><h2 id="a-1">A</h2><h2 id="other">A</h2>', '## A\n\n## A\n\n## <a id="other"></a>A'],
    // Viewers of Markdown give this ID to the page's title.
    ['<h2 id="title">Title</h2>', '## <a id="title"></a>Title'],
    ['<h2>Title</h2>', '## Title'],
  ])('%s', (html, markdown) => {
    expect(print(html)).toBe(markdown)
  })
})

describe('text', () => {
  test.each([
    ['<p>a <b>b</b> <i>c</i> <s>d</s> <code>e</code> <kbd>F</kbd></p>', 'a **b** *c* ~~d~~ `e` `F`'],
    ['<p>a<strong> b </strong>c</p>', 'a **b** c'],
    ['<p><strong>a <b>b</b></strong></p>', '**a b**'],
    ['<p>a<b>"b"</b>c</p>', 'a **"b"** c'],
    ['<p>a\n  b<br>\nc<br></p>', 'a b\\\nc'],
    ['<p>10<sup>2</sup> H<sub>2</sub>O x<sup>ab</sup></p>', '10² H₂O x^ab'],
    ['<p>1. a</p><p># b</p><p>- c</p>', '1\\. a\n\n\\# b\n\n\\- c'],
    ['<p>a<script>b()</script><svg><title>c</title></svg><!-- d --></p>', 'a'],
    ['<p><u>a</u> <mark>b</mark> <abbr title="x">c</abbr> <q>d</q></p>', 'a b c “d”'],
    ['<p hidden>a</p><p aria-hidden="true">b</p><button>c</button>', ''],
    ['a <em>b</em><p>c</p>d', 'a *b*\n\nc\n\nd'],
    ['<p>a</div>b</p>', 'ab'],
  ])('%s', (html, markdown) => {
    expect(print(html)).toBe(markdown)
  })

  test('is the same after it was read as Markdown, whatever its markup', () => {
    const word = fc.string({ unit: fc.constantFrom(...'ab*_`"(.)<> '), minLength: 1, maxLength: 5 })
    const tag = fc.constantFrom('strong', 'em', 'code', 'del', 'span', 'b')
    const { tree } = fc.letrec<{ tree: string }>((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        word.map(escapeHtml),
        fc.tuple(tag, fc.array(tie('tree'), { maxLength: 3 })).map(([name, parts]) => {
          const text = parts.join('')
          return `<${name}>${name === 'code' ? text.replace(/<[^>]*>/g, '') : text}</${name}>`
        }),
      ),
    }))
    fc.assert(
      fc.property(fc.array(tree, { minLength: 1, maxLength: 4 }), (parts) => {
        const html = `<p>${parts.join('')}</p>`
        const { html: result } = markdownToHtml(print(html), { features: { gfm: true } })
        expect(readLetters(result)).toBe(readLetters(html))
      }),
      { numRuns: 2000 },
    )
  })
})

const readLetters = (html: string): string => decodeEntities(html.replace(/<[^>]*>/g, '')).replace(/\s+/g, '')

describe('links and images', () => {
  test.each([
    ['<a href="/x/" title="A &quot;b&quot;">a]</a>', '[a\\]](/x/ "A \\"b\\"")'],
    ['<a href="https://a.example/x">https://a.example/x</a>', '<https://a.example/x>'],
    ['<a href="mailto:a@b.example">a@b.example</a>', '<a@b.example>'],
    ['<a href="/f(x)/">a</a> <a href="/f(x/ y">b</a>', '[a](/f(x)/) [b](/f%28x/%20y)'],
    ['<p>Stop!<a href="/x/">a</a></p>', 'Stop\\![a](/x/)'],
    ['<a href="/x/" aria-label="Next page"><svg></svg></a>', '[Next page](/x/)'],
    ['<a id="x"></a>a', 'a'],
    ['<img src="/a b.svg" alt="An [image]" title="T">', '![An \\[image\\]](/a%20b.svg "T")'],
    ['<a href="/x/"><img src="/a.svg" alt="A"></a>', '[![A](/a.svg)](/x/)'],
    [
      '<a class="zoomable" href="docent-image:0"><img src="docent-image:0" alt="A"></a>',
      '![A](docent-image:0)',
    ],
    ['<video controls aria-label="Tour"><source src="/a.mp4"></video>', '[Tour](/a.mp4)'],
    ['<h2>A <a class="heading-anchor" href="#a" aria-label="Direct link to A"></a></h2>', '## A'],
  ])('%s', (html, markdown) => {
    expect(print(html)).toBe(markdown)
  })
})

describe('blocks', () => {
  test.each([
    ['<h2>C #</h2><h3>a<br>b</h3>', '## C \\#\n\n### a b'],
    ['<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
    ['<pre><code class="language-js">a &lt; b\n\nc\n</code></pre>', '```js\na < b\n\nc\n```'],
    ['<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '- a\n  - b\n- c'],
    [
      '<ol start="9"><li><p>a</p><pre>b\n\nc</pre></li><li><p>d</p></li></ol>',
      '9. a\n\n   ```\n   b\n\n   c\n   ```\n\n10. d',
    ],
    ['<ul><li>a</li></ul><ul><li>b</li></ul><ol><li>c</li></ol>', '- a\n\n* b\n\n1. c'],
    [
      '<ul><li><input type="checkbox" checked> a</li><li><p><input type="checkbox"> b</p></li></ul>',
      '- [x] a\n\n- [ ] b',
    ],
    ['<dl><dt>a</dt><dd>b</dd><dt>c</dt><dd><p>d</p></dd></dl>', '- **a**: b\n- **c**: d'],
    ['<details><summary>a</summary><p>b</p></details>', '**a**\n\nb'],
    ['<details><summary><h3>a</h3></summary>b</details>', '### a\n\nb'],
    ['<ul><li><h3>a</h3><p>b</p></li></ul>', '### a\n\nb'],
    ['<figure><img src="/a.svg" alt="A"><figcaption>b</figcaption></figure><hr>', '![A](/a.svg)\n\nb\n\n---'],
    [
      '<div class="admonition tip"><p class="admonition-title">A <em>b</em></p><p>c</p></div>',
      '> **A *b***\n>\n> c',
    ],
  ])('%s', (html, markdown) => {
    expect(print(html)).toBe(markdown)
  })

  test('footnotes are collected with their labels', () => {
    const context = { ...createContext(), notePrefix: 'faq-' }
    const html =
      '<p>a<sup><a href="#fn-1" id="fnref-1" data-footnote-ref>1</a></sup></p><section data-footnotes class="footnotes"><h2 class="sr-only">Footnotes</h2><ol><li id="fn-1"><p>b <a href="#fnref-1" data-footnote-backref>↩</a></p></li></ol></section>'
    expect(printMarkdown(parseArticleHtml(html), context)).toBe('a[^faq-1]')
    expect([...context.notes]).toEqual([['faq-1', 'b']])
  })
})

describe('tables', () => {
  const rows = (head: string, body: string): string =>
    `<table><caption>x</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`

  test.each([
    [
      rows('<th>a</th><th class="align-right">b</th>', '<tr><td>1</td><td class="align-right">2</td></tr>'),
      '| a | b |\n| --- | --: |\n| 1 | 2 |',
    ],
    [rows('<th>a|b</th>', '<tr><td><code>c|d</code></td></tr>'), '| a\\|b |\n| --- |\n| `c\\|d` |'],
    ['<table><tr><td>a</td><td>b</td></tr></table>', '|  |  |\n| --- | --- |\n| a | b |'],
    [rows('<th colspan="2">a</th>', '<tr><td>b</td><td>c</td></tr>'), '| a |  |\n| --- | --- |\n| b | c |'],
    [
      rows('<th>a</th>', '<tr><td>b<br>c.<br>d<ul><li>e</li><li>f</li></ul><pre>g\nh</pre></td></tr>'),
      '| a |\n| --- |\n| b; c. d; e; f; `g`; `h` |',
    ],
    ['<table></table>', ''],
  ])('%s', (html, markdown) => {
    expect(print(html)).toBe(markdown)
  })
})
