import { fillMessage } from '../../shared/messages/fill-message.ts'
import type { PageLink } from '../../shared/site/page.ts'
import { addBase } from '../../shared/urls.ts'
import { createGeneratedView } from '../page-view/create-generated-view.ts'
import type { ListContext, SiteList } from './list-context.ts'
import type { Tag, TagCollection } from './tags.ts'

/** Creates the list of all tags of the guides, and a list for each tag. Returns none without tags. */
export function createGuideTagLists(tags: TagCollection, locale: string, context: ListContext): SiteList[] {
  const { config } = context
  if (tags.tags.length === 0) return []
  const messages = context.messages(locale)
  const all: PageLink = { label: messages.tags, url: addBase(config.base, tags.path) }
  const page = { excerpts: [], translations: config.locales.map(({ id }) => id) }
  return [
    {
      ...page,
      path: tags.path,
      view: createGeneratedView(
        {
          path: tags.path,
          kind: 'docTagsList',
          title: messages.tags,
          description: messages.tagsIntro,
          locale,
          above: undefined,
        },
        config,
      ),
      list: { kind: 'tags', tags: tags.tags.map((tag) => summarizeTag(tag, config.base)) },
    },
    ...tags.tags.map(
      (tag): SiteList => ({
        ...page,
        path: tag.path,
        view: createGeneratedView(
          {
            path: tag.path,
            kind: 'docTagDocList',
            title: fillMessage(messages.guidesTagged, { label: tag.label }),
            description: tag.description,
            locale,
            above: all,
          },
          config,
        ),
        list: {
          kind: 'guides',
          guides: listGuides(tag, context, locale),
          all: { ...all, label: messages.allTags },
        },
      }),
    ),
  ]
}

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
