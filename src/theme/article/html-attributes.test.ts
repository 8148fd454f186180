import { expect, test } from 'vitest'
import { attributesHtml } from './html-attributes.ts'

test.each([
  [{ id: 'a', title: 'x "y" & <z>' }, ' id="a" title="x &quot;y&quot; &amp; &lt;z&gt;"'],
  [{ className: 'a', htmlFor: 'b', colSpan: 2, tabIndex: 0 }, ' class="a" for="b" colspan="2" tabindex="0"'],
  [{ open: true, hidden: false, lang: undefined, dir: null }, ' open=""'],
  [
    { 'aria-hidden': true, 'aria-expanded': false, 'data-on': true },
    ' aria-hidden="true" aria-expanded="false" data-on="true"',
  ],
  [{ onClick: 'alert(1)', onclick: 'alert(1)', ONLOAD: 'x', style: 'color:red' }, ''],
  [{ 'a"><script>': 'x', 'a b': 'x', '': 'x' }, ''],
  [{ children: ['x'], ref: {}, render: () => 'x' }, ''],
  [{}, ''],
])('%j is printed as %j', (attributes, html) => {
  expect(attributesHtml(attributes)).toBe(html)
})
