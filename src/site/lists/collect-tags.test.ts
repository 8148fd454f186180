import { describe, expect, test } from 'vitest'
import { samplePage } from '../../../tests/unit/sample-values.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import type { TagDefinition, TagFile } from '../../shared/content/scope.ts'
import { collectTags, type TagCollection } from './collect-tags.ts'

const page = (id: string, tags: string[], unlisted = false): CompiledPage =>
  samplePage(id, { frontMatter: { tags, unlisted } })

const collect = (pages: CompiledPage[], file?: TagFile, locale = 'en'): TagCollection =>
  collectTags({ pages, file, path: '/docs/tags/', locale })

const none = { label: undefined, description: undefined, permalink: undefined }
const tagFile = (tags: Record<string, Partial<TagDefinition>>): TagFile => ({
  file: 'content/docs/tags.yml',
  tags: new Map(Object.entries(tags).map(([name, tag]) => [name, { ...none, ...tag }])),
})

describe('[R-070] tags without a file', () => {
  test('are in alphabetical order, regardless of case and accents', () => {
    const { tags } = collect([page('a', ['zone', 'Ärger', 'alpha', 'Beta'])])
    expect(tags.map(({ label }) => label)).toEqual(['alpha', 'Ärger', 'Beta', 'zone'])
  })

  test('with the same path are one tag', () => {
    const { tags } = collect([page('a', ['Load balancer']), page('b', ['load balancer'])])
    expect(tags.map(({ label, path, pages }) => [label, path, pages.length])).toEqual([
      ['Load balancer', '/docs/tags/load-balancer/', 2],
    ])
  })

  test('whose address is too long for a file are reported with the page', () => {
    expect(collect([page('a', ['x'.repeat(200)])]).problems).toEqual([])
    expect(collect([page('a', ['é'.repeat(101)])]).problems).toEqual([
      {
        problem: `The address \`/docs/tags/${'é'.repeat(49)}…\` is too long: at most 200 bytes between two slashes and 900 in all.`,
        at: { file: 'content/docs/a.mdx', line: undefined },
        fix: 'Shorten the tag, or give it a `permalink`.',
      },
    ])
  })

  test('listed twice by a page count once', () => {
    const twice = page('a', ['x', 'x'])
    const { tags, getTags: of } = collect([twice])
    expect(tags[0]?.pages).toEqual([twice])
    expect(of(twice)).toHaveLength(1)
  })

  test('that only unlisted pages have are neither listed nor linked', () => {
    const hidden = page('a', ['secret', 'open'], true)
    const { tags, getTags: of } = collect([hidden, page('b', ['open'])])
    expect(tags.map(({ label, pages }) => [label, pages.length])).toEqual([['open', 1]])
    expect(of(hidden).map(({ label }) => label)).toEqual(['open'])
  })
})

describe('[R-070] a tag file', () => {
  test('sets the label, description, and path of tags', () => {
    const file = tagFile({ net: { label: 'Networking', description: 'Cables.', permalink: '/by/net/' } })
    expect(collect([page('a', ['net'])], file).tags).toMatchObject([
      { label: 'Networking', description: 'Cables.', path: '/docs/tags/by/net/' },
    ])
  })

  test('lists all tags, so others are reported with the nearest', () => {
    const { problems, tags } = collect([page('a', ['nett'])], tagFile({ net: {} }))
    expect(tags).toEqual([])
    expect(problems).toEqual([
      {
        problem: 'The tag `nett` is not in `content/docs/tags.yml`.',
        at: { file: 'content/docs/a.mdx', line: undefined },
        fix: 'Did you mean `net`?',
      },
    ])
  })
})
