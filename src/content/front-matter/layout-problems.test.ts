import { describe, expect, test } from 'vitest'
import { problemsOf } from '../../../tests/unit/problems-of.ts'
import { createAdmonitionTitles } from '../collections.ts'
import { compilePage } from '../compile-page.ts'
import { prepareSource } from '../source/prepare-source.ts'

function problems(text: string, kind: 'doc' | 'mdx' = 'mdx'): string {
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
    titles: createAdmonitionTitles(),
  }
  return problemsOf(() => compilePage(task))
}

const landing = '---\nlayout: landing\n---\n\n'

describe('a landing page', () => {
  test('needs a hero, which prints its title', () => {
    expect(problems(`${landing}Text.`)).toMatchInlineSnapshot(`
      "content/pages/x.mdx
        A page with \`layout: landing\` prints its title in a \`<Hero>\`, but has none.
        Begin the page with \`<Hero lead="…">\`, or remove \`layout\`."
    `)
  })

  test('is no guide', () => {
    expect(problems(`${landing}<Hero />`, 'doc')).toMatchInlineSnapshot(`
      "content/pages/x.mdx
        \`layout: landing\` is for pages in \`content/pages/\` only.
        Move the page there, or remove the key."
    `)
  })

  test('has areas and drawings that exist', () => {
    expect(problems(`${landing}<Hero illustration="servrs" />`)).toMatchInlineSnapshot(`
      "content/pages/x.mdx:5
        \`illustration\` of \`<Hero>\` is \`servrs\`, which does not exist.
        Did you mean \`servers\`?"
    `)
  })
})

test('any other page has no hero', () => {
  expect(problems('<Hero />')).toMatchInlineSnapshot(`
    "content/pages/x.mdx
      A \`<Hero>\` prints the title of the page a second time here.
      Add \`layout: landing\` to the front matter, or remove the component."
  `)
})

test('a layout that does not exist is reported with those that do', () => {
  expect(problems('---\nlayout: lnding\n---\n\nText.')).toMatchInlineSnapshot(`
    "content/pages/x.mdx:2
      \`layout\` is \`"lnding"\`.
      It must be one of \`article\`, \`landing\`. Did you mean \`landing\`?"
  `)
})
