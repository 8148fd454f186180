import { expect, test } from 'vitest'
import type { Feed } from '../../shared/site/lists/feed.ts'
import { createFeedFiles } from './create-feed-files.ts'

const feed: Feed = {
  title: 'News & <more>',
  description: '',
  language: 'en',
  path: '/blog/',
  url: 'https://docs.example/blog/',
  posts: [
    {
      title: 'A < B',
      url: 'https://docs.example/blog/a/',
      description: 'About "A".',
      date: '2026-03-14',
      authors: ['Asha'],
      tags: ['x&y'],
    },
    {
      title: 'B',
      url: 'https://docs.example/blog/b/',
      description: '',
      date: '2026-03-01',
      authors: [],
      tags: [],
    },
  ],
}

const file = (name: string, value = feed): string =>
  createFeedFiles(value).find(({ path }) => path === `/blog/${name}`)?.content ?? ''

test('[R-083] Atom has the time of the newest post, and an author for every entry', () => {
  expect(file('atom.xml')).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
    <title>News &amp; &lt;more&gt;</title>
    <id>https://docs.example/blog/</id>
    <link href="https://docs.example/blog/"/>
    <link rel="self" type="application/atom+xml" href="https://docs.example/blog/atom.xml"/>
    <updated>2026-03-14T00:00:00Z</updated>
    <entry>
    <title>A &lt; B</title>
    <id>https://docs.example/blog/a/</id>
    <link href="https://docs.example/blog/a/"/>
    <published>2026-03-14T00:00:00Z</published>
    <updated>2026-03-14T00:00:00Z</updated>
    <summary>About &quot;A&quot;.</summary>
    <author><name>Asha</name></author>
    <category term="x&amp;y"/>
    </entry>
    <entry>
    <title>B</title>
    <id>https://docs.example/blog/b/</id>
    <link href="https://docs.example/blog/b/"/>
    <published>2026-03-01T00:00:00Z</published>
    <updated>2026-03-01T00:00:00Z</updated>
    <summary></summary>
    <author><name>News &amp; &lt;more&gt;</name></author>
    </entry>
    </feed>
    "
  `)
})

test('[R-083] RSS has dates as mail has them, and text that is escaped', () => {
  const text = file('rss.xml')
  expect(text).toContain('<pubDate>Sat, 14 Mar 2026 00:00:00 GMT</pubDate>')
  expect(text).toContain('<title>News &amp; &lt;more&gt;</title>')
  expect(text).toContain('<category>x&amp;y</category>')
})

test('[R-083] JSON Feed names itself and its posts', () => {
  expect(JSON.parse(file('feed.json'))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: 'https://docs.example/blog/feed.json',
    items: [{ id: 'https://docs.example/blog/a/', summary: 'About "A".' }, { title: 'B' }],
  })
})

test('a blog without posts has feeds without entries', () => {
  expect(file('atom.xml', { ...feed, posts: [] })).toContain('<updated>1970-01-01T00:00:00Z</updated>')
})
