import type { DocsConfig } from '../../shared/config/config.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import { allMessages } from '../../shared/messages/all-messages.ts'
import type { LocaleMessages } from '../../shared/messages/page-messages.ts'
import type { Feed } from '../../shared/site/lists/feed.ts'
import type { PageView } from '../../shared/site/page.ts'
import type { Scopes } from '../scopes/create-scopes.ts'
import { findSidebar } from '../sidebar/scope-navigation.ts'
import { createBlogLists } from './blog-lists.ts'
import { createBlogFeed } from './create-blog-feed.ts'
import { createGuideTagLists } from './guide-tag-lists.ts'
import type { ListContext, SiteList } from './list-context.ts'

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
