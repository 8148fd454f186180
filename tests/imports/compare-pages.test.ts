import { expect, test } from 'vitest'
import { createTemporaryFolder } from '../unit/temporary-folder.ts'
import { comparePages } from './compare-pages.ts'
import { compareSites } from './compare-sites.ts'
import { type ArticleContent, docentMarkup, docusaurusMarkup, readArticle } from './read-article.ts'

const docusaurusPage = `<nav><a href="/">Home</a></nav><article><div class="theme-doc-markdown markdown">
<header><h1>Nodes</h1></header>
<p>See <a href="../disks#Size">disks</a>.</p>
<h2 class="anchor" id="create">Create<a class="hash-link" href="#create">\u200b</a></h2>
<div class="language-js codeBlockContainer"><pre><code><span class="token-line">a()<br></span><span class="token-line">b()<br></span></code></pre><button>Copy</button></div>
<ul><li>One</li></ul><img src="a.png" alt="A disk">
</div></article>`

const docentPage = `<main><nav><a href="/">Home</a></nav><h1 tabindex="-1">Nodes</h1><div class="article"><p>See <a href="/docs/disks/#Size">disks</a>.</p>
<h2 id="create">Create <a class="heading-anchor" href="#create"></a></h2>
<figure data-language="js"><pre><code><span>a</span>()
b()</code></pre></figure>
<ul><li><p>One</p></li></ul><p><img src="/b.webp" alt="A disk"></p></div></main>`

const address = '/docs/nodes/'

test('pages of both engines are read as the same content', () => {
  const old = readArticle(docusaurusPage, address, docusaurusMarkup)
  expect(old).toEqual({
    headings: ['h1 Nodes', 'h2 Create #create'],
    links: ['/docs/disks#size disks'],
    code: ['js\na()\nb()'],
    images: ['A disk'],
    text: ['nodes', 'see disks.', 'create', 'one'],
  })
  expect(readArticle(docentPage, address, docentMarkup)).toEqual(old)
  expect(readArticle('<main><div>List</div></main>', address, docentMarkup)).toBeUndefined()
})

test('tags that a minifier left out end where a browser ends them', () => {
  const article = (content: string): string =>
    `<!doctype html><html lang=en><article><div class="theme-doc-markdown">${content}</div></article>`
  const short =
    '<p>One<p>Two<ul><li>Three<ul><li>Four</ul><li>Five</ul><table><tr><td>Six<td>Seven<tr><td>Eight</table>'
  const long =
    '<p>One</p><p>Two</p><ul><li>Three<ul><li>Four</li></ul></li><li>Five</li></ul><table><tbody><tr><td>Six</td><td>Seven</td></tr><tr><td>Eight</td></tr></tbody></table>'
  const content = readArticle(article(short), address, docusaurusMarkup)
  expect(content?.text).toEqual(['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'])
  expect(content).toEqual(readArticle(article(long), address, docusaurusMarkup))
})

test('every entry that only one of two pages has is a difference', () => {
  const content = (text: string[], code: string[]): ArticleContent => ({
    headings: [],
    links: [],
    code,
    images: [],
    text,
  })
  expect(
    comparePages('/a/', content(['x', 'x', 'y'], ['js\n1']), content(['y', 'x'], ['js\n1', 'js\n1'])),
  ).toEqual([
    { address: '/a/', kind: 'code', sign: '+', entry: 'js\n1' },
    { address: '/a/', kind: 'text', sign: '-', entry: 'x' },
  ])
})

test('sites without slashes at the ends of addresses are compared, and relative links start at the canonical address', () => {
  const head = '<head><link rel="canonical" href="https://docs.example/docs/nodes"></head>'
  const before = createTemporaryFolder({
    'docs/nodes.html': `${head}<article><div class="theme-doc-markdown"><p><a href="disks">Disks</a></p></div></article>`,
    'docs/disks/index.html':
      '<article><div class="theme-doc-markdown"><figure><figcaption>A</figcaption></figure></div></article>',
    'docs/list-pets.html': '<article><div class="theme-doc-markdown">List pets</div></article>',
    'docs/gone.html': '<article><div class="theme-doc-markdown">Gone</div></article>',
  })
  const after = createTemporaryFolder({
    'docs/list-pets/index.html': '<meta http-equiv="refresh" content="0; url=/api/list-pets/">',
    'docs/nodes/index.html':
      '<main><div class="article"><p><a href="/docs/disks/">Disks</a></p></div></main>',
    'docs/disks/index.html':
      '<main><div class="article"><figure><figcaption>A</figcaption></figure></div></main>',
  })
  expect(compareSites(before, after, 10)).toMatchObject({
    pages: 2,
    differences: [],
    missing: ['/docs/gone/'],
    redirected: 1,
  })
})
