import { expect, test } from 'vitest'
import { sampleConfig } from '../../../tests/unit/sample-values.ts'
import { createApiBarAndHomeFooter } from './api-bar-and-home-footer.ts'

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

test('[R-030] pages below an API have its bar, with URLs below the base path', () => {
  const apis = [
    { id: 'one', label: 'One', url: '/base/api/one/' },
    { id: 'two', label: 'Two', url: '/base/api/two/' },
  ]
  expect(createApiBarAndHomeFooter({ path: '/api/one/nodes/create/', locale: 'en' }, config).apiBar).toEqual({
    current: 'one',
    apis,
    releaseNotesUrl: '/base/news/?product=one',
  })
  expect(createApiBarAndHomeFooter({ path: '/api/two/', locale: 'en' }, config).apiBar).toMatchObject({
    current: 'two',
    releaseNotesUrl: 'https://news.example/two',
  })
})

test.each(['/', '/api/', '/api/onemore/', '/docs/api/one/'])('[R-030] %s has no API bar', (path) => {
  expect(createApiBarAndHomeFooter({ path: path, locale: 'en' }, config).apiBar).toBeUndefined()
})

test('[R-050] only the home page has the home page footer', () => {
  expect(createApiBarAndHomeFooter({ path: '/', locale: 'en' }, config).homeFooter).toEqual({
    groups: [{ title: 'Docs', items: [{ label: 'Guide', url: '/base/guide/' }] }],
    legal: [{ label: 'Terms', url: 'https://acme.example/terms' }],
  })
  expect(createApiBarAndHomeFooter({ path: '/guide/', locale: 'en' }, config).homeFooter).toBeUndefined()
  expect(createApiBarAndHomeFooter({ path: '/', locale: 'en' }, sampleConfig()).homeFooter).toBeUndefined()
})

test('[R-082] a page in another language has them with URLs of that language', () => {
  const locales = [
    { id: 'en', label: 'English' },
    { id: 'ar', label: 'العربية', direction: 'rtl' as const },
  ]
  const world = sampleConfig({ base: '/base/', apis: config.apis, footer: config.footer, locales })
  const bar = createApiBarAndHomeFooter({ path: '/ar/api/two/', locale: 'ar' }, world).apiBar
  expect(bar?.apis.map(({ url }) => url)).toEqual(['/base/ar/api/one/', '/base/ar/api/two/'])
  const footer = createApiBarAndHomeFooter({ path: '/ar/', locale: 'ar' }, world).homeFooter
  expect(footer?.groups[0]?.items[0]?.url).toBe('/base/ar/guide/')
  expect(createApiBarAndHomeFooter({ path: '/ar/guide/', locale: 'ar' }, world).homeFooter).toBeUndefined()
})
