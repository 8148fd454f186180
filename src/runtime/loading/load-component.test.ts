import { memo } from 'react'
import { expect, test } from 'vitest'
import { type ComponentLoader, loadComponent } from './load-component.ts'

const Page = (): string => 'page'

/** Fetches the component of a module that is loaded as `load` says. */
const fetchApi = (load: () => Promise<object>): Promise<unknown> =>
  loadComponent({ loaders: { api: load as ComponentLoader<object> }, loaded: new Map() }, 'api')

test('[R-017] a page kind is the default export of its module, and a missing one is an error', async () => {
  expect(await fetchApi(async () => ({ default: Page }))).toBe(Page)
})

test('a wrapped component is a component', async () => {
  const Wrapped = memo(Page)
  expect(await fetchApi(async () => ({ default: Wrapped }))).toBe(Wrapped)
})

test.each([
  [{}],
  [{ Page }],
  [{ default: undefined }],
  [{ default: 'text' }],
  [{ default: null }],
  [{ default: {} }],
])('a module %j without a component cannot render', async (module) => {
  await expect(fetchApi(async () => module)).rejects.toThrow(
    'The page component "api" has no default export and cannot render.',
  )
})

test('an unknown page kind and a failed load are errors', async () => {
  await expect(loadComponent({ loaders: {}, loaded: new Map() }, 'faq')).rejects.toThrow(
    'There is no page component "faq".',
  )
  await expect(fetchApi(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
})
