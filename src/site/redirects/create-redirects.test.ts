import { describe, expect, test } from 'vitest'
import { sampleAddresses } from '../../../tests/unit/sample-addresses.ts'
import { createSampleRedirects } from '../../../tests/unit/sample-redirects.ts'
import { samplePage } from '../../../tests/unit/sample-values.ts'
import { formatProblems } from '../../shared/docs-error.ts'
import { readRules } from './read-rules.ts'

/** Creates the redirects of whole pages, as new addresses by old path. */
function pages(rows: string[], base = '/'): Record<string, string> {
  const { pages: found, problems } = createSampleRedirects(rows, sampleAddresses({ base }))
  expect(formatProblems(problems)).toBe('')
  return Object.fromEntries(found.map(({ from, to }) => [from, to]))
}

describe('[R-006] old paths and their new addresses', () => {
  test.each([
    ['/old → /docs/node/resize/', '/old/', '/docs/node/resize/'],
    ['/old/x.html → /docs/node/resize', '/old/x/', '/docs/node/resize/'],
    ['/old/index.html → /docs/node/resize/index.html', '/old/', '/docs/node/resize/'],
    ['/old///x/ → /docs//node/resize.html', '/old/x/', '/docs/node/resize/'],
    ['/old/#/ → /docs/node/resize/', '/old/', '/docs/node/resize/'],
    ['/old/# → /docs/node/resize/?#', '/old/', '/docs/node/resize/'],
    ['/old/f%C3%BCr → /docs/größe/', '/old/für/', '/docs/gr%C3%B6%C3%9Fe/'],
    ['/prices.pdf → /docs/node/resize/', '/prices.pdf', '/docs/node/resize/'],
    ['/old/ → /docs/node/create/#größe', '/old/', '/docs/node/create/#gr%C3%B6%C3%9Fe'],
    ['/old/ → /docs/node/create/#gr%C3%B6%C3%9Fe', '/old/', '/docs/node/create/#gr%C3%B6%C3%9Fe'],
    ['/old/ → /docs/tags/?sort=name', '/old/', '/docs/tags/?sort=name'],
    ['/old/ → /files/terms.pdf', '/old/', '/files/terms.pdf'],
    ['/old/ → /api/compute/#/', '/old/', '/api/compute/#/'],
    ['/old/ → /api/compute/#/nodes', '/old/', '/api/compute/#/nodes'],
    ['/old/ → /api/compute/#/nodes/createNode', '/old/', '/api/compute/#/nodes/createNode'],
    ['/old/ → /api/compute/#errors', '/old/', '/api/compute/#errors'],
    ['/old/ → https://blog.example/2026/', '/old/', 'https://blog.example/2026/'],
    ['/old/ → https://api.example/', '/old/', 'https://api.example/'],
    ['/old/ → /docs/broken/#anything', '/old/', '/docs/broken/#anything'],
    ['/old/ → /docs/broken/#50%as', '/old/', '/docs/broken/#50%25as'],
  ])('%s', (row, from, to) => {
    expect(pages([row])[from]).toBe(to)
  })

  test('include the base path only in the new address', () => {
    expect(pages(['/old/ → /docs/node/resize/'], '/handbook/')).toEqual({
      '/old/': '/handbook/docs/node/resize/',
    })
  })

  test('exist in every language that has the page', () => {
    const found = pages([
      '/old/ → /docs/node/create/#steps',
      '/older/ → /docs/node/create/#größe',
      '/ar/older/ → /ar/docs/start/',
      '/oldest/ → /docs/node/resize/',
    ])
    expect(found).toEqual({
      '/old/': '/docs/node/create/#steps',
      '/older/': '/docs/node/create/#gr%C3%B6%C3%9Fe',
      '/ar/older/': '/ar/docs/start/',
      '/oldest/': '/docs/node/resize/',
      '/ar/old/': '/ar/docs/node/create/#steps',
    })
    expect(pages(['/old/ → /docs/node/create/#größe'])['/ar/old/']).toBe('/ar/docs/node/create/')
  })

  test('have the language of their readers', () => {
    const found = createSampleRedirects(['/old/ → /docs/start/', '/ar/older/ → /ar/docs/start/']).pages
    expect(found.map(({ from, locale }) => [from, locale])).toEqual([
      ['/old/', 'en'],
      ['/ar/older/', 'ar'],
      ['/ar/old/', 'ar'],
    ])
  })

  test('keep paths that are in use in another language', () => {
    const page = samplePage('ar-only', { path: '/ar/only/', locale: 'ar' })
    const landing = { from: '/ar/guide/', to: '/ar/docs/start/', locale: 'ar', hasHtmlName: false }
    const rows = ['/only/', '/list/', '/guide/', '/old/'].map((old) => `${old} → /docs/start/`)
    const { pages: found } = createSampleRedirects(
      rows,
      sampleAddresses({ pages: [page], otherPaths: ['/ar/list/'], landings: [landing] }),
    )
    expect(found.map(({ from }) => from)).toEqual(['/only/', '/list/', '/guide/', '/old/', '/ar/old/'])
  })

  test('record whether the old path is a file name', () => {
    const rows = ['/a.html', '/b/index.html', '/c/', '/d.html/'].map((old) => `${old} → /docs/start/`)
    const named = createSampleRedirects(rows).pages.filter(({ hasHtmlName }) => hasHtmlName)
    expect(named.map(({ from }) => from)).toEqual(['/a/', '/ar/a/'])
  })
})

describe('[R-006] redirects of sections', () => {
  const sections = (rows: string[]): Record<string, Record<string, string>> => {
    const { sectionRedirects: found, problems } = createSampleRedirects(rows)
    expect(formatProblems(problems)).toBe('')
    return Object.fromEntries(found)
  }

  test('are applied on their page, in every language', () => {
    const rows = [
      '/docs/start/#tokens → /api/compute/#errors',
      '/docs/start.html#begin → /docs/start/#first-steps',
    ]
    expect(sections(rows)).toEqual({
      '/docs/start/': { tokens: '/api/compute/#errors', begin: '/docs/start/#first-steps' },
      '/ar/docs/start/': { begin: '/ar/docs/start/' },
    })
  })

  test('keep the page and the spelling of the ID', () => {
    const { pages: found, sectionRedirects: ids } = createSampleRedirects([
      '/docs/start/#gr%C3%B6%C3%9Fe → /docs/node/resize/',
    ])
    expect(found).toEqual([])
    expect(ids.get('/docs/start/')).toEqual({ größe: '/docs/node/resize/' })
  })

  test('do not apply to a translation that still has the section', () => {
    const start = samplePage('ar-start', { path: '/ar/docs/start/', locale: 'ar', anchors: ['tokens'] })
    const rows = ['/docs/start/#tokens → /docs/start/#first-steps']
    expect([
      ...createSampleRedirects(rows, sampleAddresses({ pages: [start] })).sectionRedirects.keys(),
    ]).toEqual(['/docs/start/'])
  })

  test('of a redirected page are applied where its readers arrive', () => {
    const rows = ['/old/#why → /docs/start/#first-steps', '/old/ → /docs/node/resize/']
    expect(sections(rows)).toEqual({ '/docs/node/resize/': { why: '/docs/start/#first-steps' } })
  })

  test('may be routes of an API', () => {
    const rows = ['/api/compute/#/nodes/makeNode → /api/compute/#/nodes/createNode']
    expect(sections(rows)).toEqual({
      '/api/compute/': { '/nodes/makeNode': '/api/compute/#/nodes/createNode' },
    })
  })
})

test('an invalid host in the configuration is ignored', () => {
  const rows = [{ from: '/old/', to: 'https://api.example/', line: 1 }]
  const hosts = { later: '', words: 'not a host', api: 'api.example' }
  expect(readRules({ rows, problems: [] }, hosts).problems).toEqual([])
})
