import { createIconUrl } from '../../shared/config/theme/create-icon-url.ts'
import { fillMessage } from '../../shared/messages/fill-message.ts'
import type { CountedTag, ListedGuide, TagList } from '../../shared/site/lists/page-listing.ts'
import type { PageLink } from '../../shared/site/page.ts'
import { addItemsToDescription } from '../../shared/text/plain-text.ts'
import { addBase } from '../../shared/urls.ts'
import type { GeneratedPageSource } from '../page-view/create-generated-view.ts'
import type { Tag, TagCollection } from './collect-tags.ts'
import { createList, findListDay, type ListContext, type SiteList } from './list-context.ts'

/** Creates the list of all tags of the guides, and a list for each tag. Returns none without tags. */
export function createGuideTagLists(tags: TagCollection, locale: string, context: ListContext): SiteList[] {
  if (tags.tags.length === 0) return []
  const modified = findListDay(
    tags.tags.flatMap((tag) => tag.pages),
    context,
  )
  const source = { kind: 'docTagsList', locale, modified, above: undefined } as const
  const { path } = tags
  return [
    createTagIndex(tags, source, context),
    ...tags.tags.map((tag) => createTagList(tag, { path, locale, tags }, context)),
  ]
}

/** Creates the list of all tags of guides or posts. */
export function createTagIndex(
  { path, tags }: TagCollection,
  source: Pick<GeneratedPageSource, 'kind' | 'locale' | 'modified' | 'above'>,
  context: ListContext,
): SiteList {
  const { tags: title, tagsIntro: lead } = context.messages(source.locale)
  const labels = tags.map(({ label }) => label)
  return createList(
    { ...source, path, title, lead, description: addItemsToDescription(lead, labels) },
    { kind: 'tags', tags: tags.map((tag) => summarizeTag(tag, context)) },
    context,
  )
}

/** Creates the list of the guides with a tag. `index` is the list of all tags. */
function createTagList(
  tag: Tag,
  index: { path: string; locale: string; tags: TagCollection },
  context: ListContext,
): SiteList {
  const { locale, tags } = index
  const messages = context.messages(locale)
  const all: PageLink = { label: messages.tags, url: addBase(context.config.base, index.path) }
  const title = fillMessage(messages.guidesTagged, { label: tag.label })
  const guides = listGuides(tag, context, locale)
  const labels = guides.map(({ label }) => label)
  return createList(
    {
      path: tag.path,
      kind: 'docTagDocList',
      title,
      description: addItemsToDescription(tag.description || title, labels),
      lead: tag.description,
      locale,
      modified: findListDay(tag.pages, context),
      above: all,
    },
    {
      kind: 'guides',
      guides,
      related: listRelatedTags(tag, tags, context),
      tags: tags.tags.map((other) => ({ ...createTagLink(other, context), isCurrent: other === tag })),
      all: { ...all, label: messages.allTags },
    },
    context,
  )
}

function summarizeTag(tag: Tag, context: ListContext): TagList['tags'][number] {
  return {
    ...createTagLink(tag, context),
    description: tag.description,
    products: listProducts(tag, context),
  }
}

const createTagLink = ({ label, path, pages }: Tag, { config }: ListContext): CountedTag => ({
  label,
  url: addBase(config.base, path),
  count: pages.length,
})

/** Maximum number of products that a tag names in the list of all tags. */
const maxProducts = 3

/** Lists the products that have most guides with a tag. A product is a category of an area with an icon. */
function listProducts({ pages }: Tag, context: ListContext): TagList['tags'][number]['products'] {
  const products = pages.flatMap((page) => {
    const category = context.findCategory(page)
    const icon = createIconUrl(category?.icon, context.config)
    return category === undefined || icon === undefined ? [] : [{ label: category.label, icon }]
  })
  return [...Map.groupBy(products, ({ label }) => label).values()]
    .sort((a, b) => b.length - a.length)
    .slice(0, maxProducts)
    .flatMap(([product]) => product ?? [])
}

/** Maximum number of tags that a list of guides leads to. */
const maxRelated = 5

/** Lists the tags that the guides of a tag have most often. */
function listRelatedTags(tag: Tag, { getTags }: TagCollection, context: ListContext): CountedTag[] {
  const counts = new Map<Tag, number>()
  for (const other of tag.pages.flatMap(getTags)) counts.set(other, (counts.get(other) ?? 0) + 1)
  counts.delete(tag)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, maxRelated)
    .map(([other]) => createTagLink(other, context))
}

function listGuides(
  { pages }: Tag,
  { config, findView, findCategory }: ListContext,
  locale: string,
): ListedGuide[] {
  const compare = new Intl.Collator(locale).compare
  return pages
    .map((page) => {
      const { breadcrumbs, icon } = findView(page)
      const above = breadcrumbs.slice(0, -1).slice(0, 2)
      return {
        label: page.title,
        url: addBase(config.base, page.path),
        description: page.description,
        icon: createIconUrl(findCategory(page)?.icon, config) ?? icon,
        place: above.map(({ label }) => label).join(' › '),
      }
    })
    .sort((a, b) => compare(a.place, b.place) || compare(a.label, b.label))
}
