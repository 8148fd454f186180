import { describe, expect, test } from 'vitest'
import { sampleSite } from '../../../tests/unit/sample-values.ts'
import type { SearchOutcome } from '../../shared/search/search-outcome.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import { createRepetitionFinder, createSearchBeacons } from './report-failed-searches.ts'

const analytics = { trackingId: 'G-1', anonymizeIp: false, endpoint: 'https://stats.example/collect' }
const page = 'https://docs.example/search/?q=kubernets#x'
const nothing: SearchOutcome = { text: 'kubernets', count: 0, wasOpened: false }
const withAnalytics: SiteView = { ...sampleSite, analytics }

const report = (end: SearchOutcome, site: SiteView, hasLog = false) =>
  createSearchBeacons(end, { site, page, client: '1.2', hasLog })

describe('[R-091] an unsuccessful search', () => {
  test('is counted without its words', () => {
    const [beacon, ...others] = report(nothing, withAnalytics)
    expect(others).toEqual([])
    expect(Object.fromEntries(new URL(beacon?.url ?? '').searchParams)).toEqual({
      v: '2',
      tid: 'G-1',
      cid: '1.2',
      en: 'search_no_results',
      'epn.results': '0',
      dl: 'https://docs.example/search/',
    })
    const [abandoned] = report({ ...nothing, count: 3 }, withAnalytics)
    expect(new URL(abandoned?.url ?? '').searchParams.get('en')).toBe('search_abandoned')
  })

  test('is counted with its words if configured', () => {
    const site = { ...withAnalytics, search: { ...sampleSite.search, hasQueryInAnalytics: true } }
    expect(report(nothing, site)[0]?.url).toContain('ep.search_term=kubernets')
  })

  test('is sent to our server, if it accepts reports', () => {
    expect(report(nothing, { ...sampleSite, base: '/help/' }, true)).toEqual([
      {
        url: 'https://docs.example/help/_/search-log',
        body: '{"text":"kubernets","count":0,"wasOpened":false}',
      },
    ])
  })

  test('is not sent for a successful search, an empty search, or a site without analytics', () => {
    expect(report({ ...nothing, count: 3, wasOpened: true }, withAnalytics, true)).toEqual([])
    expect(report(nothing, sampleSite)).toEqual([])
    expect(report({ ...nothing, count: 9, wasOpened: true, place: 3 }, withAnalytics, true)).toEqual([])
    expect(report({ ...nothing, text: ' ' }, withAnalytics, true)).toEqual([])
    expect(report(nothing, { ...sampleSite, analytics: { ...analytics, trackingId: '' } })).toEqual([])
  })

  test('is one whose result was opened below the third place', () => {
    const [late] = report({ ...nothing, count: 9, wasOpened: true, place: 4 }, withAnalytics)
    expect(new URL(late?.url ?? '').searchParams.get('en')).toBe('search_late_click')
  })
})

describe('[R-091] a search whose result was opened', () => {
  const opened = { text: 'resize a node', count: 9, wasOpened: true, place: 1 }
  const again = { ...opened, text: 'shrink a node' }

  test('is listed again when the reader searches with one of its words', () => {
    const listEnds = createRepetitionFinder()
    expect(listEnds(opened)).toEqual([opened])
    expect(listEnds(again)).toEqual([{ ...opened, isRepeated: true }, again])
  })

  test('is not listed again for another subject, the same query, or a place that is reported anyway', () => {
    for (const [first, second] of [
      [opened, { ...opened, text: 'invoices of a month' }],
      [opened, opened],
      [{ ...opened, place: 5 }, again],
    ] as const) {
      const listEnds = createRepetitionFinder()
      listEnds(first)
      expect(listEnds(second)).toEqual([second])
    }
  })
})
