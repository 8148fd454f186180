import { expect, test } from 'vitest'
import { sampleSitePage, sampleView } from '../../../tests/unit/sample-values.ts'
import { formatProblems } from '../../shared/docs-error.ts'
import { findUnlinkedGuides } from './find-unlinked-guides.ts'
import { findUnusedPartials } from './find-unused-partials.ts'

const inSidebar = sampleView({ sidebar: { id: 'main', path: [] } as never })
const check = (links: readonly string[]): string => {
  const home = sampleSitePage('home', { view: inSidebar, links: [...links] })
  const page = sampleSitePage('guide', { links: ['/base/docs/guide/#itself'] })
  return formatProblems(findUnlinkedGuides({ pages: [home, page], listedFiles: [] }, '/base/'))
}

test('accepts a page outside the sidebars that another page links to', () => {
  expect(check(['/base/docs/guide/?x=1#part'])).toBe('')
})

test('reports a page outside the sidebars that no other page links to', () => {
  expect(check(['/base/docs/other/'])).toMatchInlineSnapshot(`
    "content/docs/guide.mdx
      No sidebar contains the page, and no other page links to \`/docs/guide/\`.
      Add it to a sidebar, link to it from a related page, or remove it."
  `)
})

test('Partials are files or folders with an underscore, and unused ones are reported', () => {
  const files = [
    'content/docs/a.mdx',
    'content/docs/_used.mdx',
    'content/docs/_unused.mdx',
    'content/_parts/b.mdx',
  ]
  const problems = findUnusedPartials(files, new Set(['content/docs/_used.mdx']))
  expect(problems.map(({ at }) => at.file)).toEqual(['content/docs/_unused.mdx', 'content/_parts/b.mdx'])
})
