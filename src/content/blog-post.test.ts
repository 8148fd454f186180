import { describe, expect, test } from 'vitest'
import { excerptMark } from '../shared/content/excerpt-mark.ts'
import { createPostRoute, markExcerpt, readPost } from './blog-post.ts'
import { fileToRoute } from './file-to-route.ts'
import { createDefaultFrontMatter } from './front-matter/parse-front-matter.ts'

const post = (file: string, date?: string): ReturnType<typeof readPost> =>
  readPost({
    file,
    source: `content/blog/${file}`,
    frontMatter: { ...createDefaultFrontMatter(file), date },
    text: 'One two, – three.',
  })

describe('[R-083] the day of a post', () => {
  test.each([
    ['2026-03-14-name.mdx', undefined, '2026-03-14'],
    ['2026-03-14-name/index.mdx', undefined, '2026-03-14'],
    ['2026/03/14/name.mdx', undefined, '2026-03-14'],
    ['2026-03-14-name.mdx', '2026-04-01', '2026-04-01'],
    ['name.mdx', '2026-04-01', '2026-04-01'],
  ])('of %s with the front matter %s is %s', (file, date, expected) => {
    expect(post(file, date)).toMatchObject({ date: expected, words: 3 })
  })

  test.each([
    ['name.mdx', undefined, "doesn't have a date"],
    ['2026-02-30-name.mdx', undefined, "`2026-02-30`, which doesn't exist"],
    ['2026/13/01/name.mdx', undefined, "`2026-13-01`, which doesn't exist"],
  ])('of %s with the front matter %s is a mistake', (file, date, problem) => {
    expect(post(file, date)).toMatchObject({ problem: expect.stringContaining(problem) })
  })
})

describe('[R-083] the URL of a post', () => {
  test.each([
    ['2026-03-14-name.mdx', ['2026', '03', '14', 'name']],
    ['2026-03-14-name/index.mdx', ['2026', '03', '14', 'name']],
    ['name.mdx', ['name']],
  ])('%s has the segments %j', (file, segments) => {
    expect(createPostRoute(fileToRoute(file), undefined).segments).toEqual(segments)
  })
})

describe('[R-083] the excerpt marker', () => {
  test.each([['{/* truncate */}'], ['<!-- truncate -->'], ['  <!--truncate-->'], ['{/*truncate*/}']])(
    '%s is one',
    (comment) => {
      expect(markExcerpt(`A\n\n${comment}\n\nB`)).toBe(`A\n\n${excerptMark}\n\nB`)
    },
  )

  test('keeps line numbers, and is not recognized inside a sentence', () => {
    expect(markExcerpt('A\n{/* truncate */}\nB').split('\n')).toHaveLength(3)
    expect(markExcerpt('A <!-- truncate --> B')).toBe('A <!-- truncate --> B')
  })
})
