import { describe, expect, test } from 'vitest'
import { compileSource } from '../../../tests/unit/compile-source.ts'
import { catchProblems } from '../../../tests/unit/problems-of.ts'

describe('links', () => {
  test('into the site are recorded with file and line, and get tokens', () => {
    const { html, page } = compileSource('[a](./a.mdx#x)\n\nand [b](/docs/b/?q=1)')
    expect(html).toBe('<p><a href="docent-link:0">a</a></p>\n<p>and <a href="docent-link:1">b</a></p>')
    expect(page.links).toEqual([
      { href: './a.mdx#x', file: 'content/docs/guide/page.mdx', line: 1 },
      { href: '/docs/b/?q=1', file: 'content/docs/guide/page.mdx', line: 3 },
    ])
  })

  test.each([['https://a.example/x'], ['mailto:help@a.example'], ['tel:+123'], ['//a.example']])(
    'to %s leave the site and stay',
    (href) => {
      const { html, page } = compileSource(`[a](${href})`)
      expect(html).toBe(`<p><a href="${href}">a</a></p>`)
      expect(page.links).toEqual([])
    },
  )

  test('to a heading of the same page are recorded', () => {
    expect(compileSource('[a](#limits)').page.links).toMatchObject([{ href: '#limits' }])
  })

  test('by reference are recorded where they are defined', () => {
    const { html, page } = compileSource('[a][r]\n\n[r]: ../r.mdx "T"')
    expect(html).toBe('<p><a href="docent-link:0" title="T">a</a></p>')
    expect(page.links).toMatchObject([{ href: '../r.mdx', line: 3 }])
  })

  test('as JSX to a heading of the same page are checked, those to other sites are not', () => {
    const { page } = compileSource('<a href="#limits">x</a>\n\n<Card title="T" href="https://a.example/" />')
    expect(page.links).toMatchObject([{ href: '#limits', line: 1 }])
  })

  test('as JSX and as cards are recorded', () => {
    const { html, page } = compileSource('<a href="/docs/x/">x</a>\n\n<Card title="T" href="./y.mdx" />')
    expect(html).toContain('href="docent-link:0"')
    expect(html).toContain('href="docent-link:1"')
    expect(page.links.map(({ href }) => href)).toEqual(['/docs/x/', './y.mdx'])
  })

  test('as raw HTML of a Markdown page are recorded', () => {
    const { html, page } = compileSource('Go <a href="./y.md">there</a>.', { file: 'content/docs/a.md' })
    expect(html).toBe('<p>Go <a href="docent-link:0">there</a>.</p>')
    expect(page.links).toMatchObject([{ href: './y.md' }])
  })

  test('in code are ignored', () => {
    expect(compileSource('`[a](./a.mdx)`').page.links).toEqual([])
  })
})

describe('images', () => {
  test('of the site are recorded, loaded late, and get tokens', () => {
    const { html, page } = compileSource('![A "plan"](./images/plan.svg "The plan")')
    expect(html).toMatchInlineSnapshot(
      `"<p><a class="zoomable" href="docent-image:0"><img src="docent-image:0" alt="A &quot;plan&quot;" title="The plan" loading="lazy" decoding="async"></a></p>"`,
    )
    expect(page.images).toMatchObject([{ href: './images/plan.svg', line: 1 }])
  })

  test.each([['content/docs/a.mdx'], ['content/docs/a.md']])('in %s have their line', (file) => {
    const { page } = compileSource('Text\n\n- ![a](./a.png)\n\n| ![b](./b.png) |\n| --- |', { file })
    expect(page.images).toEqual([
      { href: './a.png', file, line: 3 },
      { href: './b.png', file, line: 5 },
    ])
  })

  test.each([
    ['![a](https://a.example/a.png)', 'a.mdx', 'a.mdx:1'],
    ['<img src="https://a.example/a.png" alt="a" />', 'a.mdx', 'a.mdx:1'],
    ['![a](https://a.example/a.png)', 'a.md', 'a.md:1'],
    ['<img src="https://a.example/a.png" alt="a">', 'a.md', 'a.md'],
  ])('of other sites are rejected, because the policy blocks them: %s in %s', (text, file, place) => {
    const problem =
      "The image `https://a.example/a.png` is on another site, which the site's Content-Security-Policy blocks."
    const problems = catchProblems(() => compileSource(text, { file: `content/docs/${file}` }))
    expect(problems.split('\n').slice(0, 2)).toEqual([`content/docs/${place}`, `  ${problem}`])
  })

  test.each([['content/docs/a.mdx'], ['content/docs/a.md']])('as HTML in %s are recorded', (file) => {
    const { html, page } = compileSource('Text\n\n<img src="./plan.svg" alt="Plan" />', { file })
    expect(html).toContain('src="docent-image:0"')
    expect(page.images).toMatchObject([{ href: './plan.svg' }])
  })
})

describe('anchors', () => {
  test.each([
    ['## A heading', 'a-heading'],
    ['<a id="old-name"></a>', 'old-name'],
    ['<div id="box">x</div>', 'box'],
    ['text[^1]\n\n[^1]: note', 'fn-1'],
  ])('%j can be linked to as %s, in MDX and in Markdown', (source, anchor) => {
    expect(compileSource(source).page.anchors).toContain(anchor)
    expect(compileSource(source, { file: 'content/docs/a.md' }).page.anchors).toContain(anchor)
  })
})
