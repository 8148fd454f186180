/** Page kinds. The value is the class name of the root element. */
export const pageKinds = {
  apiReference: 'api-reference-page',
  apiItem: 'api-item-page',
  blogList: 'blog-list-page',
  blogPost: 'blog-post-page',
  blogTagsList: 'blog-tags-list-page',
  blogTagPostList: 'blog-tags-post-list-page',
  blogAuthorsList: 'blog-authors-list-page',
  blogAuthorPosts: 'blog-authors-posts-page',
  doc: 'docs-doc-page',
  docTagsList: 'docs-tags-list-page',
  docTagDocList: 'docs-tags-doc-list-page',
  mdx: 'mdx-page',
  notFound: 'not-found-page',
} as const

export type PageKind = keyof typeof pageKinds
