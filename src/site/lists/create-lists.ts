import type { DocsConfig } from '../../shared/config/config.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import { allMessages } from '../../shared/messages/all-messages.ts'
import type { LocaleMessages } from '../../shared/messages/page-messages.ts'
import type { Feed } from '../../shared/site/lists/feed.ts'
import type { PageView } from '../../shared/site/page.ts'
import { addBase } from '../../shared/urls.ts'
import type { Scopes } from '../scopes/create-scopes.ts'
import { findSidebar } from '../sidebar/scope-navigation.ts'
import { createBlogLists } from './blog-lists.ts'
import type { Blog } from './collect-blog-posts.ts'
import { createGuideTagLists } from './guide-tag-lists.ts'
import type { ListContext, SiteList } from './list-context.ts'

/** The number of posts in a feed. */
const feedLength = 20

interface ListSources {
  config: DocsConfig
  messages: LocaleMessages
  views: ReadonlyMap<CompiledPage, PageView>
}

export interface Lists {
  lists: SiteList[]
  feeds: Feed[]
}

/** Creates the lists of all scopes, and the feeds of all blogs. */
export function createLists(
  { guides, blogs, findGuides }: Pick<Scopes, 'guides' | 'blogs' | 'findGuides'>,
  { config, messages, views }: ListSources,
): Lists {
  const context: ListContext = {
    config,
    messages: (locale) => ({ ...allMessages, ...messages.get(locale) }),
    findView(page) {
      const view = views.get(page)
      if (view === undefined) throw new Error(`${page.file} has no view.`)
      return view
    },
    findCategory(page) {
      const sidebar = page.kind === 'doc' ? findSidebar(page, findGuides(page).navigation) : undefined
      return sidebar?.categories.get(sidebar.activePaths.get(page.id)?.[0] ?? '')
    },
  }
  return {
    lists: [
      ...guides.flatMap(({ scope, tags }) => createGuideTagLists(tags, scope.locale, context)),
      ...blogs.flatMap((blog) => createBlogLists(blog, context)),
    ],
    feeds: blogs.map((blog) => createBlogFeed(blog, context)),
  }
}

/** Creates the feed of a blog, with its newest posts. */
function createBlogFeed(
  { config, locale, path, posts }: Blog,
  { config: site, findView }: ListContext,
): Feed {
  return {
    title: config.title === site.title ? site.title : `${config.title} – ${site.title}`,
    description: config.description,
    language: site.locales.find(({ id }) => id === locale)?.htmlLang ?? locale,
    path,
    url: site.url + addBase(site.base, path),
    posts: posts.slice(0, feedLength).map((page) => {
      const { title, url, description, post, tags } = findView(page)
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
