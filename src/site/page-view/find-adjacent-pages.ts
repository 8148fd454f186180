import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import type { PageLink, PageView } from '../../shared/site/page.ts'
import { addBase } from '../../shared/urls.ts'
import type { SidebarLevels } from '../sidebar/sidebar-levels.ts'
import { getLabel } from '../sidebar/sidebar-node.ts'
import type { PageViewContext } from './view-context.ts'

type AdjacentPageLinks = Pick<PageView, 'previous' | 'next'>

/** Creates the links to the previous and the next page. */
export function findAdjacentPages(
  page: CompiledPage,
  sidebar: SidebarLevels | undefined,
  context: PageViewContext,
): AdjacentPageLinks {
  return page.kind === 'blogPost'
    ? findAdjacentPosts(page, context)
    : findAdjacentGuides(page, sidebar, context)
}

/**
 * Creates links to the adjacent pages in reading order, unless the front matter names others (or, with `null`, none).
 */
function findAdjacentGuides(
  page: CompiledPage,
  sidebar: SidebarLevels | undefined,
  { navigation, config }: PageViewContext,
): AdjacentPageLinks {
  const order = sidebar === undefined ? undefined : navigation.orders.get(sidebar.id)
  const here = order?.positions.get(page.id)
  const at = (index: number): CompiledPage | undefined =>
    here === undefined ? undefined : order?.pages[index]
  const choose = (
    chosen: string | null | undefined,
    standard: CompiledPage | undefined,
  ): PageLink | undefined => {
    const target = chosen === null ? undefined : chosen === undefined ? standard : navigation.byId.get(chosen)
    if (target === undefined) return undefined
    return {
      label: target.frontMatter.pagination_label ?? getLabel(target),
      url: addBase(config.base, target.path),
    }
  }
  return {
    previous: choose(page.frontMatter.pagination_prev, at((here ?? 0) - 1)),
    next: choose(page.frontMatter.pagination_next, at((here ?? 0) + 1)),
  }
}

/** Creates links to the next newer and the next older post. */
function findAdjacentPosts(page: CompiledPage, { blog, config }: PageViewContext): AdjacentPageLinks {
  const posts = blog?.posts ?? []
  const here = posts.indexOf(page)
  const link = (post: CompiledPage | undefined): PageLink | undefined =>
    here === -1 || post === undefined
      ? undefined
      : { label: post.title, url: addBase(config.base, post.path) }
  return { previous: link(posts[here - 1]), next: link(posts[here + 1]) }
}
