import { expect, test } from 'vitest'
import { sampleView } from '../../../../../tests/unit/sample-values.ts'
import { listCrumbs } from './list-crumbs.ts'

const site = {
  base: '/',
  title: 'Docs',
  locales: [
    { id: 'en', path: '/' },
    { id: 'ar', path: '/ar/' },
  ],
  areas: [{ id: 'compute', label: 'Compute', url: '/compute/', sidebar: 'compute' }],
} as Parameters<typeof listCrumbs>[1]

const page = { title: 'FAQ', url: '/compute/faq/', locale: 'en', breadcrumbs: [] }

test.each([
  ['below its area', { area: 'compute' }, { label: 'Compute', url: '/compute/' }],
  ['without an area, below the home page', {}, { label: 'Docs', url: '/' }],
  [
    'of another language, below the home page of it',
    { area: 'compute', locale: 'ar' },
    { label: 'Docs', url: '/ar/' },
  ],
])('a page outside the guides is %s', (_, changes, above) => {
  expect(listCrumbs(sampleView({ ...page, ...changes }), site)).toEqual([
    above,
    { label: 'FAQ', url: undefined },
  ])
})

test('a page with a path keeps it', () => {
  const breadcrumbs = [{ label: 'Nodes', url: '/docs/nodes/' }]
  expect(listCrumbs(sampleView({ breadcrumbs }), site)).toEqual(breadcrumbs)
})
