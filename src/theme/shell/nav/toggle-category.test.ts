import { describe, expect, test } from 'vitest'
import type { SidebarCategory, SidebarItem } from '../../../shared/site/sidebar.ts'
import {
  getCategoryItems,
  isCurrentCategory,
  mergeOpenCategories,
  toggleCategory,
} from './toggle-category.ts'

const category = (id: string, items?: SidebarItem[]): SidebarCategory => ({
  kind: 'category',
  id,
  label: id,
  url: `/${id}/`,
  items,
})
const level = [category('node'), category('storage'), { kind: 'page' as const, label: 'p', url: '/p/' }]

const toggleCases = [
  {
    title: 'opening closes only the siblings',
    id: 'storage',
    isAutoCollapsed: true,
    expected: ['outer', 'storage'],
  },
  {
    title: 'opening keeps the siblings without auto-collapse',
    id: 'storage',
    isAutoCollapsed: false,
    expected: ['node', 'outer', 'storage'],
  },
  { title: 'an open category is closed', id: 'node', isAutoCollapsed: true, expected: ['outer'] },
]

describe('toggleCategory', () => {
  test.each(toggleCases)('[R-041] $title', ({ id, isAutoCollapsed, expected }) => {
    expect(toggleCategory({ open: ['node', 'outer'], id, level, isAutoCollapsed })).toEqual(expected)
  })
})

test('another page opens its active path and keeps the rest only without auto-collapse', () => {
  expect(mergeOpenCategories(['a'], ['b', 'c'], true)).toEqual(['b', 'c'])
  expect(mergeOpenCategories(['a', 'b'], ['b', 'c'], false)).toEqual(['a', 'b', 'c'])
})

test("items in the page's HTML take precedence over fetched ones", () => {
  const own: SidebarItem[] = [{ kind: 'page', label: 'own', url: '/own/' }]
  const fetched = new Map([['node', level]])
  expect(getCategoryItems(category('node', own), fetched)).toBe(own)
  expect(getCategoryItems(category('node'), fetched)).toBe(level)
  expect(getCategoryItems(category('other'), fetched)).toBeUndefined()
})

test("a category that links to its first page isn't current when that page is", () => {
  const first: SidebarItem[] = [{ kind: 'page', label: 'first', url: '/node/' }]
  expect(isCurrentCategory(category('node'), [], '/node/')).toBe(true)
  expect(isCurrentCategory(category('node'), first, '/node/')).toBe(false)
  expect(isCurrentCategory(category('node'), [], '/other/')).toBe(false)
})
