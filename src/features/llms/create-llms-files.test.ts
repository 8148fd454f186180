import { describe, expect, test } from 'vitest'
import { samplePage, sampleSite, sampleSitePage, sampleView } from '../../../tests/unit/sample-values.ts'
import type { SidebarItem } from '../../shared/site/sidebar.ts'
import type { SitePage } from '../../shared/site/site.ts'
import { listFullTexts } from './create-full-texts.ts'
import { createLlmsFiles } from './create-llms-files.ts'
import { createLlmsScopes } from './create-llms-scopes.ts'
import type { LlmsInput } from './list-page-views.ts'

const view = { ...sampleSite, areas: [{ id: 'cloud', label: 'Cloud', url: '/cloud/', sidebar: 'side' }] }

/** A guide of the area, in a category or at the root of its sidebar. */
function createGuide(name: string, category?: string): SitePage {
  const url = `/docs/cloud/${name}/`
  return sampleSitePage(`cloud/${name}`, {
    view: sampleView({
      url,
      title: name,
      description: `About ${name}.`,
      markdownUrl: `${url}index.md`,
      area: 'cloud',
      sidebar: { id: 'side', activePath: category === undefined ? [] : [category] },
    }),
  })
}

const createItem = (name: string): SidebarItem => ({ kind: 'page', label: name, url: `/docs/cloud/${name}/` })

function createInput(pages: SitePage[], levels: [string, SidebarItem[]][]): LlmsInput {
  return {
    description: 'All about nodes.',
    pages,
    generatedPages: [],
    apis: [],
    levels: new Map([['side', new Map(levels)]]),
    categoryDescriptions: new Map([['side', new Map([['node', 'Servers.']])]]),
  }
}

const createCategory = (items: string[]): SidebarItem => ({
  kind: 'category',
  id: 'node',
  label: 'Nodes',
  url: `/docs/cloud/${items[0]}/`,
  items: undefined,
})

const small = (): LlmsInput =>
  createInput(
    [createGuide('b', 'node'), createGuide('start'), createGuide('a', 'node'), createGuide('hidden')],
    [
      ['index', [createItem('start'), createCategory(['b', 'a'])]],
      ['node', [createItem('b'), createItem('a')]],
    ],
  )

const createFiles = (input: LlmsInput): Map<string, string> =>
  new Map(createLlmsFiles(input, view).map(({ path, content }) => [path, content]))

describe('[F-002] llms.txt', () => {
  test('of a small site lists every page in the order of the sidebar', () => {
    const files = createFiles(small())
    expect([...files.keys()]).toEqual(['/llms.txt'])
    expect(files.get('/llms.txt')).toMatchInlineSnapshot(`
      "# Docs

      > All about nodes.

      Each link below leads to a page in Markdown. Every page has a Markdown version: add \`index.md\` to its address, or request it with \`Accept: text/markdown\`. All addresses begin with https://docs.example/.

      ## Cloud

      - [start](https://docs.example/docs/cloud/start/index.md): About start.

      ### Nodes

      - [b](https://docs.example/docs/cloud/b/index.md): About b.
      - [a](https://docs.example/docs/cloud/a/index.md): About a.

      ### Other pages

      - [hidden](https://docs.example/docs/cloud/hidden/index.md): About hidden.

      ## Optional

      - [Cloud: full text](https://docs.example/cloud/llms-full.txt): All pages of the area in one file.
      "
    `)
  })

  test('leaves out pages that are unlisted or copies of another language', () => {
    const [page] = small().pages
    if (page === undefined) throw new Error('The sample has no page.')
    const unlisted = { ...page, compiled: samplePage('hidden', { frontMatter: { unlisted: true } }) }
    const copy = { ...page, view: { ...page.view, fallback: { lang: 'en', dir: 'ltr' as const } } }
    expect(createFiles(createInput([unlisted, copy], [])).get('/llms.txt')).not.toContain('](')
  })

  test('of a large site leads to indexes, which list each page once and are short', () => {
    const names = Array.from({ length: 5000 }, (_, index) => `guide-${index}`)
    const files = createFiles(
      createInput(
        names.map((name) => createGuide(name, 'node')),
        [
          ['index', [createCategory(names)]],
          ['node', names.map(createItem)],
        ],
      ),
    )
    for (const content of files.values()) expect(content.length).toBeLessThan(50_000)
    const main = files.get('/llms.txt') ?? ''
    for (const path of files.keys())
      if (path !== '/llms.txt') expect(main).toContain(`](https://docs.example${path})`)
    const listed = [...files.values()].flatMap(
      (content) => content.match(/\/guide-\d+\/index\.md(?=\))/g) ?? [],
    )
    expect(listed).toEqual(names.map((name) => `/${name}/index.md`))
  })

  test('of another language is optional', () => {
    const [page] = small().pages
    if (page === undefined) throw new Error('The sample has no page.')
    const german = { ...page, view: { ...page.view, locale: 'de', url: '/de/docs/cloud/b/' } }
    const site = {
      ...view,
      locales: [
        { id: 'en', label: 'English', path: '/' },
        { id: 'de', label: 'Deutsch', path: '/de/' },
      ] as unknown as typeof view.locales,
    }
    const files = createLlmsFiles(createInput([page, german], []), site)
    expect(files.map(({ path }) => path)).toEqual(['/de/llms.txt', '/llms.txt'])
    expect(files.at(-1)?.content).toContain('- [Deutsch](https://docs.example/de/llms.txt)')
  })
})

test('the full text of an area has its pages in the order of the sidebar', () => {
  expect(listFullTexts(createLlmsScopes(small(), view))).toEqual([
    {
      path: '/cloud/llms-full.txt',
      title: 'Cloud',
      sources: ['start', 'b', 'a', 'hidden'].map((name) => `/docs/cloud/${name}/index.md`),
    },
  ])
})
