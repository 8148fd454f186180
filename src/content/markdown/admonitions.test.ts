import { describe, expect, test } from 'vitest'
import { compileSource } from '../../../tests/unit/compile-source.ts'
import { catchProblems } from '../../../tests/unit/problems-of.ts'

const html = (...lines: string[]): string => compileSource(lines.join('\n')).html

describe('admonitions', () => {
  test.each([
    ['note', 'note', 'Note'],
    ['tip', 'tip', 'Tip'],
    ['info', 'info', 'Info'],
    ['warning', 'warning', 'Warning'],
    ['danger', 'danger', 'Danger'],
    ['caution', 'warning', 'Warning'],
    ['important', 'info', 'Info'],
    ['secondary', 'note', 'Note'],
    ['success', 'tip', 'Tip'],
  ])(':::%s is a %s with the title %s', (name, kind, title) => {
    expect(html(`:::${name}`, 'Text', ':::')).toBe(
      `<div class="admonition ${kind}"><p class="admonition-title">${title}</p><p>Text</p></div>`,
    )
  })

  test.each([
    [':::note[Mind *this*]', 'Mind <em>this</em>'],
    [':::note Mind this', 'Mind this'],
    [':::note  Mind this  ', 'Mind this'],
    [':::note Ports: 80 & 443', 'Ports: 80 &amp; 443'],
  ])('%s has a custom title', (opening, title) => {
    expect(html(opening, 'Text', ':::')).toContain(`<p class="admonition-title">${title}</p><p>Text</p>`)
  })

  test('at the end of the page needs no closing marks', () => {
    expect(html(':::note Mind this')).toBe(
      '<div class="admonition note"><p class="admonition-title">Mind this</p></div>',
    )
  })

  test('distinguishes its title and its text', () => {
    expect(html(':::note', 'Title', '', 'Text', ':::')).toContain('>Note</p><p>Title</p><p>Text</p>')
  })

  test('nest with more colons on the outer one, each with its own title', () => {
    expect(
      html('::::tip Outer', 'a', '', ':::danger Inner', 'b', ':::', '', 'c', '::::'),
    ).toMatchInlineSnapshot(
      `"<div class="admonition tip"><p class="admonition-title">Outer</p><p>a</p><div class="admonition danger"><p class="admonition-title">Inner</p><p>b</p></div><p>c</p></div>"`,
    )
  })

  test('contain any Markdown', () => {
    expect(html(':::note', '', '- a', '- `b`', '', '```js', 'c', '```', ':::')).toMatchInlineSnapshot(`
      "<div class="admonition note"><p class="admonition-title">Note</p><ul>
      <li>a</li>
      <li><code>b</code></li>
      </ul><figure class="code-block" data-language="js"><pre tabindex="0" role="group" aria-label="js"><code>c</code></pre></figure></div>"
    `)
  })

  test('work inside a list item', () => {
    expect(html('1. Step', '', '   :::tip', '   Text', '   :::')).toContain('<li>')
    expect(html('1. Step', '', '   :::tip', '   Text', '   :::')).toContain('<div class="admonition tip">')
  })

  test('an unknown name is reported with the valid names', () => {
    expect(catchProblems(() => html('a', '', ':::hint', 'Text', ':::'))).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:3
        \`:::hint\` isn't an admonition.
        Use one of note, tip, info, warning, danger."
    `)
  })
})

describe('text with colons', () => {
  test.each([
    ['At 10:30am we use std::vector and :smile:.'],
    ['a:b[c]'],
    ['::leaf[x]'],
    ['Ratio 1:2 and http:example'],
  ])('%j remains text', (source) => {
    expect(html(source)).toBe(`<p>${source}</p>`)
  })

  test('markup around it is kept', () => {
    expect(html('**at 10:30am** and *2:1*')).toBe('<p><strong>at 10:30am</strong> and <em>2:1</em></p>')
  })
})
