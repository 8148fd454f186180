import { describe, expect, test } from 'vitest'
import { splitArticle } from './split-article.ts'

const readText = (html: string): string[] =>
  splitArticle(html).flatMap(({ content, code }) => [content, code])

describe('the text of an article', () => {
  test.each<[name: string, html: string, text: [content: string, code: string]]>([
    [
      'has its entities',
      '<p>a &lt;b&gt; &amp;amp; &#x41;&#66; &hellip; &nope;</p>',
      ['a <b> &amp; AB … &nope;', ''],
    ],
    ['keeps words of blocks apart', '<ul><li>one</li><li>two</li></ul><p>three</p>', ['one\ntwo\nthree', '']],
    ['keeps cells apart', '<table><tr><td>a</td><td>b</td></tr></table>', ['a b', '']],
    ['keeps words together', '<p>res<em>ize</em> it</p>', ['resize it', '']],
    ['has inline code twice', '<p>Run <code>ls -l</code> now</p>', ['Run ls -l now', 'ls -l']],
    [
      'has code blocks apart, with their lines',
      '<p>x</p><pre><code>a <span class="s">b</span>\nc</code></pre>',
      ['x', 'a b\nc'],
    ],
    ['has no controls', '<button>Copy</button><select><option>1</option></select><p>x</p>', ['x', '']],
    [
      'keeps the word that is explained',
      '<p>A <button class="term">node</button><span class="term-definition">A machine</span> is</p>',
      ['A node is', ''],
    ],
    ['has nothing hidden', '<p>a<span aria-hidden="true">b<span>c</span></span>d</p>', ['ad', '']],
    ['has no drawings', '<svg><text>a</text></svg><math><mi>x</mi></math><p>b</p>', ['b', '']],
    ['reads attributes with signs in them', '<p title="a > b" data-x=\'<i>\'>c</p>', ['c', '']],
    ['survives broken HTML', '<p>a < b <', ['a < b <', '']],
  ])('%s', (_, html, text) => {
    expect(readText(html)).toEqual(text)
  })
})

describe('the sections of an article', () => {
  test('begin with headings', () => {
    const html =
      '<p>intro</p><h2 id="a">A <a class="heading-anchor" href="#a"></a></h2><p>x</p><h3 id="b"><code>b</code> &amp; c</h3>'
    expect(
      splitArticle(html).map(({ depth, id, heading, content }) => [depth, id, heading, content]),
    ).toEqual([
      [1, undefined, '', 'intro'],
      [2, 'a', 'A', 'x'],
      [3, 'b', 'b & c', ''],
    ])
  })

  test('are questions, whose ID is in the answer', () => {
    const html =
      '<details class="faq-question"><summary><h3>Why?</h3></summary><div class="faq-answer" id="why"><p>Because.</p><p class="faq-link"><a>Link</a></p></div></details>'
    expect(splitArticle(html)[1]).toMatchObject({
      id: 'why',
      heading: 'Why?',
      kind: 'faq',
      content: 'Because.',
    })
  })

  test('are release notes, with the id and the area of their element', () => {
    const html =
      '<article class="release" id="n1" data-area="x"><p class="release-meta">May</p><h3 id="n1-title">New</h3><p>Text</p></article>'
    expect(splitArticle(html)[1]).toMatchObject({ id: 'n1', heading: 'New', kind: 'release', area: 'x' })
  })
})
