import type { DocsConfig } from '../../shared/config/config.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import type { PageLink, Topic } from '../../shared/site/page.ts'
import { rootLevel } from '../../shared/site/sidebar.ts'
import { addBase } from '../../shared/urls.ts'
import type { ScopeNavigation } from './scope-navigation.ts'
import type { SidebarLevels } from './sidebar-levels.ts'
import { type CategoryItem, getLabel, readingOrder, type SidebarNode } from './sidebar-node.ts'

/** Maximum number of links on a card; with more, it would be a list. */
const maxTopicLinks = 5

/**
 * Creates the topics of the areas whose topics are shown on a page. Areas that don't exist are reported by
 * `checkAreas`.
 */
export function createAreaTopics(
  page: CompiledPage,
  navigation: Pick<ScopeNavigation, 'sidebars'>,
  config: Pick<DocsConfig, 'areas' | 'base'>,
): Record<string, Topic[]> {
  const cards = page.areaLookups.filter(({ component }) => component === 'TopicCards')
  const named = new Set(cards.map(({ href }) => href))
  const areas = config.areas.filter(({ id }) => named.has(id))
  return Object.fromEntries(
    areas.map(({ id, sidebar }) => {
      const levels = navigation.sidebars.get(sidebar)
      return [id, levels === undefined ? [] : createTopics(levels, config.base)]
    }),
  )
}

/** Creates topics from the top-level categories of a sidebar. */
function createTopics({ levels, categories }: SidebarLevels, base: string): Topic[] {
  return (levels.get(rootLevel) ?? []).flatMap((item): Topic[] => {
    const category = item.kind === 'category' ? categories.get(item.id) : undefined
    if (item.kind !== 'category' || category === undefined) return []
    return [
      {
        label: item.label,
        url: item.url,
        description: category.description,
        pages: new Set(readingOrder([category])).size,
        sections: createTopicLinks(category, item.url, base),
      },
    ]
  })
}

/**
 * Lists the links of a category, except the target of the category's link. If that is the first item of the category, pages
 * of that item fill the remaining places.
 */
function createTopicLinks(category: CategoryItem, url: string, base: string): PageLink[] {
  const [first, ...rest] = findInnerItems(category)
  if (first === undefined) return []
  const links = (items: SidebarNode[]): PageLink[] =>
    items.flatMap((inner) => createItemLinks(inner, base)).filter((link) => link.url !== url)
  const others = links(rest)
  const isLinked = first.kind === 'category' && createCategoryLink(first, base)[0]?.url === url
  const lead = links(isLinked ? first.items : [first])
  return [...lead.slice(0, Math.max(maxTopicLinks - others.length, 0)), ...others].slice(0, maxTopicLinks)
}

/** Returns the items of the innermost category: a category that contains only another one adds nothing. */
function findInnerItems({ items }: CategoryItem): SidebarNode[] {
  const [only] = items
  return items.length === 1 && only?.kind === 'category' ? findInnerItems(only) : items
}

function createItemLinks(item: SidebarNode, base: string): PageLink[] {
  switch (item.kind) {
    case 'page':
      return [{ label: getLabel(item.page), url: addBase(base, item.page.path) }]
    case 'category':
      return createCategoryLink(item, base)
    case 'external':
      return []
  }
}

function createCategoryLink(category: CategoryItem, base: string): PageLink[] {
  const first = category.landing ?? readingOrder(category.items)[0]
  return first === undefined ? [] : [{ label: category.label, url: addBase(base, first.path) }]
}
