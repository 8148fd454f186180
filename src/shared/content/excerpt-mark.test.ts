import { describe, expect, test } from 'vitest'
import { cutExcerpt, excerptMark, removeExcerptMark } from './excerpt-mark.ts'

const m = excerptMark

describe('[R-083] an excerpt', () => {
  test.each([
    [`<p>A</p>\n<p>${m}</p>\n<p>B</p>`, '<p>A</p>\n', '<p>A</p>\n\n<p>B</p>'],
    [`<p>A\n${m}</p>\n<p>B</p>`, '<p>A</p>', '<p>A</p>\n<p>B</p>'],
    [`<p>A\n${m}\nB</p>`, '<p>A</p>', '<p>A</p><p>B</p>'],
    [`<p>A</p>\n<p>${m}\nB</p>`, '<p>A</p>\n', '<p>A</p>\n<p>B</p>'],
  ])('of %j ends at the mark, and the full text has no mark', (html, beginning, whole) => {
    expect(cutExcerpt(html)).toBe(beginning)
    expect(removeExcerptMark(html)).toBe(whole)
  })

  test('has no IDs, because a list would repeat them', () => {
    expect(cutExcerpt(`<h2 class="x" id="a">A</h2><p>${m}</p>`)).toBe('<h2 class="x">A</h2>')
  })

  test('a post without a mark is unchanged', () => {
    expect(removeExcerptMark('<p>A</p>')).toBe('<p>A</p>')
  })
})
