import { expect, test } from 'vitest'
import { sampleConfig, sampleSite, sampleView } from '../../../tests/unit/sample-values.ts'
import { createSiteView } from '../../render/create-site-view.ts'
import type { PageView } from '../../shared/site/page.ts'
import { selectImageTexts } from './select-image-texts.ts'

/** Describes the image of a page below pages with these labels, as `title | place`. */
function describe(labels: string[], changes: Partial<PageView> = {}): string {
  const title = changes.title ?? 'Create a node'
  const breadcrumbs = [...labels, title].map((label) => ({ label, url: undefined }))
  const { title: text, place } = selectImageTexts(sampleView({ title, breadcrumbs, ...changes }), sampleSite)
  return `${text} | ${place.replaceAll('\u00a0', ' ')}`
}

test.each<[string[], string]>([
  [[], 'Create a node | Docs'],
  [['Account', 'Compute'], 'Create a node | Account  ›  Compute'],
  [['Account', 'Compute', 'Nodes', 'Linux'], 'Create a node | Account  ›  Nodes  ›  Linux'],
])('a page below %j shows %j', (labels, expected) => expect(describe(labels)).toBe(expected))

test('a place that is the title is not repeated', () => {
  expect(describe(['Account', 'Nodes'], { title: 'Nodes' })).toBe('Nodes | Account')
})

test('pages of an API share the image of their group', () => {
  const kind = 'apiItem'
  expect(describe(['Account API'], { kind, title: 'Nodes' })).toBe('Nodes | Account API')
  expect(describe(['Account API', 'Nodes'], { kind })).toBe('Nodes | Account API')
})

test('an untranslated page has the language of its text', () => {
  const locales = [
    { id: 'en', label: 'English' },
    { id: 'ar', label: 'العربية', direction: 'rtl' as const },
  ]
  const site = createSiteView(sampleConfig({ locales }))
  const fallback = { lang: 'en', dir: 'ltr' } as const
  expect(selectImageTexts(sampleView({ locale: 'ar' }), site)).toMatchObject({ lang: 'ar', dir: 'rtl' })
  expect(selectImageTexts(sampleView({ locale: 'ar', fallback }), site)).toMatchObject(fallback)
})
