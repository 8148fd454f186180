/** Names of the files of a feed, in the folder of its page. */
export const feedNames = ['atom.xml', 'rss.xml', 'feed.json'] as const

/** Posts of one locale, or other news, for feed readers. Newest first, with absolute URLs. */
export interface Feed {
  title: string
  description: string
  language: string
  /** Path of the page below the base URL. */
  path: string
  /** URL of the page. */
  url: string
  posts: FeedPost[]
}

export interface FeedPost {
  title: string
  url: string
  description: string
  /** Day, ISO 8601. */
  date: string
  authors: string[]
  tags: string[]
  /** The whole text, if the feed contains it. */
  html?: string
}
