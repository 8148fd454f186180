import { describe, expect, test } from 'vitest'
import { sampleConfig, sampleContentList, samplePage } from '../../tests/unit/sample-values.ts'
import type { CompiledPage, ListedFields, ListedFile } from '../shared/content/compiled-page.ts'
import type { ContentList, ListedKind } from '../shared/content/listed/faq-and-releases.ts'
import { formatProblems } from '../shared/docs-error.ts'
import {
  addListHeadings,
  checkFaqAndReleases,
  checkQuestionIds,
  findListUrls,
  sortListedFiles,
} from './check-faq-and-releases.ts'

const { areas } = sampleConfig({
  areas: ['tir', 'account'].map((id) => ({
    id,
    label: id.toUpperCase(),
    url: `/${id}/`,
    folder: id,
    sidebar: id,
  })),
})

function listedFile(kind: ListedKind, id: string, fields: Partial<ListedFields>): ListedFile {
  const headings = kind === 'faq' ? [{ depth: 2 as const, id: `${id}-question`, text: `${id}?` }] : []
  return {
    ...samplePage(id, { file: `content/${kind}/${id}.mdx`, headings }),
    kind,
    fields: { area: 'tir', icon: '', date: '', kind: '', ...fields },
  }
}

const faq = (id: string, area: string): ListedFile => listedFile('faq', id, { area })
const release = (id: string, date: string, area = 'tir'): ListedFile =>
  listedFile('release', id, { date, area })
const listing = (component: string, kind: ListedKind, area?: string): CompiledPage =>
  samplePage('page', {
    contentLists: [sampleContentList({ component, kind, area, isWhole: !/Cards|Latest/.test(component) })],
  })

test('areas are sorted as configured, files by name, and releases from the newest', () => {
  const listedFiles = [
    faq('b', 'account'),
    faq('a', 'tir'),
    release('old', '2025-12-31'),
    release('other', '2026-01-02', 'account'),
    release('new', '2026-01-02'),
  ]
  expect(sortListedFiles(listedFiles, areas).map(({ id }) => id)).toEqual(['a', 'b', 'new', 'other', 'old'])
})

describe('lists on a page', () => {
  const listedFiles = [
    faq('start', 'tir'),
    faq('pay', 'account'),
    release('r', '2026-05-01'),
    release('s', '2025-01-01'),
  ]
  const read = (page: CompiledPage): Pick<CompiledPage, 'headings' | 'anchors'> =>
    addListHeadings(page, listedFiles, areas)

  test('the services of one area are its headings, and each question can be linked to', () => {
    const { headings, anchors } = read(listing('FaqList', 'faq', 'tir'))
    expect(headings).toEqual([{ depth: 2, id: 'tir-start', text: 'start' }])
    expect(anchors).toEqual(['tir-start', 'start-question'])
  })

  test('all areas are headings above their services', () => {
    expect(read(listing('FaqList', 'faq')).headings.map(({ depth, id }) => [depth, id])).toEqual([
      [2, 'area-tir'],
      [3, 'tir-start'],
      [2, 'area-account'],
      [3, 'account-pay'],
    ])
  })

  test('years are the headings of release notes', () => {
    const { headings, anchors } = read(listing('ReleaseNotes', 'release'))
    expect(headings.map(({ text }) => text)).toEqual(['2026', '2025'])
    expect(anchors).toContain('r')
    expect(anchors).toContain('year-2026')
  })

  test('links to questions and releases add no headings', () => {
    expect(read(listing('FaqCards', 'faq', 'tir'))).toMatchObject({ headings: [], anchors: [] })
    expect(read(listing('LatestReleases', 'release'))).toMatchObject({ headings: [], anchors: [] })
  })
})

test('the pages that list questions and releases of an area are found by their components', () => {
  const pages = [
    { ...listing('FaqList', 'faq', 'tir'), path: '/tir/faq/' },
    { ...listing('FaqServices', 'faq', 'tir'), path: '/tir/faqService/' },
    { ...listing('ReleaseNotes', 'release'), path: '/Release-notes/' },
  ]
  expect(findListUrls(pages, '/base/')).toEqual({
    questions: { tir: '/base/tir/faq/' },
    services: { tir: '/base/tir/faqService/' },
    releases: {},
  })
})

describe('problems', () => {
  test('an area that does not exist', () => {
    expect(checkFaqAndReleases([faq('a', 'tirr')], areas)).toMatchInlineSnapshot(`
      [
        {
          "at": {
            "file": "content/faq/a.mdx",
            "line": undefined,
          },
          "fix": "Did you mean \`tir\`?",
          "problem": "The area \`tirr\` is not in \`docs.config.ts\`.",
        },
      ]
    `)
  })

  test('a listed file with a list', () => {
    const nested = { ...faq('a', 'tir'), contentLists: listing('FaqList', 'faq').contentLists }
    expect(checkFaqAndReleases([nested], areas)).toEqual([
      {
        problem: "`<FaqList>` can't be used here, because pages list the content of this file.",
        at: { file: 'content/faq/a.mdx', line: undefined },
        fix: 'Put the component on a page of `content/pages/`.',
      },
    ])
  })

  test('a file without a question', () => {
    expect(checkFaqAndReleases([{ ...faq('a', 'tir'), headings: [] }], areas)).toMatchInlineSnapshot(`
      [
        {
          "at": {
            "file": "content/faq/a.mdx",
            "line": undefined,
          },
          "fix": "Write each question as \`## Question? {#id}\`.",
          "problem": "The file has no question.",
        },
      ]
    `)
  })

  test('two questions with one id', () => {
    const duplicate = { ...faq('b', 'account'), headings: faq('a', 'tir').headings }
    expect(checkFaqAndReleases([faq('a', 'tir'), duplicate], areas)).toMatchInlineSnapshot(`
      [
        {
          "at": {
            "file": "content/faq/b.mdx",
            "line": undefined,
          },
          "fix": "Give the question another id: \`## Question? {#id}\`.",
          "problem": "The id \`a-question\` of a question is also used in \`content/faq/a.mdx\`.",
        },
      ]
    `)
  })
})

describe('selected questions', () => {
  const heading = (id: string): ListedFile['headings'][number] => ({ depth: 2, id, text: `${id}?` })
  const questions = [{ ...faq('nodes', 'tir'), headings: [heading('stop'), heading('start')] }]
  const chosen = (ids: string[]): CompiledPage =>
    samplePage('page', { contentLists: [sampleContentList({ component: 'FaqQuestions', ids })] })

  test('add their headings and anchors to the page, in its order', () => {
    const page = addListHeadings(chosen(['start', 'stop']), questions, areas)
    expect(page.headings.map(({ text }) => text)).toEqual(['start?', 'stop?'])
    expect(page.anchors).toEqual(['start', 'stop'])
  })

  test('are between the headings above and below them', () => {
    const list = (id: string, headingsBefore: number): ContentList =>
      sampleContentList({ component: 'FaqQuestions', ids: [id], headingsBefore })
    const page = samplePage('page', {
      headings: [heading('first'), heading('last')],
      contentLists: [list('start', 1), list('stop', 2)],
    })
    const { headings } = addListHeadings(page, questions, areas)
    expect(headings.map(({ id }) => id)).toEqual(['first', 'start', 'last', 'stop'])
    expect(headings.map(({ depth }) => depth)).toEqual([2, 3, 2, 3])
  })

  test('that do not exist are reported with file, line, and the nearest id', () => {
    expect(formatProblems(checkQuestionIds([chosen(['stop', 'strat'])], questions))).toMatchInlineSnapshot(`
      "content/docs/page.mdx:3
        \`<FaqQuestions>\` lists the question \`strat\`, which doesn't exist.
        Did you mean \`start\`?"
    `)
  })
})
