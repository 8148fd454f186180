import { expect, test } from 'vitest'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import { checkNavigationKeys } from './check-navigation-keys.ts'
import type { ScopeNavigation } from './scope-navigation.ts'

const navigation = {
  byId: new Map([['storage/attach', {}]]),
  sidebars: new Map([['docs', {}]]),
} as unknown as ScopeNavigation

const pageWith = (frontMatter: Partial<CompiledPage['frontMatter']>): CompiledPage =>
  ({ file: 'content/docs/a.md', frontMatter }) as CompiledPage

test.each([
  [
    { displayed_sidebar: 'dosc' },
    "`displayed_sidebar` is `dosc`, which doesn't exist.",
    'Did you mean `docs`?',
  ],
  [
    { pagination_next: 'storage/atach' },
    "`pagination_next` is `storage/atach`, which doesn't exist.",
    'Did you mean `storage/attach`?',
  ],
  [
    { pagination_prev: '' },
    "`pagination_prev` is ``, which doesn't exist.",
    'Correct the name, or write `null` for none.',
  ],
])('front matter %j names something unknown', (frontMatter, problem, fix) => {
  expect(checkNavigationKeys([pageWith(frontMatter)], () => ({ navigation }))).toMatchObject([
    { problem, fix },
  ])
})

test.each([
  [{}],
  [{ displayed_sidebar: null }],
  [{ pagination_next: 'storage/attach', displayed_sidebar: 'docs' }],
])('front matter %j is valid', (frontMatter) => {
  expect(checkNavigationKeys([pageWith(frontMatter)], () => ({ navigation }))).toEqual([])
})
