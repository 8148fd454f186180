import { expect, test } from 'vitest'
import { formatAttributes } from './html-attributes.ts'

test.each([
  [{ id: 'a', title: 'x "y" & <z>' }, ' id="a" title="x &quot;y&quot; &amp; &lt;z&gt;"'],
  [{ className: 'a', htmlFor: 'b', colSpan: 2, tabIndex: 0 }, ' class="a" for="b" colspan="2" tabindex="0"'],
  [{ open: true, hidden: false, lang: undefined, dir: null }, ' open=""'],
  [
    { 'aria-hidden': true, 'aria-expanded': false, 'data-on': true },
    ' aria-hidden="true" aria-expanded="false" data-on="true"',
  ],
  [{ 'a"><script>': 'x', 'a b': 'x', '': 'x' }, ''],
  [{ children: ['x'], ref: {}, render: () => 'x' }, ''],
  [{}, ''],
])('%j is printed as %j', (attributes, html) => {
  expect(formatAttributes(attributes)).toBe(html)
})

test.each([
  [{ onClick: 'alert(1)' }, '`onClick` does not work'],
  [{ onerror: 'alert(1)' }, '`onerror` does not work'],
  [{ ONLOAD: 'x' }, '`ONLOAD` does not work'],
  [{ style: 'color:red' }, '`style` does not work'],
  [{ srcdoc: '<script>' }, '`srcdoc` does not work'],
  [{ href: 'java\tscript:alert(1)' }, "would run in the reader's browser"],
  [{ formaction: ' JavaScript:x' }, "would run in the reader's browser"],
  [{ src: 'data:text/html,x' }, "would run in the reader's browser"],
])('%j fails', (attributes, problem) => {
  expect(() => formatAttributes(attributes)).toThrow(problem)
})
