import { expect, test } from 'vitest'
import { sampleConfig, samplePage } from '../../../tests/unit/sample-values.ts'
import type { UserConfig } from '../../shared/config/config.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import { createNavigation, findSidebar, type ScopeNavigation } from './scope-navigation.ts'

const config: Partial<UserConfig> = {
  versions: [
    { name: 'current', label: 'Next', isLast: true, path: '/docs/' },
    { name: '1.0', label: 'One', isLast: false, path: '/docs/1.0/' },
  ],
  locales: [
    { id: 'en', label: 'English' },
    { id: 'ar', label: 'العربية' },
  ],
}

const pages = [
  samplePage('a'),
  samplePage('b'),
  samplePage('b', { version: '1.0' }),
  samplePage('c', { version: '1.0' }),
  samplePage('a', { locale: 'ar' }),
  samplePage('d', { kind: 'blogPost' }),
]

const navigation = (version: string, locale: string, more: Partial<UserConfig> = {}): ScopeNavigation =>
  createNavigation(
    pages.filter((page) => page.kind === 'doc' && page.version === version && page.locale === locale),
    {
      config: sampleConfig({ ...config, ...more }),
      scope: { version, locale, categories: [] },
    },
  )

const order = ({ orders }: ScopeNavigation): Record<string, string[]> =>
  Object.fromEntries([...orders].map(([id, { pages: ordered }]) => [id, ordered.map((page) => page.id)]))

test('has the guides of one version and language, under a separate name', () => {
  expect(order(navigation('current', 'en'))).toEqual({ docs: ['a', 'b'] })
  expect(order(navigation('1.0', 'en'))).toEqual({ 'docs~1.0': ['b', 'c'] })
  expect(order(navigation('current', 'ar'))).toEqual({ 'docs~ar': ['a'] })
  expect(order(navigation('1.0', 'ar'))).toEqual({})
  expect([...navigation('1.0', 'en').levels.keys()]).toEqual(['docs~1.0'])
})

test('a version has the sidebars of the site or its own', () => {
  const [current, older] = config.versions ?? []
  if (current === undefined || older === undefined) throw new Error('There are two versions.')
  const sidebars = { main: ['b'] }
  expect(order(navigation('current', 'en', { sidebars }))).toEqual({ main: ['b'] })
  const versions = [current, { ...older, sidebars: { old: ['c', 'b'] } }]
  expect(order(navigation('1.0', 'en', { sidebars, versions }))).toEqual({ 'old~1.0': ['c', 'b'] })
  expect(order(navigation('current', 'en', { sidebars, versions }))).toEqual({ main: ['b'] })
})

test('a page may choose another sidebar, or none', () => {
  const sidebars = { one: ['a', 'b'], two: ['a'] }
  const chosen = (displayed_sidebar: string | null | undefined): string | undefined => {
    const page: CompiledPage = samplePage('a', { frontMatter: { displayed_sidebar } })
    return findSidebar(page, navigation('current', 'en', { sidebars }))?.id
  }
  expect([chosen(undefined), chosen('two'), chosen(null)]).toEqual(['one', 'two', undefined])
})

test('[19.8] categories and links of a sidebar have the labels of the language', () => {
  const translated = sampleConfig({
    sidebars: {
      main: [
        {
          kind: 'category',
          label: 'Start',
          items: ['a', { kind: 'link', label: 'Forum', href: 'https://forum.example' }],
        },
      ],
    },
    locales: [
      { id: 'en', label: 'English' },
      { id: 'fr', label: 'French', labels: { Start: 'Début', Forum: 'Discussions' } },
    ],
  })
  const getLabels = (locale: string): unknown => {
    const scope = { locale, version: 'current', categories: [] }
    const { levels } = createNavigation([samplePage('a')], { config: translated, scope })
    return [...levels.values()].flatMap((level) => [...level.values()].flat().map(({ label }) => label))
  }
  expect(getLabels('fr')).toEqual(expect.arrayContaining(['Début', 'Discussions']))
  expect(getLabels('en')).toEqual(expect.arrayContaining(['Start', 'Forum']))
})
