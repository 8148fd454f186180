import { describe, expect, test } from 'vitest'
import { createView } from '../../../tests/unit/page-view.ts'
import { samplePage } from '../../../tests/unit/sample-values.ts'
import type { UserConfig } from '../../shared/config/config.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import type { FrontMatter } from '../../shared/content/front-matter/front-matter.ts'
import type { PageView } from '../../shared/site/page.ts'

const page = (id: string, frontMatter: Partial<FrontMatter> = {}): CompiledPage =>
  samplePage(id, { frontMatter })

describe('the kind of a page', () => {
  const own = (changes: Partial<CompiledPage>, config: Partial<UserConfig> = {}): PageView =>
    createView('node', { pages: [samplePage('node', changes)], config })

  test('determines table of contents, layout, indexing, and Markdown version', () => {
    expect(own({})).toMatchObject({ hideToc: false, layout: undefined, isIndexed: true })
    expect(own({ kind: 'apiReference' }).hideToc).toBe(true)
    expect(own({ frontMatter: { ...page('x').frontMatter, hide_table_of_contents: true } }).hideToc).toBe(
      true,
    )
    expect(own({ frontMatter: { ...page('x').frontMatter, layout: 'landing' } }).layout).toBe('landing')
    expect(own({ frontMatter: { ...page('x').frontMatter, unlisted: true } }).isIndexed).toBe(false)
  })

  test('the not-found page has neither a Markdown version nor an edit link', () => {
    const docs = { editUrl: 'https://git.example/{path}', lastUpdated: true }
    expect(own({ kind: 'notFound' }, { docs })).toMatchObject({ markdownUrl: undefined, editUrl: undefined })
    expect(own({}, { docs })).toMatchObject({
      markdownUrl: '/docs/node/index.md',
      editUrl: 'https://git.example/content/docs/node.mdx',
    })
  })

  test('a page is in the area of its folder or in the area that it introduces, and a post is in none', () => {
    const areas = [{ id: 'n', label: 'Nodes', url: '/docs/node/', folder: 'node', sidebar: 'n' }]
    const findArea = (id: string, kind: CompiledPage['kind'] = 'doc'): string | undefined =>
      createView(id, { pages: [samplePage(id, { kind })], config: { areas } }).area
    expect(['node', 'node/a', 'nodes', 'other/node'].map((id) => findArea(id))).toEqual([
      'n',
      'n',
      undefined,
      undefined,
    ])
    expect(findArea('node/a', 'blogPost')).toBeUndefined()
  })

  test('the overview of an API is in the area with the ID of the API, as its operations are', () => {
    const areas = [{ id: 'n', label: 'Nodes', url: '/docs/node/', folder: 'node', sidebar: 'n' }]
    const apis = ['n', 'other'].map((id) => ({ id, label: id, url: `/api/${id}/`, releaseNotes: '/news/' }))
    const findArea = (id: string): string | undefined => {
      const page = samplePage(`api/${id}`, { kind: 'apiReference', path: `/api/${id}/` })
      return createView(page.id, { pages: [page], config: { areas, apis } }).area
    }
    expect(['n', 'other'].map(findArea)).toEqual(['n', undefined])
  })

  test('an untranslated page states its language', () => {
    const locales = [
      { id: 'en', label: 'English', htmlLang: 'en-GB' },
      { id: 'ar', label: 'العربية', direction: 'rtl' as const },
    ]
    const inArabic = (changes: Partial<CompiledPage>): PageView['fallback'] =>
      own({ locale: 'ar', ...changes }, { locales }).fallback
    expect(inArabic({})).toEqual({ lang: 'en-GB', dir: 'ltr' })
    expect(inArabic({ source: 'content/docs/other.mdx' })).toBeUndefined()
    expect(inArabic({ file: 'src/404.mdx', source: 'src/404.mdx' })).toBeUndefined()
    expect(inArabic({ locale: 'en' })).toBeUndefined()
  })
})
