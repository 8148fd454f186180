import type { DocsConfig } from '../../shared/config/config.ts'
import { createIconUrl } from '../../shared/config/theme/create-icon-url.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import type { PageLink, Topic } from '../../shared/site/page.ts'
import { rootLevel } from '../../shared/site/sidebar.ts'
import { addBase } from '../../shared/urls.ts'
import { listInReadingOrder } from './list-in-reading-order.ts'
import type { ScopeNavigation } from './scope-navigation.ts'
import type { SidebarLevels } from './sidebar-levels.ts'
import { type CategoryItem, getLabel, type SidebarNode } from './sidebar-node.ts'

/** Maximum number of links on a card; with more, it would be a list. */
const maxTopicLinks = 6

/**
 * Creates the topics of the areas whose topics are shown on a page. Areas that don't exist are reported by
 * `checkAreas`.
 */
export function createAreaTopics(
  page: CompiledPage,
  navigation: Pick<ScopeNavigation, 'sidebars'>,
  config: Pick<DocsConfig, 'areas' | 'base' | 'brand'>,
): Record<string, Topic[]> {
  const cards = page.areaLookups.filter(({ component }) => component === 'TopicCards')
  const named = new Set(cards.map(({ href }) => href))
  const areas = config.areas.filter(({ id }) => named.has(id))
  return Object.fromEntries(
    areas.map(({ id, sidebar }) => {
      const levels = navigation.sidebars.get(sidebar)
      return [id, levels === undefined ? [] : createTopics(levels, config)]
    }),
  )
}

/** Creates topics from the top-level categories of a sidebar. */
function createTopics(
  { levels, categories }: SidebarLevels,
  config: Pick<DocsConfig, 'base' | 'brand'>,
): Topic[] {
  return (levels.get(rootLevel) ?? []).flatMap((item): Topic[] => {
    const category = item.kind === 'category' ? categories.get(item.id) : undefined
    if (item.kind !== 'category' || category === undefined) return []
    return [
      {
        label: item.label,
        url: item.url,
        description: category.description,
        icon: createIconUrl(category.icon, config),
        pages: new Set(listInReadingOrder([category])).size,
        sections: createTopicLinks(category, item.url, config.base),
      },
    ]
  })
}

/**
 * Lists the links of a category: categories with a landing page first, because they are products, and then pages. The
 * label of a group without one, such as "Start", says nothing on a card, so its pages are listed instead, the first of
 * each group before the second of any. Pages of the product that the card itself links to fill the remaining places.
 */
function createTopicLinks(category: CategoryItem, url: string, base: string): PageLink[] {
  const isTopic = (item: CategoryItem): boolean =>
    item.landing !== undefined && addBase(base, item.landing.path) === url
  const isSame = (item: CategoryItem): boolean => isTopic(item) && item.label === category.label
  const groups = listGroups(findInnerItems(category), (item) => isUnlinked(item) || isSame(item))
  const products = groups.flat().filter((item) => item.kind === 'category')
  const fillers = products.filter(isTopic).flatMap(({ items }) => listGroups(items, isUnlinked))
  const links = [
    ...products.flatMap((item) => createCategoryLink(item, base)),
    ...listPages(groups).map((page) => createPageLink(getLabel(page), page, base)),
    // Labels of another product's pages, such as "Install", say nothing on this card.
    ...listPages(fillers).map((page) => createPageLink(page.title, page, base)),
  ]
  // A product with the page that the card links to still has to be named.
  const isNamed = (link: PageLink, index: number): boolean => link.url !== url || index < products.length
  return links.filter(isNamed).slice(0, maxTopicLinks)
}

const isUnlinked = ({ landing }: CategoryItem): boolean => landing === undefined

/** Splits items into the contents of each group, with the other items first. */
function listGroups(
  items: readonly SidebarNode[],
  isGroup: (item: CategoryItem) => boolean,
): SidebarNode[][] {
  const groups = items.filter((item) => item.kind === 'category').filter(isGroup)
  return [
    items.filter((item) => item.kind !== 'category' || !isGroup(item)),
    ...groups.flatMap((group) => listGroups(group.items, isGroup)),
  ]
}

/** Returns the first items of all lists, then the second ones, and so on. */
function interleave<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat()
}

/** Returns the items of the innermost category: a category that contains only another one adds nothing. */
function findInnerItems({ items }: CategoryItem): SidebarNode[] {
  const [only] = items
  return items.length === 1 && only?.kind === 'category' ? findInnerItems(only) : items
}

/** Lists the pages of groups, the first of each group before the second of any. */
const listPages = (groups: readonly (readonly SidebarNode[])[]): CompiledPage[] =>
  interleave(groups.map((items) => items.flatMap((item) => (item.kind === 'page' ? [item.page] : []))))

const createPageLink = (label: string, { path }: CompiledPage, base: string): PageLink => ({
  label,
  url: addBase(base, path),
})

function createCategoryLink({ label, landing }: CategoryItem, base: string): PageLink[] {
  return landing === undefined ? [] : [{ label, url: addBase(base, landing.path) }]
}
