import { describe, expect, test } from 'vitest'
import { compileSource } from '../../../tests/unit/compile-source.ts'

describe('tables', () => {
  test('scroll in a frame of their own, and align by class', () => {
    expect(
      compileSource('| a | b | c |\n| :-- | :-: | --: |\n| 1 | **2** | `a\\|b` |').html,
    ).toMatchInlineSnapshot(`
      "<div class="table-wrap"><table>
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

  test('cells without alignment have no class', () => {
    expect(compileSource('| a |\n| --- |\n| 1 |').html).toContain('<th>a</th>')
  })
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

describe('GFM', () => {
  test.each([
    ['~~a~~', '<del>a</del>'],
    ['https://a.example', '<a href="https://a.example">https://a.example</a>'],
    ['- [x] done', '<input type="checkbox" checked disabled aria-label="Done">'],
    ['a<br/>b', '<br>'],
  ])('%s becomes %s', (source, expected) => {
    expect(compileSource(source).html).toContain(expected)
  })

  test('footnotes link to and fro', () => {
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
