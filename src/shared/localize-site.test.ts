import { expect, test } from 'vitest'
import { sampleConfig } from '../../tests/unit/sample-values.ts'
import { createFooterView, createSiteView } from '../render/create-site-view.ts'
import { localizeFooter, localizeSite } from './localize-site.ts'

const config = sampleConfig({
  base: '/base/',
  locales: [
    { id: 'en', label: 'English' },
    { id: 'ar', label: 'A', direction: 'rtl' },
  ],
  areas: [{ id: 'node', label: 'Nodes', url: '/docs/node/', folder: 'node', sidebar: 'docs' }],
  navbar: {
    items: [
      { kind: 'link', label: 'Nodes', url: '/docs/node/' },
      {
        kind: 'dropdown',
        label: 'More',
        items: [
          { label: 'Terms', url: '/terms.pdf' },
          { label: 'Out', url: 'https://out.example/' },
        ],
      },
    ],
  },
  search: { popular: [{ label: 'Start', url: '/docs/start/', icon: 'start' }] },
  footer: { groups: [{ title: 'G', items: [{ label: 'About', url: '/about/' }] }] },
})
const site = createSiteView(config)

const addresses = (locale: string, entries?: Record<string, string>): string[] => {
  const { brand, areas, navbar } = localizeSite(site, locale, entries)
  const footer = localizeFooter(createFooterView(config), site, locale)
  const items = navbar.items.flatMap((item) =>
    item.kind === 'link' ? [item.url] : item.kind === 'dropdown' ? item.items.map(({ url }) => url) : [],
  )
  return [
    brand.homeUrl,
    ...areas.map(({ url }) => url),
    ...items,
    ...footer.groups.flatMap((group) => group.items.map(({ url }) => url)),
  ]
}

test('a reader of the default language and version gets the site as it is', () => {
  expect(localizeSite(site, 'en', undefined)).toBe(site)
  const footer = createFooterView(config)
  expect(localizeFooter(footer, site, 'en')).toBe(footer)
})

test('[R-053] the form of the newsletter posts the locale of its page', () => {
  expect(site.newsletterAction).toBe('/base/_/newsletter')
  expect(localizeSite(site, 'ar', undefined).newsletterAction).toBe('/base/_/newsletter?locale=ar')
})

test('[R-082] links to pages are localized; files and external links are unchanged', () => {
  expect(addresses('ar')).toEqual([
    '/base/ar/',
    '/base/ar/docs/node/',
    '/base/ar/docs/node/',
    '/base/terms.pdf',
    'https://out.example/',
    '/base/ar/about/',
  ])
})

test("[R-081] links lead to the version's own pages where it has them", () => {
  expect(addresses('en', { '/base/docs/node/': '/base/docs/1.0/node/' }).slice(0, 3)).toEqual([
    '/base/',
    '/base/docs/1.0/node/',
    '/base/docs/1.0/node/',
  ])
})

test('[19.8] labels have the texts of the language, and others stay', () => {
  const locales = [
    { id: 'en', label: 'English' },
    {
      id: 'ar',
      label: 'A',
      labels: { Nodes: 'عقد', More: 'المزيد', G: 'مساعدة', About: 'حول', Start: 'ابدأ' },
    },
  ]
  const translated = createSiteView({ ...config, locales: sampleConfig({ locales }).locales })
  const { areas, navbar, popular } = localizeSite(translated, 'ar', undefined)
  const items = navbar.items.flatMap((item) =>
    item.kind === 'dropdown' ? [item.label, ...item.items.map(({ label }) => label)] : [],
  )
  expect([areas[0]?.label, ...items]).toEqual(['عقد', 'المزيد', 'Terms', 'Out'])
  expect(popular).toEqual([{ label: 'ابدأ', url: '/base/ar/docs/start/' }])
  expect(localizeFooter(createFooterView(config), translated, 'ar').groups).toMatchObject([
    { title: 'مساعدة', items: [{ label: 'حول', url: '/base/ar/about/' }] },
  ])
})
