import { escapeHtml } from '../shared/html.ts'

/** News of a page, newest first. All addresses are absolute. */
export interface Feed {
  title: string
  description: string
  /** Address of the page. */
  url: string
  items: FeedItem[]
}

export interface FeedItem {
  title: string
  url: string
  /** ISO 8601 day. */
  date: string
  html: string
  categories: string[]
}

/** RFC 4287. */
export function toAtom(feed: Feed): string {
  const updated = feed.items[0]?.date ?? '1970-01-01'
  const entries = feed.items.map(
    ({ title, url, date, html, categories }) => `<entry>
<title>${escapeHtml(title)}</title>
<id>${escapeHtml(url)}</id>
<link href="${escapeHtml(url)}"/>
<published>${toInstant(date)}</published>
<updated>${toInstant(date)}</updated>
${categories.map((category) => `<category term="${escapeHtml(category)}"/>`).join('')}
<content type="html">${escapeHtml(html)}</content>
</entry>`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title>${escapeHtml(feed.title)}</title>
<subtitle>${escapeHtml(feed.description)}</subtitle>
<id>${escapeHtml(feed.url)}</id>
<link href="${escapeHtml(feed.url)}"/>
<link rel="self" href="${escapeHtml(`${feed.url}atom.xml`)}"/>
<author><name>${escapeHtml(feed.title)}</name></author>
<updated>${toInstant(updated)}</updated>
${entries.join('\n')}
</feed>
`
}

/** JSON Feed 1.1. */
export function toJsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.url,
    feed_url: `${feed.url}feed.json`,
    items: feed.items.map(({ title, url, date, html, categories }) => ({
      id: url,
      url,
      title,
      content_html: html,
      date_published: toInstant(date),
      tags: categories,
    })),
  })
}

const toInstant = (day: string): string => `${day}T00:00:00Z`
