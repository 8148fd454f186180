import { memo } from 'react'
import { expect, test } from 'vitest'
import { loadPageKind } from './lazy-components.ts'

const Page = (): string => 'page'

test('[R-017] a page kind is the default export of its module, and one without fails with a message that says so', async () => {
  expect(await loadPageKind('api', { api: async () => ({ default: Page }) })).toBe(Page)
})

test('what React has wrapped is a component', async () => {
  const Wrapped = memo(Page)
  expect(await loadPageKind('api', { api: async () => ({ default: Wrapped }) })).toBe(Wrapped)
})

test.each([
  [{}],
  [{ Page }],
  [{ default: undefined }],
  [{ default: 'text' }],
  [{ default: null }],
  [{ default: {} }],
])('a module %j without a component cannot render', async (module) => {
  await expect(loadPageKind('api', { api: async () => module })).rejects.toThrow(
    'The page component "api" has no default export and cannot render.',
  )
})

test('an unknown page kind and a failed load are errors', async () => {
  await expect(loadPageKind('faq', {})).rejects.toThrow('There is no page component "faq".')
  await expect(loadPageKind('api', { api: () => Promise.reject(new Error('offline')) })).rejects.toThrow(
    'offline',
  )
})
