import type { AuthorView, PostView, TitledLink } from './page.ts'

/** Content of a page without a source file. `theme/lists/` renders it. */
export type List = TagList | GuideList | PostList | AuthorList

/** All tags of the guides, or of the blog. */
export interface TagList {
  kind: 'tags'
  tags: (TitledLink & { count: number; description: string })[]
}

/** The guides that have a tag. */
export interface GuideList {
  kind: 'guides'
  guides: (TitledLink & { description: string })[]
  /** Link to all tags. */
  all: TitledLink
}

/** Posts, newest first. */
export interface PostList {
  kind: 'posts'
  posts: PostSummary[]
  /** Ways to other lists of the blog, and to its feeds. */
  ways: TitledLink[]
  /** Whose posts these are. */
  author: (AuthorView & { description: string; homepage: string | undefined }) | undefined
}

export interface PostSummary extends TitledLink {
  description: string
  post: PostView
  tags: TitledLink[]
  /** Language of the post, where it is not that of the list. */
  fallback: { lang: string; dir: 'ltr' | 'rtl' } | undefined
}

/** Everybody who has written a post. */
export interface AuthorList {
  kind: 'authors'
  authors: (AuthorView & { count: number; description: string })[]
}

/** The posts of one language, or other news, for feed readers. Newest first; addresses are absolute. */
export interface Feed {
  title: string
  description: string
  language: string
  /** Path of the page below the base. */
  path: string
  /** Address of the page. */
  url: string
  posts: FeedEntry[]
}

export interface FeedEntry {
  title: string
  url: string
  description: string
  /** Day, ISO 8601. */
  date: string
  authors: string[]
  tags: string[]
  /** The whole text, where the feed carries it. */
  html?: string
}
