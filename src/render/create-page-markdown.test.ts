import { expect, test } from 'vitest'
import { emptyLibrary, sampleEntryList, sampleSite, sampleSitePage } from '../../tests/unit/sample-values.ts'
import { createPageMarkdown } from './create-page-markdown.ts'

test('the Markdown of a page has title, description, absolute links and its source', () => {
  const page = sampleSitePage('x')
  const hrefs = ['./a.mdx', '#here', '/docs/b/']
  page.compiled.links = hrefs.map((href) => ({ href, file: page.compiled.file, line: 1 }))
  page.links = ['/docs/a/', '#here', '/docs/b/']
  const markdown =
    'See [a](./a.mdx "T"), [here](#here), [out](https://a.example) and <a href="/docs/b/">b</a>.'
  expect(
    createPageMarkdown(page, { tree: '', slots: [], markdown }, { site: sampleSite, library: emptyLibrary }),
  ).toMatchInlineSnapshot(`
    "# x

    > About X.

    See [a](https://docs.example/docs/a/ "T"), [here](https://docs.example/docs/x/#here), [out](https://a.example) and <a href="https://docs.example/docs/b/">b</a>.

    ---

    Source: https://docs.example/docs/x/
    "
  `)
})

test('a list of entries is replaced by its entries, except in code', () => {
  const page = sampleSitePage('x')
  page.compiled.entryLists = [sampleEntryList({ component: 'FaqList', area: 'a' })]
  const question = { id: 'q', question: 'Why?', html: '', markdown: 'Because.' }
  const category = { id: 'a-c', area: 'a', title: 'First', description: '', icon: '', questions: [question] }
  const library = { ...emptyLibrary, faq: [category, { ...category, area: 'b', title: 'Other' }] }
  const shown = 'Write `<FaqList area="a" />` or\n\n````mdx\n```\n<FaqList area="a" />\n```\n````\n\n'
  const article = { tree: '', slots: [], markdown: `${shown}<FaqList area="a" />` }
  const markdown = createPageMarkdown(page, article, { site: sampleSite, library })
  expect(markdown).toContain(`${shown}## First\n\n### Why?\n\nBecause.\n`)
  expect(markdown).not.toContain('Other')
})

test('selected questions are printed with their answers, in the order of the page', () => {
  const page = sampleSitePage('x')
  page.compiled.entryLists = [sampleEntryList({ component: 'FaqQuestions', ids: ['b', 'a'] })]
  const questions = ['a', 'b', 'c'].map((id) => ({
    id,
    question: `${id}?`,
    html: '',
    markdown: `Yes, ${id}.`,
  }))
  const category = { id: 'a-c', area: 'a', title: 'First', description: '', icon: '', questions }
  const article = { tree: '', slots: [], markdown: '<FaqQuestions ids="b, a" />' }
  const library = { ...emptyLibrary, faq: [category] }
  const text = createPageMarkdown(page, article, { site: sampleSite, library })
  expect(text).toContain('## b?\n\nYes, b.\n\n## a?\n\nYes, a.')
  expect(text).not.toContain('c?')
})
