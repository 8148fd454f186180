import type { AuthorView, PageLink, PostView } from '../page.ts'

/** Content of a page without a source file. `theme/print/lists/` renders it. */
export type PageListing = TagList | GuideList | PostList | AuthorList

/** All tags of the guides, or of the blog. */
export interface TagList {
  kind: 'tags'
  tags: (CountedTag & {
    description: string
    /** The products whose guides have the tag most often. */
    products: { label: string; icon: string }[]
  })[]
}

/** A tag with the number of its pages. */
export interface CountedTag extends PageLink {
  count: number
}

/** The guides with a tag. */
export interface GuideList {
  kind: 'guides'
  /** In the order of their places. */
  guides: ListedGuide[]
  /** Tags that the same guides have, the most common first. */
  related: CountedTag[]
  /** All tags, in order. */
  tags: (CountedTag & { isCurrent: boolean })[]
  /** Link to all tags. */
  all: PageLink
}

export interface ListedGuide extends PageLink {
  description: string
  /** URL of the icon of its product. */
  icon: string | undefined
  /** Labels of its area and product, such as "Account › Networking". Empty for a page without breadcrumbs above it. */
  place: string
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
