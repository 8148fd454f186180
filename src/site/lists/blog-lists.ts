import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import { fillMessage } from '../../shared/messages/fill-message.ts'
import type { PostList, PostSummary } from '../../shared/site/lists/page-listing.ts'
import type { PageLink } from '../../shared/site/page.ts'
import { addItemsToDescription } from '../../shared/text/plain-text.ts'
import { addBase } from '../../shared/urls.ts'
import { createGeneratedView, type GeneratedPageSource } from '../page-view/create-generated-view.ts'
import type { Blog, BlogAuthor } from './collect-blog-posts.ts'
import { createTagIndex } from './guide-tag-lists.ts'
import { createList, findListDay, type ListContext, type SiteList } from './list-context.ts'

/** Creates every list of a blog: posts, tags, posts of a tag, authors, posts of an author. */
export function createBlogLists(blog: Blog, context: ListContext): SiteList[] {
  const { config, locale, path, posts } = blog
  const { title, description } = config
  const modified = findListDay(posts, context)
  const source: GeneratedPageSource = {
    path,
    kind: 'blogList',
    title,
    description,
    locale,
    modified,
    above: undefined,
  }
  return [
    ...createPagedLists(
      { source, posts, more: { relatedLinks: createBlogLinks(blog, context) } },
      blog,
      context,
    ),
    ...createTagLists(blog, context),
    ...createWriterLists(blog, context),
  ]
}

/** Creates the links from the list of posts to the other lists and to the feeds. */
function createBlogLinks(
  { path, tags, authors: writers, locale }: Blog,
  { config, messages }: ListContext,
): PageLink[] {
  const { allTags, allAuthors } = messages(locale)
  const link = (label: string, relativePath: string): PageLink => ({
    label,
    url: addBase(config.base, path + relativePath),
  })
  return [
    ...(tags.tags.length === 0 ? [] : [link(allTags, 'tags/')]),
    ...(writers.length === 0 ? [] : [link(allAuthors, 'authors/')]),
    link('Atom', 'atom.xml'),
    link('RSS', 'rss.xml'),
    link('JSON', 'feed.json'),
  ]
}

function createTagLists(blog: Blog, context: ListContext): SiteList[] {
  const { path, tags } = blog.tags
  if (tags.length === 0) return []
  const { base } = context.config
  const messages = context.messages(blog.locale)
  const above = createHomeLink(blog, base)
  const all = { label: messages.allTags, url: addBase(base, path) }
  const modified = findListDay(blog.posts, context)
  return [
    createTagIndex(blog.tags, { kind: 'blogTagsList', locale: blog.locale, modified, above }, context),
    ...tags.flatMap((tag) => {
      const source: GeneratedPageSource = {
        path: tag.path,
        kind: 'blogTagPostList',
        title: fillMessage(messages.postsTagged, { label: tag.label }),
        description: tag.description,
        locale: blog.locale,
        modified: findListDay(tag.pages, context),
        above,
      }
      return createPagedLists({ source, posts: tag.pages, more: { relatedLinks: [all] } }, blog, context)
    }),
  ]
}

function createWriterLists(blog: Blog, context: ListContext): SiteList[] {
  const { authors: writers, locale } = blog
  if (writers.length === 0) return []
  const { base } = context.config
  const messages = context.messages(locale)
  const above = createHomeLink(blog, base)
  const path = `${blog.path}authors/`
  const all = { label: messages.allAuthors, url: addBase(base, path) }
  return [
    createList(
      {
        path,
        kind: 'blogAuthorsList',
        title: messages.authors,
        lead: fillMessage(messages.postsBy, { name: blog.config.title }),
        description: addItemsToDescription(
          fillMessage(messages.postsBy, { name: blog.config.title }),
          writers.map(({ view }) => view.name),
        ),
        locale,
        modified: findListDay(blog.posts, context),
        above,
      },
      { kind: 'authors', authors: writers.map(summarizeWriter) },
      context,
    ),
    ...writers.flatMap(({ view, author, path: writerPath, posts }) => {
      const description = author.description ?? ''
      const source: GeneratedPageSource = {
        path: writerPath,
        kind: 'blogAuthorPosts',
        title: fillMessage(messages.postsBy, { name: view.name }),
        description,
        locale,
        modified: findListDay(posts, context),
        above,
      }
      const more = { relatedLinks: [all], author: { ...view, description, homepage: author.url } }
      return createPagedLists({ source, posts, more }, blog, context)
    }),
  ]
}

const createHomeLink = ({ config, path }: Blog, base: string): PageLink => ({
  label: config.title,
  url: addBase(base, path),
})

const summarizeWriter = ({
  view,
  author,
  posts,
}: BlogAuthor): BlogAuthor['view'] & { count: number; description: string } => ({
  ...view,
  count: posts.length,
  description: author.description ?? '',
})

interface PagedListInput {
  source: GeneratedPageSource
  posts: readonly CompiledPage[]
  more: Partial<PostList>
}

/** Splits a list of posts into pages: `/blog/`, `/blog/page/2/`, … */
function createPagedLists(
  { source, posts, more }: PagedListInput,
  blog: Blog,
  context: ListContext,
): SiteList[] {
  const messages = context.messages(source.locale)
  const { postsPerPage } = blog.config
  const count = Math.max(1, Math.ceil(posts.length / postsPerPage))
  const formatPath = (number: number): string =>
    number === 1 ? source.path : `${source.path}page/${number}/`
  const link = (number: number, label: string): PageLink | undefined =>
    number < 1 || number > count
      ? undefined
      : { label, url: addBase(context.config.base, formatPath(number)) }
  return Array.from({ length: count }, (_, index): SiteList => {
    const number = index + 1
    const shown = posts.slice(index * postsPerPage, number * postsPerPage)
    const title =
      number === 1 ? source.title : fillMessage(messages.pageOf, { title: source.title, page: number })
    const lead = number === 1 ? source.description : ''
    const names = shown.map((post) => post.title)
    const description = addItemsToDescription(lead || title, names)
    const page = { ...source, path: formatPath(number), title, description, lead }
    const view = createGeneratedView(page, context.config)
    return {
      path: formatPath(number),
      view: {
        ...view,
        previous: link(number - 1, messages.newerPosts),
        next: link(number + 1, messages.olderPosts),
      },
      list: {
        kind: 'posts',
        posts: shown.map((post) => summarizePost(post, context)),
        relatedLinks: [],
        author: undefined,
        ...more,
      },
      excerpts: shown.filter(({ post }) => post?.hasExcerpt),
      translations: number === 1 ? context.config.locales.map(({ id }) => id) : [source.locale],
    }
  })
}

function summarizePost(page: CompiledPage, { findView }: ListContext): PostSummary {
  const { title, url, description, tags, post, fallback } = findView(page)
  if (post === undefined) throw new Error(`${page.file} isn't a post.`)
  return { label: title, url, description, tags, post, fallback }
}
