import type { TextFile } from '../../shared/output/output-file.ts'
import type { Feed, FeedPost } from '../../shared/site/lists/feed.ts'
import { escapeHtml } from '../../shared/text/escape-html.ts'

/** Creates the feeds of a page with news, beside it: Atom (RFC 4287), RSS 2.0, and JSON Feed 1.1. */
export function createFeedFiles(feed: Feed): TextFile[] {
  return [
    { path: `${feed.path}atom.xml`, content: formatAtom(feed) },
    { path: `${feed.path}rss.xml`, content: formatRss(feed) },
    { path: `${feed.path}feed.json`, content: formatJsonFeed(feed) },
  ]
}

const xml = '<?xml version="1.0" encoding="UTF-8"?>'
const dayToTimestamp = (day: string): string => `${day}T00:00:00Z`

/** An empty feed needs a time too. Any constant will do. */
const getUpdateTime = ({ posts }: Feed): string => dayToTimestamp(posts[0]?.date ?? '1970-01-01')

const formatElement = (name: string, text: string): string => `<${name}>${escapeHtml(text)}</${name}>`

function formatAtom(feed: Feed): string {
  const lines = [
    xml,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeHtml(feed.language)}">`,
    formatElement('title', feed.title),
    ...(feed.description === '' ? [] : [formatElement('subtitle', feed.description)]),
    formatElement('id', feed.url),
    `<link href="${escapeHtml(feed.url)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(feed.url)}atom.xml"/>`,
    formatElement('updated', getUpdateTime(feed)),
    ...feed.posts.map((post) => formatAtomEntry(post, feed)),
    '</feed>',
  ]
  return `${lines.join('\n')}\n`
}

function formatAtomEntry(
  { title, url, description, date, authors, tags, html }: FeedPost,
  feed: Feed,
): string {
  // An entry without an author is invalid, so the blog is its author.
  const names = authors.length === 0 ? [feed.title] : authors
  return [
    '<entry>',
    formatElement('title', title),
    formatElement('id', url),
    `<link href="${escapeHtml(url)}"/>`,
    formatElement('published', dayToTimestamp(date)),
    formatElement('updated', dayToTimestamp(date)),
    html === undefined
      ? formatElement('summary', description)
      : `<content type="html">${escapeHtml(html)}</content>`,
    ...names.map((name) => `<author>${formatElement('name', name)}</author>`),
    ...tags.map((tag) => `<category term="${escapeHtml(tag)}"/>`),
    '</entry>',
  ].join('\n')
}

function formatRss(feed: Feed): string {
  const entries = feed.posts.map(({ title, url, description, date, authors, tags, html }) =>
    [
      '<item>',
      formatElement('title', title),
      formatElement('link', url),
      formatElement('guid', url),
      formatElement('pubDate', new Date(dayToTimestamp(date)).toUTCString()),
      formatElement('description', html ?? description),
      ...authors.map((name) => formatElement('dc:creator', name)),
      ...tags.map((tag) => formatElement('category', tag)),
      '</item>',
    ].join('\n'),
  )
  const lines = [
    xml,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    formatElement('title', feed.title),
    formatElement('link', feed.url),
    formatElement('description', feed.description === '' ? feed.title : feed.description),
    formatElement('language', feed.language),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeHtml(feed.url)}rss.xml"/>`,
    ...entries,
    '</channel>',
    '</rss>',
  ]
  return `${lines.join('\n')}\n`
}

function formatJsonFeed(feed: Feed): string {
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
      date_published: dayToTimestamp(date),
      authors: authors.map((name) => ({ name })),
      tags,
    })),
  }
  return `${JSON.stringify(value, null, 2)}\n`
}
