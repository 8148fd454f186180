import { describe, expect, test } from 'vitest'
import { sampleConfig, samplePage } from '../../../tests/unit/sample-values.ts'
import type { UserConfig } from '../../shared/config/config.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import { formatProblems } from '../../shared/docs-error.ts'
import { createNavigation } from '../sidebar/scope-navigation.ts'
import { createPageLookup } from './page-lookup.ts'
import { createStartPageRedirects } from './start-page-redirects.ts'

interface Outcome {
  landings: Record<string, string>
  problems: string
}

/** Creates the redirects from the paths of the versions. */
function summarize(pages: CompiledPage[], more: Partial<UserConfig>, locales = ['en']): Outcome {
  const config = sampleConfig({ base: '/b/', ...more })
  const guides = config.versions.flatMap(({ name }) =>
    locales.map((locale) => {
      const scope = { locale, version: name, categories: [], tags: undefined }
      const guides = pages.filter((page) => page.locale === locale && page.version === name)
      return { scope, navigation: createNavigation(guides, { config, scope }) }
    }),
  )
  const { redirects, problems } = createStartPageRedirects(guides, createPageLookup(pages, config))
  return {
    landings: Object.fromEntries(redirects.map(({ from, to }) => [from, to])),
    problems: formatProblems(problems),
  }
}

const older = (id: string): CompiledPage => samplePage(id, { version: '1.0', path: `/docs/1.0/${id}/` })
const versions = (mainDocId?: string): UserConfig['versions'] => [
  { name: 'current', label: 'Next', isLast: true, path: '/docs/' },
  { name: '1.0', label: 'One', isLast: false, path: '/docs/1.0/', mainDocId },
]

describe('a site with one version', () => {
  test('redirects to the configured page', () => {
    expect(summarize([samplePage('a'), samplePage('größe')], { docs: { landing: 'größe' } })).toEqual({
      landings: { '/docs/': '/b/docs/gr%C3%B6%C3%9Fe/' },
      problems: '',
    })
  })

  test('has no redirect by default, and none at the path of a page', () => {
    expect(summarize([samplePage('a')], {})).toEqual({ landings: {}, problems: '' })
    expect(summarize([samplePage('index'), samplePage('a')], { docs: { landing: 'a' } }).landings).toEqual({})
  })

  test('reports a missing page', () => {
    const { landings, problems } = summarize([samplePage('start')], { docs: { landing: 'strat' } })
    expect(landings).toEqual({})
    expect(problems).toContain('`docs.landing` is `strat`, but no page has that id.')
    expect(problems).toContain('Did you mean `start`?')
  })
})

describe('a site with several versions', () => {
  test('redirects to the main page of each, otherwise to its first page', () => {
    const pages = [samplePage('a'), samplePage('z'), older('b'), older('c')]
    expect(summarize(pages, { versions: versions('c') })).toEqual({
      landings: { '/docs/': '/b/docs/a/', '/docs/1.0/': '/b/docs/1.0/c/' },
      problems: '',
    })
    expect(summarize(pages, { versions: versions(), docs: { landing: 'z' } })).toEqual({
      landings: { '/docs/': '/b/docs/z/', '/docs/1.0/': '/b/docs/1.0/b/' },
      problems: '',
    })
  })

  test('reports a missing main page, and redirects to the first page', () => {
    const { landings, problems } = summarize([samplePage('a'), older('b')], { versions: versions('x') })
    expect(landings['/docs/1.0/']).toBe('/b/docs/1.0/b/')
    expect(problems).toContain('`mainDocId` is `x`, but no page has that id.')
  })

  test('has no redirect for a version without pages', () => {
    expect(summarize([samplePage('a')], { versions: versions() }).landings).toEqual({
      '/docs/': '/b/docs/a/',
    })
  })
})

test('each language has its own redirect', () => {
  const locales = [
    { id: 'en', label: 'English' },
    { id: 'ar', label: 'العربية' },
  ]
  const pages = [samplePage('a'), samplePage('a', { locale: 'ar', path: '/ar/docs/a/' })]
  const { landings } = summarize(pages, { locales, docs: { landing: 'a' } }, ['en', 'ar'])
  expect(landings).toEqual({ '/docs/': '/b/docs/a/', '/ar/docs/': '/b/ar/docs/a/' })
})
