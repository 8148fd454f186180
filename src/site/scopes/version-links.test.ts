import { describe, expect, test } from 'vitest'
import { sampleConfig, samplePage } from '../../../tests/unit/sample-values.ts'
import type { DocsConfig, UserConfig } from '../../shared/config/config.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import type { VersionBadge } from '../../shared/site/page.ts'
import { findStartPage } from './find-start-page.ts'
import { createPageLookup, type PageLookup, resolveLocalizedPath } from './page-lookup.ts'
import { createAllVersionUrls, createVersionBadge } from './version-links.ts'

const config = (more: Partial<UserConfig> = {}): DocsConfig =>
  sampleConfig({
    base: '/base/',
    docs: { routeBase: '/docs/', landing: 'start' },
    versions: [
      { name: 'current', label: 'Next', isLast: false, path: '/docs/next/', banner: 'unreleased' },
      { name: '2.0', label: 'Two', isLast: true, path: '/docs/' },
      {
        name: '1.0',
        label: 'One',
        isLast: false,
        path: '/docs/1.0/',
        banner: 'unmaintained',
        mainDocId: 'old',
      },
    ],
    locales: [
      { id: 'en', label: 'English' },
      { id: 'ar', label: 'العربية' },
    ],
    areas: [
      { id: 'node', label: 'Nodes', url: '/docs/node/', folder: 'node', sidebar: 'node' },
      { id: 'tir', label: 'AI', url: '/docs/tir/', folder: 'tir', sidebar: 'tir' },
    ],
    ...more,
  })

const paths: Record<string, string> = { current: '/docs/next/', '2.0': '/docs/', '1.0': '/docs/1.0/' }

const page = (version: string, id: string, locale = 'en'): CompiledPage =>
  samplePage(id, {
    version,
    locale,
    path: `${locale === 'en' ? '' : `/${locale}`}${paths[version]}${id}/`,
    source: `${version} ${id}`,
    file: `${locale} ${version} ${id}`,
  })

const pages = [
  page('current', 'start'),
  page('current', 'node'),
  page('2.0', 'start'),
  page('2.0', 'node'),
  page('2.0', 'tir'),
  page('1.0', 'old'),
  page('1.0', 'node'),
  page('2.0', 'start', 'ar'),
  page('1.0', 'old', 'ar'),
]
const of = (version: string, id: string, locale = 'en'): CompiledPage => {
  const found = pages.find((candidate) => candidate.file === `${locale} ${version} ${id}`)
  if (found === undefined) throw new Error(`There is no ${locale} ${version} ${id}.`)
  return found
}
const index = (more: Partial<UserConfig> = {}, all = pages): PageLookup => createPageLookup(all, config(more))

const badge = (guide: CompiledPage, site: PageLookup): VersionBadge | undefined =>
  createVersionBadge(guide, site, createAllVersionUrls(site))

describe('the badge of a guide', () => {
  test('in the latest version links to the same page in other versions, or to their start pages', () => {
    expect(badge(of('2.0', 'node'), index())).toEqual({
      name: '2.0',
      label: 'Two',
      banner: 'none',
      latestUrl: undefined,
      others: { current: '/base/docs/next/node/', '1.0': '/base/docs/1.0/node/' },
      urls: {},
    })
    expect(badge(of('2.0', 'start'), index())?.others).toEqual({
      current: '/base/docs/next/start/',
      '1.0': '/base/docs/1.0/old/',
    })
  })

  test('in another version has its banner, the page in the latest version, and the links of the navbar', () => {
    expect(badge(of('1.0', 'node'), index())).toMatchObject({
      name: '1.0',
      banner: 'unmaintained',
      latestUrl: '/base/docs/node/',
      others: { '2.0': '/base/docs/node/', current: '/base/docs/next/node/' },
      urls: { '/base/docs/node/': '/base/docs/1.0/node/' },
    })
    expect(badge(of('1.0', 'old'), index())?.latestUrl).toBe('/base/docs/start/')
  })

  test('stays in its language, and links to the path of a version without that page', () => {
    expect(badge(of('1.0', 'old', 'ar'), index())).toMatchObject({
      latestUrl: '/base/ar/docs/start/',
      others: { '2.0': '/base/ar/docs/start/', current: '/base/ar/docs/next/' },
    })
  })

  test('exists only on guides, and only on sites with several versions', () => {
    expect(badge({ ...of('2.0', 'node'), version: undefined }, index())).toBeUndefined()
    expect(badge({ ...of('2.0', 'node'), version: '9.9' }, index())).toBeUndefined()
    const [, only] = config().versions
    expect(badge(of('2.0', 'node'), index({ versions: only && [only] }))).toBeUndefined()
  })
})

describe('the start page of a version', () => {
  test.each([
    ['the landing page', { name: '2.0', locale: 'en' }, '/docs/start/'],
    ['its own main page', { name: '1.0', mainDocId: 'old', locale: 'en' }, '/docs/1.0/old/'],
    ['in another language', { name: '2.0', locale: 'ar' }, '/ar/docs/start/'],
    ['nothing where the page does not exist', { name: '1.0', locale: 'en' }, undefined],
    ['nothing in a language without guides', { name: 'current', locale: 'ar' }, undefined],
  ])('is %s', (_, { locale, ...version }, path) => {
    expect(findStartPage({ mainDocId: undefined, ...version }, locale, index())?.path).toBe(path)
  })

  test('is preferably the page at its path', () => {
    const own = samplePage('index', { path: '/docs/', version: '2.0' })
    expect(findStartPage({ name: '2.0', mainDocId: 'node' }, 'en', index({}, [...pages, own]))).toBe(own)
  })

  test('is never a blog post with that ID, and is undefined if none is configured', () => {
    const post = { ...page('2.0', 'hello'), kind: 'blogPost' as const }
    expect(findStartPage({ name: '2.0', mainDocId: 'hello' }, 'en', index({}, [post]))).toBeUndefined()
    const noLanding = index({ docs: { routeBase: '/docs/' } })
    expect(findStartPage({ name: '2.0', mainDocId: undefined }, 'en', noLanding)).toBeUndefined()
  })
})

describe('configured paths, for a reader of one version and language', () => {
  test.each([
    ['/docs/node/', { locale: 'en', version: '1.0' }, '/docs/1.0/node/'],
    ['/docs/node/', { locale: 'en', version: undefined }, '/docs/node/'],
    ['/docs/tir/', { locale: 'en', version: '1.0' }, '/docs/tir/'],
    ['/docs/start/', { locale: 'ar', version: undefined }, '/ar/docs/start/'],
    ['/docs/start/', { locale: 'ar', version: '1.0' }, '/ar/docs/start/'],
    ['/docs/node/', { locale: 'ar', version: '1.0' }, '/docs/node/'],
    ['/blog/', { locale: 'en', version: '1.0' }, '/blog/'],
  ])('%s for %o is %s', (path, reader, expected) => {
    expect(resolveLocalizedPath(path, reader, index())).toBe(expected)
  })

  test('are listed for all versions except the latest, once per language', () => {
    const navbar: UserConfig['navbar'] = {
      items: [
        { kind: 'link', label: 'Start', url: '/docs/start/' },
        { kind: 'dropdown', label: 'More', items: [{ label: 'Nodes', url: '/docs/node/' }] },
      ],
    }
    const node = { '/base/docs/node/': '/base/docs/1.0/node/' }
    const next = {
      '/base/docs/node/': '/base/docs/next/node/',
      '/base/docs/start/': '/base/docs/next/start/',
    }
    expect(createAllVersionUrls(index({ navbar }))).toEqual({
      en: { current: next, '1.0': node },
      ar: { current: {}, '1.0': {} },
    })
    const [, only] = config().versions
    expect(createAllVersionUrls(index({ versions: only && [only] }))).toEqual({})
  })
})

test('a page is translated into the languages that have a separate file for it', () => {
  const borrowed = { ...page('2.0', 'node', 'ar'), file: '2.0 node' }
  const { listTranslations: translations } = index({}, [...pages, borrowed])
  expect(translations(of('2.0', 'start'))).toEqual(['en', 'ar'])
  expect(translations(of('2.0', 'node'))).toEqual(['en'])
  expect(translations(samplePage('elsewhere'))).toEqual([])
})
