import { fillMessage } from '../../shared/messages/fill-message.ts'
import type { PageLink } from '../../shared/site/page.ts'
import { addItemsToDescription } from '../../shared/text/plain-text.ts'
import { addBase } from '../../shared/urls.ts'
import { createGeneratedView } from '../page-view/create-generated-view.ts'
import { findListDay, type ListContext, type SiteList } from './list-context.ts'
import type { Tag, TagCollection } from './tags.ts'

/** Creates the list of all tags of the guides, and a list for each tag. Returns none without tags. */
export function createGuideTagLists(tags: TagCollection, locale: string, context: ListContext): SiteList[] {
  const { config } = context
  if (tags.tags.length === 0) return []
  const messages = context.messages(locale)
  const pages = tags.tags.flatMap((tag) => tag.pages)
  const index: SiteList = {
    excerpts: [],
    translations: config.locales.map(({ id }) => id),
    path: tags.path,
    view: createGeneratedView(
      {
        path: tags.path,
        kind: 'docTagsList',
        title: messages.tags,
        description: describeTags(messages.tagsIntro, tags),
        lead: messages.tagsIntro,
        locale,
        modified: findListDay(pages, context),
        above: undefined,
      },
      config,
    ),
    list: { kind: 'tags', tags: tags.tags.map((tag) => summarizeTag(tag, config.base)) },
  }
  return [index, ...tags.tags.map((tag) => createTagList(tag, index, context))]
}

/** Creates the list of the guides with a tag. `index` is the list of all tags. */
function createTagList(tag: Tag, index: SiteList, context: ListContext): SiteList {
  const { config } = context
  const { locale } = index.view
  const messages = context.messages(locale)
  const all: PageLink = { label: messages.tags, url: addBase(config.base, index.path) }
  const title = fillMessage(messages.guidesTagged, { label: tag.label })
  const guides = listGuides(tag, context, locale)
  const labels = guides.map(({ label }) => label)
  return {
    ...index,
    path: tag.path,
    view: createGeneratedView(
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
      config,
    ),
    list: { kind: 'guides', guides, all: { ...all, label: messages.allTags } },
  }
}

/** Describes a list of tags. */
export const describeTags = (introduction: string, { tags }: TagCollection): string =>
  addItemsToDescription(
    introduction,
    tags.map(({ label }) => label),
  )

/** Summarizes a tag for the list of all tags. */
export function summarizeTag(
  { label, description, path, pages }: Tag,
  base: string,
): PageLink & { count: number; description: string } {
  return { label, url: addBase(base, path), count: pages.length, description }
}

function listGuides(
  { pages }: Tag,
  { config }: ListContext,
  locale: string,
): (PageLink & { description: string })[] {
  const compare = new Intl.Collator(locale).compare
  return pages
    .map((page) => ({
      label: page.title,
      url: addBase(config.base, page.path),
      description: page.description,
    }))
    .sort((a, b) => compare(a.label, b.label))
}
