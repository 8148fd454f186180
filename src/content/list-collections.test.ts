import { describe, expect, test } from 'vitest'
import { catchProblems, throwCollected } from '../../tests/unit/problems-of.ts'
import { sampleConfig } from '../../tests/unit/sample-values.ts'
import { createTemporaryFolder } from '../../tests/unit/temporary-folder.ts'
import type { UserConfig } from '../shared/config/config.ts'
import type { LocaleMessages } from '../shared/messages/page-messages.ts'
import { type Collections, listCollections } from './list-collections.ts'

const world: Partial<UserConfig> = {
  versions: [
    { name: 'current', label: 'Next', isLast: false, path: '/docs/next/' },
    { name: '1.0', label: 'One', isLast: true, path: '/docs/' },
  ],
  locales: [
    { id: 'en', label: 'English' },
    { id: 'ar', label: 'العربية' },
  ],
  blog: {},
}

const files = {
  'content/docs/a.mdx': 'A',
  'content/docs/b.mdx': 'B',
  'content/docs/_category_.yml': 'label: All',
  'content/docs/tags.yml': 'one: { label: One }',
  'content/versions/1.0/docs/a.mdx': 'A of 1.0',
  'content/pages/index.mdx': 'P',
  'content/blog/2026-01-02-first.md': 'First',
  'content/blog/authors.yml': 'asha: { name: Asha }',
  'content/i18n/ar/docs/a.md': 'A in Arabic',
}

interface Changes {
  files?: Record<string, string>
  config?: Partial<UserConfig>
  messages?: LocaleMessages
}

const list = ({ files: more = {}, config = world, messages = new Map() }: Changes = {}): Collections =>
  throwCollected((collector) =>
    listCollections({
      root: createTemporaryFolder(config === world ? { ...files, ...more } : more),
      config: sampleConfig(config),
      messages,
      collector,
    }),
  )

const listPages = ({ collections }: Collections): string[] =>
  collections.map(({ locale, version, kind, routeBase, files: own }) => {
    const pages = own
      .filter(({ path }) => /\.mdx?$/.test(path))
      .map(({ path }) => path.replace('content/', ''))
    return [locale, version ?? '-', kind, routeBase, ...pages].join(' ')
  })

describe('the pages of a site with versions, languages and a blog', () => {
  test('are listed per version and language, with translations where they exist', () => {
    expect(listPages(list())).toEqual([
      'en current doc /docs/next/ docs/a.mdx docs/b.mdx',
      'en 1.0 doc /docs/ versions/1.0/docs/a.mdx',
      'en - mdx / pages/index.mdx',
      'en - notFound / docent/404.md',
      'en - blogPost /blog/ blog/2026-01-02-first.md',
      'ar current doc /ar/docs/next/ i18n/ar/docs/a.md docs/b.mdx',
      'ar 1.0 doc /ar/docs/ versions/1.0/docs/a.mdx',
      'ar - mdx /ar/ pages/index.mdx',
      'ar - notFound /ar/ docent/404.md',
      'ar - blogPost /ar/blog/ blog/2026-01-02-first.md',
    ])
  })

  test('include no posts without a blog', () => {
    const stray = { 'content/i18n/ar/blog/2026-01-03-second.md': 'Nobody looks here.' }
    const { collections, blogs } = list({
      files: { ...files, ...stray },
      config: { ...world, blog: undefined },
    })
    expect([collections.filter(({ kind }) => kind === 'blogPost'), blogs]).toEqual([[], []])
  })

  test('come with the categories and tags of their guides, and the authors of their posts', () => {
    const { docs, blogs } = list()
    const facts = docs.map(({ locale, version, categories, tags }) => [
      locale,
      version,
      categories.map(({ label }) => label),
      tags === undefined ? 'no tags' : 'tags',
    ])
    expect(facts).toEqual([
      ['en', 'current', ['All'], 'tags'],
      ['en', '1.0', [], 'no tags'],
      ['ar', 'current', ['All'], 'tags'],
      ['ar', '1.0', [], 'no tags'],
    ])
    expect(
      blogs.map(({ locale, authors, authorsFile }) => [locale, [...(authors?.keys() ?? [])], authorsFile]),
    ).toEqual([
      ['en', ['asha'], 'content/blog/authors.yml'],
      ['ar', ['asha'], 'content/blog/authors.yml'],
    ])
  })

  test('get only the translated texts of articles', () => {
    const messages: LocaleMessages = new Map([['ar', { note: 'ملاحظة', nextPage: 'التالي' }]])
    const { collections } = list({ messages })
    const texts = new Set(collections.map((own) => JSON.stringify([own.locale, own.texts])))
    const others =
      '"tip":"Tip","info":"Info","warning":"Warning","danger":"Danger","usedVariables":"Uses {names} from {section}."'
    expect([...texts]).toEqual([`["en",{"note":"Note",${others}}]`, `["ar",{"note":"ملاحظة",${others}}]`])
  })
})

describe('unused folders and files', () => {
  test('are all reported at once', () => {
    const strange = {
      'content/versions/2.0/docs/a.mdx': '',
      'content/versions/.git/x': '',
      'content/i18n/fr/docs/a.mdx': '',
    }
    const [current, older] = world.versions ?? []
    const versions = current &&
      older && [current, older, { ...older, name: '3.0', path: '/3/', isLast: false }]
    const all = catchProblems(() => list({ files: { ...files, ...strange }, config: { ...world, versions } }))
    expect(all).toContain('content/versions/2.0\n  The folder is named after the version `2.0`')
    expect(all).toContain('content/i18n/fr\n  The folder is named after the locale `fr`')
    expect(all).toContain('which has `en`, `ar`, or rename the folder.')
    expect(all).toContain('The version `3.0` has no guides: there is no folder `content/versions/3.0/docs`.')
    expect(all).not.toContain('.git')
  })

  test('include translations of missing pages in every folder, reported with a suggestion', () => {
    const strays = {
      'content/i18n/ar/docs/bb.md': '',
      'content/i18n/ar/pages/404.md': '',
      'content/i18n/ar/docs/picture.png': '',
    }
    const all = catchProblems(() => list({ files: strays }))
    expect(all).toContain("The file translates `content/docs/bb.md`, which doesn't exist.\n  Did you mean")
    expect(all).toContain(
      "The file translates `content/pages/404.md`, which doesn't exist.\n  Write the page in the default language first.",
    )
    expect(all).not.toContain('picture')
  })
})

test('a page at /404-errors/ is an ordinary page, and only 404 is the not-found page', () => {
  const own = {
    'content/pages/404-errors.md': 'E',
    'content/pages/errors/404.md': 'E',
    'content/pages/404.md': 'N',
  }
  expect(listPages(list({ files: own, config: {} })).slice(1)).toEqual([
    'en - mdx / pages/404-errors.md pages/errors/404.md',
    'en - notFound / pages/404.md',
  ])
})
