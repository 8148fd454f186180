import { describe, expect, test } from 'vitest'
import { sampleSite, sampleSitePage } from '../../../tests/unit/sample-values.ts'
import type { PageView } from '../../shared/site/page.ts'
import { createPageRecords } from './create-page-records.ts'
import type { PageRecordData } from './page-record-data.ts'

function createPage(view: Partial<PageView> = {}, changes: Partial<PageRecordData> = {}): PageRecordData {
  return {
    view: { ...sampleSitePage('x').view, title: 'Resize', description: 'A larger plan.', ...view },
    site: sampleSite,
    type: undefined,
    label: undefined,
    keywords: ['resizeNode'],
    questions: [],
    ownsListedContent: true,
    ...changes,
  }
}

const article =
  '<p>Intro.</p><h2 id="a">A</h2><p>Text <code>--a</code></p><h3 id="b">B</h3><h2>No address</h2><p>More</p>'
const question =
  '<p>All.</p><h2 id="c">Nodes</h2><p>On nodes.</p><details class="faq-question"><summary><h3>Why?</h3></summary><div class="faq-answer" id="why"><p>So.</p></div></details>'
const note =
  '<h2 id="year">2026</h2><article class="release" id="n" data-area="y"><h3 id="n-title">New</h3><p>Text</p></article>'

describe('records', () => {
  test('have the words of links to other pages of the site', () => {
    const links =
      '<a href="/docs/y/#z">a <b>larger</b> plan</a><a href="#a">here</a><a href="/docs/x/#b">own</a><a href="https://other.example/">out</a><a href="/docs/z/"><svg></svg></a>'
    const [first, second] = createPageRecords(`<p>${links}</p>${article}`, createPage())
    expect(first?.links).toEqual([{ url: '/docs/y/', text: 'a larger plan' }])
    expect(second?.links).toEqual([])
  })

  test('are the sections of a page, each with the titles above it', () => {
    const records = createPageRecords(article, createPage())
    expect(records.map(({ url, type, content }) => [url, type, content])).toEqual([
      ['/docs/x/', 'lvl1', 'A larger plan.\nIntro.'],
      ['/docs/x/#a', 'lvl2', 'Text --a'],
      ['/docs/x/#b', 'lvl3', 'No address\nMore'],
    ])
    expect(records[2]?.hierarchy).toMatchObject({ lvl1: 'Resize', lvl2: 'A', lvl3: 'B', lvl4: null })
    expect(records.map(({ keywords }) => keywords)).toEqual([['resizeNode'], [], []])
    expect(records[1]).toMatchObject({ code: '--a', anchor: 'a', position: 1, kind: 'guide' })
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(3)
  })

  test('are questions and release notes, with their own kind and area', () => {
    const faq = createPageRecords(question, createPage({ kind: 'mdx' }))
    expect(faq.map(({ url, kind }) => [url, kind])).toEqual([
      ['/docs/x/', 'faq'],
      ['/docs/x/#c', 'faq'],
      ['/docs/x/#why', 'faq'],
    ])
    const notes = createPageRecords(note, createPage({ kind: 'mdx' }))
    expect(notes.map(({ url, kind, area }) => [url, kind, area])).toEqual([
      ['/docs/x/', 'release', ''],
      ['/docs/x/#n', 'release', 'y'],
    ])
  })

  test('of questions that are at home on another page are left out', () => {
    const records = createPageRecords(question, createPage({ kind: 'mdx' }, { ownsListedContent: false }))
    expect(records.map(({ url }) => url)).toEqual(['/docs/x/'])
  })

  test('of a list of links weigh less than words of a text', () => {
    const [, text, list] = createPageRecords(
      '<h2 id="a">A</h2><p>Text</p><h2 id="b">Next</h2><ul><li><a href="/y/">Another page</a></li></ul>',
      createPage(),
    )
    expect(list?.weight).toBeLessThan(text?.weight ?? 0)
  })

  test('of a single call weigh nothing, so that only its name finds it', () => {
    const [, text, call] = createPageRecords(
      '<h2 id="a">Take a snapshot</h2><p>Text</p><h2 id="b">Disks.take_snapshot</h2><p>Text</p>',
      createPage(),
    )
    expect(text?.weight).toBeGreaterThan(0)
    expect(call?.weight).toBe(0)
  })
})

test('overviews rank higher than other guides, and references and answers lower', () => {
  const weightOfType = (type: string | undefined): number | undefined =>
    createPageRecords('<p>Intro.</p>', createPage({ kind: 'doc' }, { type }))[0]?.weight
  const [overview = 0, guide = 0, reference = 0, answers = 0] = [
    'overview',
    'how-to',
    'reference',
    'faq',
  ].map(weightOfType)
  expect(overview).toBeGreaterThan(guide)
  expect(guide).toBeGreaterThan(reference)
  expect(reference).toBeGreaterThan(answers)
})
