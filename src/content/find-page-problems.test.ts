import { describe, expect, test } from 'vitest'
import { catchProblems } from '../../tests/unit/problems-of.ts'
import { compilePage } from './compile-page.ts'
import { findFaqProblems } from './find-page-problems.ts'
import { createArticleTexts } from './list-collections.ts'
import { prepareSource } from './source/prepare-source.ts'

function findLayoutProblems(text: string, kind: 'doc' | 'mdx' = 'mdx'): string {
  const file = 'content/pages/x.mdx'
  const source = prepareSource({ file, kind, text }, { root: '/nowhere', variables: new Map() })
  const task = {
    key: 'k',
    file,
    source,
    folder: 'content/pages',
    routeBase: '/',
    kind,
    locale: 'en',
    version: undefined,
    texts: createArticleTexts(),
  }
  return catchProblems(() => compilePage(task))
}

const landing = '---\nlayout: landing\n---\n\n'

describe('a landing page', () => {
  test('needs a hero, which prints its title', () => {
    expect(findLayoutProblems(`${landing}Text.`)).toMatchInlineSnapshot(`
      "content/pages/x.mdx
        A page with \`layout: landing\` prints its title in a \`<Hero>\`, but has none.
        Begin the page with \`<Hero lead="…">\`, or remove \`layout\`."
    `)
  })

  test('is not allowed as a guide', () => {
    expect(findLayoutProblems(`${landing}<Hero />`, 'doc')).toMatchInlineSnapshot(`
      "content/pages/x.mdx
        \`layout: landing\` is for pages in \`content/pages/\` only.
        Move the page there, or remove the key."
    `)
  })

  test('has only valid areas and drawings', () => {
    expect(findLayoutProblems(`${landing}<Hero illustration="servrs" />`)).toMatchInlineSnapshot(`
      "content/pages/x.mdx:5
        \`illustration\` of \`<Hero>\` is \`servrs\`, which doesn't exist.
        Did you mean \`servers\`?"
    `)
  })
})

test('any other page has no hero', () => {
  expect(findLayoutProblems('<Hero />')).toMatchInlineSnapshot(`
    "content/pages/x.mdx
      A \`<Hero>\` prints the title of the page a second time here.
      Add \`layout: landing\` to the front matter, or remove the component."
  `)
})

test('an unknown layout is reported with the valid ones', () => {
  expect(findLayoutProblems('---\nlayout: lnding\n---\n\nText.')).toMatchInlineSnapshot(`
    "content/pages/x.mdx:2
      \`layout\` is \`"lnding"\`.
      It must be one of \`article\`, \`landing\`. Did you mean \`landing\`?"
  `)
})

describe('a file of questions', () => {
  const file = 'content/faq/node/start.mdx'
  const lines = (text: string, kind = 'faq'): (number | undefined)[] =>
    findFaqProblems(kind, { text, origin: (line) => ({ file, line }) }).map(({ at }) => at.line)

  test.each(['## Why? {#why}\n\nSo.', '\n  \n## Why?\n', '', '\n \n'])(
    '%j has nothing before a question',
    (text) => {
      expect(lines(text)).toEqual([])
    },
  )

  test.each([
    ['Hello.\n\n## Why?', 1],
    ['\n\n  Hello.\n\n## Why?', 3],
    ['### Why?', 1],
  ])('in %j the text of line %i is reported', (text, line) => {
    expect(lines(text)).toEqual([line])
  })

  test('a page may begin with any text', () => {
    expect(lines('Hello.', 'doc')).toEqual([])
  })
})
