import type { AuthorView, PageLink, PostView } from './page.ts'

/** Content of a page without a source file. `theme/print/lists/` renders it. */
export type PageListing = TagList | GuideList | PostList | AuthorList

/** All tags of the guides, or of the blog. */
export interface TagList {
  kind: 'tags'
  tags: (PageLink & { count: number; description: string })[]
}

/** The guides with a tag. */
export interface GuideList {
  kind: 'guides'
  guides: (PageLink & { description: string })[]
  /** Link to all tags. */
  all: PageLink
}

/** Posts, newest first. */
export interface PostList {
  kind: 'posts'
  posts: PostSummary[]
  /** Links to other lists of the blog, and to its feeds. */
  relatedLinks: PageLink[]
  /** The author of all these posts. */
  author: (AuthorView & { description: string; homepage: string | undefined }) | undefined
}

export interface PostSummary extends PageLink {
  description: string
  post: PostView
  tags: PageLink[]
  /** Language of the post, if it differs from the list's. */
  fallback: { lang: string; dir: 'ltr' | 'rtl' } | undefined
}

/** All authors of posts. */
export interface AuthorList {
  kind: 'authors'
  authors: (AuthorView & { count: number; description: string })[]
}

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
