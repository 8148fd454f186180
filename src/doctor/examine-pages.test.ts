import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { computeContrast } from '../shared/config/theme/contrast.ts'
import { findBlockedMarkup } from './check-content-security-policy.ts'
import { readThemeColors } from './check-contrast.ts'
import { findOverdueReviews } from './find-overdue-reviews.ts'
import { findRepeatedTitles } from './find-repeated-titles.ts'
import { findUnlinkedPages } from './find-unlinked-pages.ts'
import { listSlowPages } from './list-slow-pages.ts'
import type { BuiltPage, BuiltSite } from './read-built-site.ts'

const createPage = (url: string, content: string, view: Partial<BuiltPage['view']> = {}): BuiltPage => ({
  view: {
    url,
    kind: 'doc',
    title: url,
    headTitle: url,
    description: `About ${url}`,
    sidebar: undefined,
    locale: 'en',
    version: undefined,
    ...view,
  },
  content,
  file: `${url}index.html`,
})

const site = { base: '/' } as BuiltSite['site']

const listSubjects = (lines: ReturnType<typeof findUnlinkedPages>): Record<string, string[]> =>
  Object.fromEntries(lines.map(({ id, findings }) => [id, findings.map(({ subject }) => subject)]))

describe('pages without links', () => {
  test('are orphans if only navigation leads to them, and dead ends if they lead nowhere', () => {
    const pages = [
      createPage('/', '<a href="/a/#x">A</a>'),
      createPage('/a/', '<nav><a href="/b/">B</a></nav><p><a href="/a/#y">Below</a></p>'),
      createPage('/b/', '<p><a href="/a/?q=1">A</a></p>'),
    ]
    expect(listSubjects(findUnlinkedPages({ pages, site }))).toEqual({ orphans: ['/b/'], deadEnds: ['/a/'] })
  })

  test('are not reported if search engines may not list them', () => {
    const pages = [createPage('/old/', '', { isHidden: true })]
    expect(listSubjects(findUnlinkedPages({ pages, site }))).toEqual({ orphans: [], deadEnds: [] })
  })
})

test('reports repeated titles and descriptions, and missing descriptions', () => {
  const pages = [
    createPage('/a/', '', { headTitle: 'Nodes', description: 'One' }),
    createPage('/b/', '', { headTitle: 'Nodes', description: '' }),
    createPage('/c/', '', { headTitle: 'Nodes', description: '', isHidden: true }),
    createPage('/d/', '', { description: 'One' }),
  ]
  expect(listSubjects(findRepeatedTitles(pages))).toEqual({
    duplicateTitles: ['/a/', '/b/'],
    duplicateDescriptions: ['/a/', '/d/'],
    missingDescriptions: ['/b/'],
  })
})

test('reports no versions and no translations of a page as repeated', () => {
  const version = {
    name: '1.0',
    label: '1.0',
    banner: 'none' as const,
    latestUrl: '/a/',
    others: {},
    urls: {},
  }
  const pages = [
    createPage('/a/', '', { headTitle: 'Nodes', description: 'One' }),
    createPage('/1.0/a/', '', { headTitle: 'Nodes', description: 'One', version }),
    createPage('/ar/a/', '', { headTitle: 'Nodes', description: 'One', locale: 'ar' }),
  ]
  expect(listSubjects(findRepeatedTitles(pages))).toEqual({
    duplicateTitles: [],
    duplicateDescriptions: [],
    missingDescriptions: [],
  })
})

describe('overdue reviews', () => {
  test('are listed with the oldest first, and pages without a review before them', () => {
    const pages = [
      { file: 'new.md', reviewed: '2026-11-01' },
      { file: 'limit.md', reviewed: '2026-01-01' },
      { file: 'old.md', reviewed: '2025-12-31' },
      { file: 'never.md', reviewed: undefined },
    ]
    const { value, findings } = findOverdueReviews(pages, { today: '2027-01-01', maxAgeDays: 365 })
    expect(value).toBe(2)
    expect(findings).toEqual([
      { subject: 'never.md', detail: 'never reviewed' },
      { subject: 'old.md', detail: 'reviewed on 2025-12-31' },
    ])
  })
})

describe('markup that the policy blocks', () => {
  const hash = createHash('sha256').update('go()').digest('base64')
  const find = (html: string): string[] =>
    findBlockedMarkup(html, '/a/index.html', `script-src 'self' 'sha256-${hash}'`).map(({ detail }) => detail)

  test.each([
    '<script>go()</script>',
    '<script src="/a.js"></script>',
    '<script type="application/ld+json">{"a":1}</script>',
    '<p title="style=x onclick=y" data-style="1">Text</p>',
  ])('is not in %s', (html) => {
    expect(find(html)).toEqual([])
  })

  test.each([
    ['<script>stop()</script>', "An inline <script> isn't in the policy: stop()"],
    ['<style>p{}</style>', "An inline <style> isn't in the policy: p{}"],
    ['<p style="color:red">', '<p> has the attribute style, which the policy blocks.'],
    ['<img alt="" onerror=x>', '<img> has the attribute onerror, which the policy blocks.'],
  ])('is in %s', (html, problem) => {
    expect(find(html)).toEqual([problem])
  })
})

describe('contrast', () => {
  test.each([
    ['#000', '#fff', 21],
    ['#767676', '#ffffff', 4.54],
    ['#fff', '#fff', 1],
  ])('of %s on %s is %d', (first, second, ratio) => {
    expect(computeContrast(first, second)).toBeCloseTo(ratio, 2)
  })

  test('is computed with the colors of both modes', () => {
    const { light, dark } = readThemeColors(
      '@layer tokens{:root{--docs-bg:#fff;--docs-text:#111}@media screen{[data-theme=dark]{--docs-bg:#000}}}',
    )
    expect([light.get('--docs-bg'), dark.get('--docs-bg'), dark.get('--docs-text')]).toEqual([
      '#fff',
      '#000',
      '#111',
    ])
  })
})

test('lists the slowest pages first', () => {
  const line = listSlowPages([
    { subject: '/a/', compile: 3.4, render: 1 },
    { subject: '/b/', compile: 1, render: 20 },
  ])
  expect(line).toMatchObject({ value: 21, findings: [{ subject: '/b/' }, { subject: '/a/' }] })
  expect(listSlowPages([])).toMatchObject({ reason: 'The cache has no times. Run `docent build` first.' })
})
