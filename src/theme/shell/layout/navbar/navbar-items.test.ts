import { describe, expect, test } from 'vitest'
import type { NavbarItem } from '../../../../shared/site/site-view.ts'
import { isUnder, splitNavbar } from './navbar-items.ts'

const link = (label: string, position: 'left' | 'right'): NavbarItem => ({
  kind: 'link',
  label,
  url: `/${label}/`,
  isExternal: false,
  position,
  isButton: false,
  activeBase: undefined,
})

describe('the navbar', () => {
  test('keeps the order of the config on each side and removes the search box', () => {
    const items: NavbarItem[] = [
      link('a', 'left'),
      { kind: 'search', position: 'right' },
      link('b', 'right'),
      link('c', 'left'),
    ]
    const sides = splitNavbar({ navbar: { hideOnScroll: false, items }, versions: [] })
    expect(sides.left).toEqual([link('a', 'left'), link('c', 'left')])
    expect(sides.right).toEqual([link('b', 'right')])
    expect(sides.hasSearch).toBe(true)
  })

  test.each([
    ['/docs/tir/Nodes/', '/docs/tir/', true],
    ['/docs/tir/', '/docs/tir/', true],
    ['/docs/tir/', '/docs/tir', true],
    ['/docs/tirol/', '/docs/tir', false],
    ['/docs/tir/', undefined, false],
  ])('%s is under %s: %s', (url, base, isCurrent) => {
    expect(isUnder(url, base)).toBe(isCurrent)
  })
})
