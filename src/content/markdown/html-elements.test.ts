import { describe, expect, test } from 'vitest'
import { compileSource } from '../../../tests/unit/compile-source.ts'

describe('tables', () => {
  test('are stacked on a phone if components fill their cells', () => {
    const table = compileSource(
      '| Of | API | CLI |\n| --- | --- | --- |\n| Nodes | <ApiLink id="a" /> | <CliLink command="b" /> |',
    ).html
    expect(table).toContain('class="table-wrap table-stacked"')
  })

  test('have the same columns as others with the same headers', () => {
    const table = (text: string): string =>
      `| See | Cause | Fix |\n| --- | --- | --- |\n| ${text} | a | b |\n\n`
    const { html } = compileSource(table('i/o timeout') + table('No worker is added to the pool'))
    const [first, second] = html.match(/<colgroup>(?:<col width="\d+%">){3}<\/colgroup>/g) ?? []
    expect(first).toBeDefined()
    expect(second).toBe(first)
    expect(compileSource(table('i/o timeout')).html).not.toContain('<col')
  })

  test('align amounts at their end', () => {
    const { html } = compileSource('| Size | IOPS |\n| --- | --- |\n| a | 75 |\n| b | 3,750 |')
    expect(html.match(/<t[hd] class="align-right">/g)).toHaveLength(3)
  })

  test('scroll in a separate frame, and align by class', () => {
    expect(
      compileSource('| a | b | c |\n| :-- | :-: | --: |\n| 1 | **2** | `a\\|b` |').html,
    ).toMatchInlineSnapshot(`
      "<div class="table-wrap" tabindex="0" role="group" aria-label="a, b, c"><table>
      <thead>
      <tr>
      <th>a</th>
      <th class="align-center">b</th>
      <th class="align-right">c</th>
      </tr>
      </thead>
      <tbody>
      <tr>
      <td>1</td>
      <td class="align-center"><strong>2</strong></td>
      <td class="align-right"><code>a|b</code></td>
      </tr>
      </tbody>
      </table></div>"
    `)
  })

  test('an empty corner cell is not a header', () => {
    const table = compileSource('| | Hourly |\n| --- | --- |\n| Term | None |').html
    expect(table).toContain('aria-label="Hourly"')
    expect(table).toContain('<tr>\n<td></td>\n<th>Hourly</th>\n</tr>')
  })

  test('cells without alignment have no class', () => {
    expect(compileSource('| a |\n| --- |\n| 1 |').html).toContain('<th>a</th>')
  })
})

test('a flag and a short text with a hyphen have a class, because browsers would break a line after their hyphens', () => {
  expect(compileSource('Pass `--plan`, `-p`, or `--plan x` to `apt-get update`.').html).toBe(
    '<p>Pass <code class="unbroken">--plan</code>, <code>-p</code>, or <code>--plan x</code> to <code class="unbroken">apt-get update</code>.</p>',
  )
})

describe('raw HTML in a Markdown page', () => {
  const html = (source: string): string => compileSource(source, { file: 'content/docs/a.md' }).html

  test('is kept', () => {
    expect(html('Press <kbd>Ctrl</kbd>.')).toBe('<p>Press <kbd>Ctrl</kbd>.</p>')
    expect(html('<details><summary>S</summary>\n\n**b**\n\n</details>')).toContain(
      '<p><strong>b</strong></p>',
    )
  })

  test('braces are text', () => {
    expect(html('a {b} c')).toBe('<p>a {b} c</p>')
  })
})

describe('an image', () => {
  const html = (source: string): string => compileSource(source, { file: 'content/docs/a.md' }).html

  test.each([
    '![A](./a.png)',
    ' ![A](./a.png) ',
    '**x**\n\n![A](./a.png)',
    '<p>\n<img src="./a.png" alt="A">\n</p>',
  ])('in a separate paragraph, %j, can be opened', (source) => {
    expect(html(source)).toContain('<a class="zoomable" href="docent-image:0"><img src="docent-image:0"')
  })

  test.each([
    'See ![A](./a.png)',
    '![A](./a.png) ![B](./b.png)',
    '[![A](./a.png)](https://a.example)',
    '| ![A](./a.png) |\n| --- |',
  ])('in a line, a link or a cell, %j, cannot', (source) => {
    expect(html(source)).toContain('<img')
    expect(html(source)).not.toContain('zoomable')
  })

  test('of raw HTML without a URL is kept', () => {
    const { page } = compileSource('<img alt="B">', { file: 'content/docs/a.md' })
    expect(page.images).toEqual([])
  })
})

test('a `name` attribute of old pages is an anchor', () => {
  const { anchors } = compileSource('<a name="old"></a>', { file: 'content/docs/a.md' }).page
  expect(anchors).toContain('old')
})

test.each([
  ['in a line', 'See <a href="./b.mdx">b</a>.', 1],
  ['in a separate paragraph', 'Text\n\n<a href="./b.mdx">\n\nb\n\n</a>', 3],
])('a link as JSX %s is recorded', (_, source, line) => {
  const { page, html } = compileSource(source)
  expect(page.links).toEqual([{ href: './b.mdx', file: 'content/docs/guide/page.mdx', line }])
  expect(html).toContain('href="docent-link:0"')
})

test('an input that is not a checkbox of a list gets no label', () => {
  expect(compileSource('<input type="text">', { file: 'content/docs/a.md' }).html).not.toContain('aria-label')
})

describe('GFM', () => {
  test.each([
    ['~~a~~', '<del>a</del>'],
    ['https://a.example', '<a href="https://a.example">https://a.example</a>'],
    ['- [x] done', '<input type="checkbox" checked disabled aria-label="Done">'],
    ['- [ ] open', '<input type="checkbox" disabled aria-label="Not done">'],
    ['a<br/>b', '<br>'],
  ])('%s becomes %s', (source, expected) => {
    expect(compileSource(source).html).toContain(expected)
  })

  test('footnotes link in both directions', () => {
    expect(compileSource('a[^n]\n\n[^n]: A note.').html).toMatchInlineSnapshot(`
      "<p>a<sup><a href="#fn-n" id="fnref-n" data-footnote-ref aria-describedby="footnote-label">1</a></sup></p>
      <section data-footnotes class="footnotes"><h2 class="sr-only" id="footnote-label">Footnotes</h2>
      <ol>
      <li id="fn-n">
      <p>A note. <a href="#fnref-n" data-footnote-backref="" aria-label="Back to reference 1" class="data-footnote-backref">↩</a></p>
      </li>
      </ol>
      </section>"
    `)
  })
})
