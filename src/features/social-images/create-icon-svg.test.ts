import { expect, test } from 'vitest'
import { createIconSvg } from './create-icon-svg.ts'

const icons =
  '<svg><symbol id="a" viewBox="0 0 24 24"><path d="M0 0"/></symbol>\n<symbol id="b" viewBox="0 0 24 24"><path fill="currentColor" d="M1 1"/></symbol></svg>'

test('an icon becomes a separate file', () => {
  expect(createIconSvg(icons, '/img/icons.svg#b')).toMatchInlineSnapshot(
    `"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#fff" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path fill="#fff" d="M1 1"/></svg>"`,
  )
  expect(createIconSvg(icons, '/img/icons.svg#c')).toBeUndefined()
})
