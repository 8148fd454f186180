import type { Feed } from '../../shared/site/lists/feed.ts'
import { addBase } from '../../shared/urls.ts'
import type { Blog } from './collect-blog-posts.ts'
import type { ListContext } from './list-context.ts'

/** The number of posts in a feed. */
const feedLength = 20

/** Creates the feed of a blog, with its newest posts. */
export function createBlogFeed(
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
