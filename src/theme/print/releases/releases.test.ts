import { describe, expect, test } from 'vitest'
import { compileSource } from '../../../../tests/unit/compile-source.ts'
import { emptyLibrary, sampleSite } from '../../../../tests/unit/sample-values.ts'
import type { Release } from '../../../shared/content/listed/releases.ts'
import type { LocaleView } from '../../../shared/site/site-view.ts'

const release: Release = {
  id: '2026-10-07-disks',
  area: 'compute',
  date: '2026-10-07',
  kind: 'new',
  title: 'Disks',
  html: '<p>There are disks.</p>',
  markdown: { text: 'There are disks.', notes: new Map() },
}
const arabic: LocaleView = {
  id: 'ar',
  label: 'العربية',
  direction: 'rtl',
  htmlLang: 'ar',
  calendar: 'gregory',
  path: '/ar/',
}

const print = (source: string, locale: LocaleView | undefined): string =>
  compileSource(source, { context: { library: { ...emptyLibrary, releases: [release] }, locale } }).html

describe.each(['<ReleaseNotes />', '<LatestReleases limit={1} />'])('%s', (source) => {
  test('dates releases in the language of the page', () => {
    const [english] = sampleSite.locales
    expect(print(source, english)).toContain('<time datetime="2026-10-07">October 7, 2026</time>')
    expect(print(source, arabic)).toMatch(/<time datetime="2026-10-07">[^<]*أكتوبر[^<]*<\/time>/)
  })
})
