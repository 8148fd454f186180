import { describe, expect, test, vi } from 'vitest'
import { compileSource } from '../../../tests/unit/compile-source.ts'
import { catchProblems } from '../../../tests/unit/problems-of.ts'

describe('formulas', () => {
  test('are MathML, without styles and scripts', () => {
    const { html } = compileSource('The area is $\\pi r^2$.')
    expect(html).toMatch(/^<p>The area is <span class="katex"><math .*<\/math><\/span>\.<\/p>$/)
    expect(html).not.toMatch(/style=|<script/)
  })

  test('on a separate line are displayed as blocks', () => {
    expect(compileSource('$$\n\\frac{a}{b}\n$$').html).toMatch(
      /^<div class="math" tabindex="0" role="group" aria-label="\\frac{a}{b}">.*display="block".*<mfrac>/,
    )
  })

  test('a literal dollar sign is text', () => {
    expect(compileSource('It costs \\$5 or \\$6.').html).toBe('<p>It costs $5 or $6.</p>')
  })

  test('one dollar sign alone is text', () => {
    expect(compileSource('It costs $5.').html).toBe('<p>It costs $5.</p>')
  })

  test('that LaTeX would refuse are rendered without a warning', () => {
    const warn = vi.spyOn(console, 'warn')
    expect(compileSource('$ß$').html).toContain('ß')
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  })

  test('with invalid TeX are reported with their line', () => {
    expect(catchProblems(() => compileSource('a\n\n$\\frac{1$ and $\\nope$'))).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:3
        The formula \`\\frac{1\` can't be parsed: Unexpected end of input in a macro argument, expected '}' at end of input: \\frac{1.
        Correct the TeX, or write a literal dollar sign as \`\\$\`.

      content/docs/guide/page.mdx:3
        The formula \`\\nope\` can't be parsed: Undefined control sequence: \\nope at position 1: \\̲n̲o̲p̲e̲.
        Correct the TeX, or write a literal dollar sign as \`\\$\`."
    `)
  })
})
