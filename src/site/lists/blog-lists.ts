import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import { fillMessage } from '../../shared/messages/fill-message.ts'
import type { Feed, List, PostList, PostSummary } from '../../shared/site/list.ts'
import type { PageLink } from '../../shared/site/page.ts'
import { withBase } from '../../shared/urls.ts'
import { type GeneratedPlace, generatedView } from '../page-view/generated-view.ts'
import type { Blog, Writer } from './blog.ts'
import { tagItem } from './guide-tag-lists.ts'
import type { ListContext, ListPage } from './list-page.ts'

/** Every list of a blog: posts, tags, posts of a tag, authors, posts of an author. */
export function createBlogLists(blog: Blog, context: ListContext): ListPage[] {
  const { config, locale, path, posts } = blog
  const { title, description } = config
  const place: GeneratedPlace = { path, kind: 'blogList', title, description, locale, above: undefined }
  return [
    ...pagedLists({ place, posts, more: { ways: waysOf(blog, context) } }, blog, context),
    ...tagLists(blog, context),
    ...writerLists(blog, context),
  ]
}

/** From the list of posts to the other lists, and to the feeds for those who want to follow. */
function waysOf({ path, tags, writers, locale }: Blog, { config, messages }: ListContext): PageLink[] {
  const { allTags, allAuthors } = messages(locale)
  const link = (label: string, place: string): PageLink => ({
    label,
    url: withBase(config.base, path + place),
  })
  return [
    ...(tags.tags.length === 0 ? [] : [link(allTags, 'tags/')]),
    ...(writers.length === 0 ? [] : [link(allAuthors, 'authors/')]),
    link('Atom', 'atom.xml'),
    link('RSS', 'rss.xml'),
    link('JSON', 'feed.json'),
  ]
}

function tagLists(blog: Blog, context: ListContext): ListPage[] {
  const { path, tags } = blog.tags
  if (tags.length === 0) return []
  const { base } = context.config
  const messages = context.messages(blog.locale)
  const above = homeOf(blog, base)
  const all = { label: messages.allTags, url: withBase(base, path) }
  const { tags: title, tagsIntro: description } = messages
  return [
    singleList(
      { path, kind: 'blogTagsList', title, description, locale: blog.locale, above },
      { kind: 'tags', tags: tags.map((tag) => tagItem(tag, base)) },
      context,
    ),
    ...tags.flatMap((tag) => {
      const place: GeneratedPlace = {
        path: tag.path,
        kind: 'blogTagPostList',
        title: fillMessage(messages.postsTagged, { label: tag.label }),
        description: tag.description,
        locale: blog.locale,
        above,
      }
      return pagedLists({ place, posts: tag.pages, more: { ways: [all] } }, blog, context)
    }),
  ]
}

function writerLists(blog: Blog, context: ListContext): ListPage[] {
  const { writers, locale } = blog
  if (writers.length === 0) return []
  const { base } = context.config
  const messages = context.messages(locale)
  const above = homeOf(blog, base)
  const path = `${blog.path}authors/`
  const all = { label: messages.allAuthors, url: withBase(base, path) }
  return [
    singleList(
      { path, kind: 'blogAuthorsList', title: messages.authors, description: '', locale, above },
      { kind: 'authors', authors: writers.map(writerItem) },
      context,
    ),
    ...writers.flatMap(({ view, author, path: own, posts }) => {
      const description = author.description ?? ''
      const place: GeneratedPlace = {
        path: own,
        kind: 'blogAuthorPosts',
        title: fillMessage(messages.postsBy, { name: view.name }),
        description,
        locale,
        above,
      }
      const more = { ways: [all], author: { ...view, description, homepage: author.url } }
      return pagedLists({ place, posts, more }, blog, context)
    }),
  ]
}

const homeOf = ({ config, path }: Blog, base: string): PageLink => ({
  label: config.title,
  url: withBase(base, path),
})

function singleList(place: GeneratedPlace, list: List, { config }: ListContext): ListPage {
  const translations = config.locales.map(({ id }) => id)
  return { path: place.path, view: generatedView(place, config), list, excerpts: [], translations }
}

const writerItem = ({
  view,
  author,
  posts,
}: Writer): Writer['view'] & { count: number; description: string } => ({
  ...view,
  count: posts.length,
  description: author.description ?? '',
})

interface Paged {
  place: GeneratedPlace
  posts: readonly CompiledPage[]
  more: Partial<PostList>
}

/** A list of posts, cut into pages: `/blog/`, `/blog/page/2/`, … */
function pagedLists({ place, posts, more }: Paged, blog: Blog, context: ListContext): ListPage[] {
  const messages = context.messages(place.locale)
  const { postsPerPage } = blog.config
  const count = Math.max(1, Math.ceil(posts.length / postsPerPage))
  const pathOf = (number: number): string => (number === 1 ? place.path : `${place.path}page/${number}/`)
  const link = (number: number, label: string): PageLink | undefined =>
    number < 1 || number > count ? undefined : { label, url: withBase(context.config.base, pathOf(number)) }
  return Array.from({ length: count }, (_, index): ListPage => {
    const number = index + 1
    const shown = posts.slice(index * postsPerPage, number * postsPerPage)
    const title =
      number === 1 ? place.title : fillMessage(messages.pageOf, { title: place.title, page: number })
    const view = generatedView({ ...place, path: pathOf(number), title }, context.config)
    return {
      path: pathOf(number),
      view: {
        ...view,
        previous: link(number - 1, messages.newerPosts),
        next: link(number + 1, messages.olderPosts),
      },
      list: {
        kind: 'posts',
        posts: shown.map((post) => summaryOf(post, context)),
        ways: [],
        author: undefined,
        ...more,
      },
      excerpts: shown.filter(({ post }) => post?.hasExcerpt),
      translations: number === 1 ? context.config.locales.map(({ id }) => id) : [place.locale],
    }
  })
}

function summaryOf(page: CompiledPage, { viewOf }: ListContext): PostSummary {
  const { title, url, description, tags, post, fallback } = viewOf(page)
  if (post === undefined) throw new Error(`${page.file} is no post.`)
  return { label: title, url, description, tags, post, fallback }
}

/** How many of the newest posts a feed has. */
const feedLength = 20

/** The newest posts, for feed readers. */
export function createFeed(
  { config, locale, path, posts }: Blog,
  { config: site, viewOf }: ListContext,
): Feed {
  return {
    title: config.title === site.title ? site.title : `${config.title} – ${site.title}`,
    description: config.description,
    language: site.locales.find(({ id }) => id === locale)?.htmlLang ?? locale,
    path,
    url: site.url + withBase(site.base, path),
    posts: posts.slice(0, feedLength).map((page) => {
      const { title, url, description, post, tags } = viewOf(page)
      return {
        title,
        url: site.url + url,
        description,
        date: post?.date ?? '',
        authors: (post?.authors ?? []).map(({ name }) => name),
        tags: tags.map(({ label }) => label),
      }
    }),
  }
}
