import { expect, test } from 'vitest'
import { emptyLibrary, emptyTheme, samplePage, sampleSite } from '../../tests/unit/sample-values.ts'
import type { RenderModule } from '../shared/output/render-module.ts'
import type { SiteListedFile } from '../shared/site/site.ts'
import { renderFaqAndReleases } from './render-faq-and-releases.ts'

const theme: RenderModule = {
  ...emptyTheme,
  renderArticle: ({ article }) => String(article.tree),
  renderSectionsMarkdown: () => ['One.', 'Two.'].map((text) => ({ text, notes: new Map() })),
}

test('a file of questions is cut at its questions, and not in its code', () => {
  const headings = ['one', 'two'].map((id) => ({ depth: 2 as const, id, text: `${id}?` }))
  const fields = { area: 'tir', icon: 'start', date: '', kind: '' }
  const compiled = { ...samplePage('tir/start', { headings }), kind: 'faq' as const, fields }
  const listedFile: SiteListedFile = { compiled, links: [], images: [] }
  const article = {
    tree: '<h2 id="one">one?</h2><pre>## no question</pre><h2 id="two">two?</h2><p>Yes.</p>',
    slots: [],
  }
  const library = renderFaqAndReleases({
    listedFiles: [listedFile],
    urls: emptyLibrary.urls,
    theme,
    catalog: new Map(),
    site: sampleSite,
    read: () => article,
  })
  expect(library.faq[0]?.id).toBe('tir-start')
  expect(library.faq[0]?.questions).toEqual([
    {
      id: 'one',
      question: 'one?',
      html: '<pre>## no question</pre>',
      markdown: { text: 'One.', notes: new Map() },
    },
    { id: 'two', question: 'two?', html: '<p>Yes.</p>', markdown: { text: 'Two.', notes: new Map() } },
  ])
})
