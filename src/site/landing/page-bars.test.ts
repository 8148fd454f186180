import { expect, test } from 'vitest'
import { sampleConfig } from '../../../tests/unit/sample-values.ts'
import { createPageBars } from './page-bars.ts'

const config = sampleConfig({
  base: '/base/',
  apis: [
    { id: 'one', label: 'One', url: '/api/one/', releaseNotes: '/news/?product=one' },
    { id: 'two', label: 'Two', url: '/api/two/', releaseNotes: 'https://news.example/two' },
  ],
  footer: {
    home: {
      groups: [{ title: 'Docs', items: [{ label: 'Guide', url: '/guide/' }] }],
      legal: [{ label: 'Terms', url: 'https://acme.example/terms' }],
    },
  },
})

test('[R-030] the pages below an API have its bar, with addresses below the base', () => {
  const apis = [
    { id: 'one', label: 'One', url: '/base/api/one/' },
    { id: 'two', label: 'Two', url: '/base/api/two/' },
  ]
  expect(createPageBars('/api/one/nodes/create/', config).apiBar).toEqual({
    current: 'one',
    apis,
    releaseNotesUrl: '/base/news/?product=one',
  })
  expect(createPageBars('/api/two/', config).apiBar).toMatchObject({
    current: 'two',
    releaseNotesUrl: 'https://news.example/two',
  })
})

test.each(['/', '/api/', '/api/onemore/', '/docs/api/one/'])('[R-030] %s has no bar of an API', (path) => {
  expect(createPageBars(path, config).apiBar).toBeUndefined()
})

test('[R-050] the home page alone has the footer of the home page', () => {
  expect(createPageBars('/', config).homeFooter).toEqual({
    groups: [{ title: 'Docs', items: [{ label: 'Guide', url: '/base/guide/' }] }],
    legal: [{ label: 'Terms', url: 'https://acme.example/terms' }],
  })
  expect(createPageBars('/guide/', config).homeFooter).toBeUndefined()
  expect(createPageBars('/', sampleConfig()).homeFooter).toBeUndefined()
})
