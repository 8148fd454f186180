import { expect, test } from 'vitest'
import { deferStyles } from './defer-styles.ts'

test.each([
  ['<b style="color:red;">x</b>', '<b data-style="color:red;">x</b>'],
  [
    '<i class="a" title="1 > 0" style="width:1px"></i>',
    '<i class="a" title="1 > 0" data-style="width:1px"></i>',
  ],
  ['<p>a style="x"</p>', '<p>a style="x"</p>'],
  [`<p title=' style="x"'>&lt;b style="x"></p>`, `<p title=' style="x"'>&lt;b style="x"></p>`],
  ['<style data-emotion="css a">.a{color:red}</style><b class="a"></b>', '<b class="a"></b>'],
])('%s', (html, expected) => {
  expect(deferStyles(html)).toBe(expected)
})
