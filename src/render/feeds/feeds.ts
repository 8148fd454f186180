import type { TextFile } from '../../shared/output/output.ts'
import type { Feed, FeedEntry } from '../../shared/site/list.ts'
import { escapeHtml } from '../../shared/text/html.ts'

/** Creates the feeds of a page with news, beside it: Atom (RFC 4287), RSS 2.0, and JSON Feed 1.1. */
export function feedFiles(feed: Feed): TextFile[] {
  return [
    { path: `${feed.path}atom.xml`, content: atom(feed) },
    { path: `${feed.path}rss.xml`, content: rss(feed) },
    { path: `${feed.path}feed.json`, content: json(feed) },
  ]
}

const xml = '<?xml version="1.0" encoding="UTF-8"?>'
const midnight = (day: string): string => `${day}T00:00:00Z`

/** An empty feed needs a time too. Any constant will do. */
const updated = ({ posts }: Feed): string => midnight(posts[0]?.date ?? '1970-01-01')

const element = (name: string, text: string): string => `<${name}>${escapeHtml(text)}</${name}>`

function atom(feed: Feed): string {
  const lines = [
    xml,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeHtml(feed.language)}">`,
    element('title', feed.title),
    ...(feed.description === '' ? [] : [element('subtitle', feed.description)]),
    element('id', feed.url),
    `<link href="${escapeHtml(feed.url)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(feed.url)}atom.xml"/>`,
    element('updated', updated(feed)),
    ...feed.posts.map((post) => atomEntry(post, feed)),
    '</feed>',
  ]
  return `${lines.join('\n')}\n`
}

function atomEntry({ title, url, description, date, authors, tags, html }: FeedEntry, feed: Feed): string {
  // An entry without an author is invalid, so the blog is its author.
  const names = authors.length === 0 ? [feed.title] : authors
  return [
    '<entry>',
    element('title', title),
    element('id', url),
    `<link href="${escapeHtml(url)}"/>`,
    element('published', midnight(date)),
    element('updated', midnight(date)),
    html === undefined
      ? element('summary', description)
      : `<content type="html">${escapeHtml(html)}</content>`,
    ...names.map((name) => `<author>${element('name', name)}</author>`),
    ...tags.map((tag) => `<category term="${escapeHtml(tag)}"/>`),
    '</entry>',
  ].join('\n')
}

function rss(feed: Feed): string {
  const entries = feed.posts.map(({ title, url, description, date, authors, tags, html }) =>
    [
      '<item>',
      element('title', title),
      element('link', url),
      element('guid', url),
      element('pubDate', new Date(midnight(date)).toUTCString()),
      element('description', html ?? description),
      ...authors.map((name) => element('dc:creator', name)),
      ...tags.map((tag) => element('category', tag)),
      '</item>',
    ].join('\n'),
  )
  const lines = [
    xml,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', feed.title),
    element('link', feed.url),
    element('description', feed.description === '' ? feed.title : feed.description),
    element('language', feed.language),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeHtml(feed.url)}rss.xml"/>`,
    ...entries,
    '</channel>',
    '</rss>',
  ]
  return `${lines.join('\n')}\n`
}

function json(feed: Feed): string {
  const value = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description === '' ? undefined : feed.description,
    language: feed.language,
    home_page_url: feed.url,
    feed_url: `${feed.url}feed.json`,
    items: feed.posts.map(({ title, url, description, date, authors, tags, html }) => ({
      id: url,
      url,
      title,
      summary: description,
      ...(html === undefined ? { content_text: description } : { content_html: html }),
      date_published: midnight(date),
      authors: authors.map((name) => ({ name })),
      tags,
    })),
  }
  return `${JSON.stringify(value, null, 2)}\n`
}
