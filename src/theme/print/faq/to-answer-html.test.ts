import { expect, test } from 'vitest'
import { toAnswerHtml } from './to-answer-html.ts'

test('[R-060] an answer keeps the elements that search engines display, and the addresses of its links', () => {
  expect(
    toAnswerHtml('<p class="a">See <a class="b" href="/x/" rel="c">the <strong>guide</strong></a>.<br></p>'),
  ).toBe('<p>See <a href="/x/">the <strong>guide</strong></a>.<br></p>')
})

test('[R-060] an answer loses colors of code, tables, and buttons, but none of their text', () => {
  expect(
    toAnswerHtml(
      '<div role="group" aria-label="a > b"><pre><code><span style="x">df</span> -h</code></pre></div>',
    ),
  ).toBe('<div>df -h</div>')
  expect(toAnswerHtml('<table><tr><td>1 &lt; 2</td></tr></table>')).toBe('1 &lt; 2')
})
