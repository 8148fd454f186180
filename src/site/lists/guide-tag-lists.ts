import { fillMessage } from '../../shared/messages/fill-message.ts'
import type { PageLink } from '../../shared/site/page.ts'
import { withBase } from '../../shared/urls.ts'
import { generatedView } from '../page-view/generated-view.ts'
import type { ListContext, ListPage } from './list-page.ts'
import type { Tag, Tags } from './tags.ts'

/** The list of all tags of the guides, and a list for each tag. None without tags. */
export function createGuideLists(tags: Tags, locale: string, context: ListContext): ListPage[] {
  const { config } = context
  if (tags.tags.length === 0) return []
  const messages = context.messages(locale)
  const all: PageLink = { label: messages.tags, url: withBase(config.base, tags.path) }
  const page = { excerpts: [], translations: config.locales.map(({ id }) => id) }
  return [
    {
      ...page,
      path: tags.path,
      view: generatedView(
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
      list: { kind: 'tags', tags: tags.tags.map((tag) => tagItem(tag, config.base)) },
    },
    ...tags.tags.map(
      (tag): ListPage => ({
        ...page,
        path: tag.path,
        view: generatedView(
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
          guides: guidesOf(tag, context, locale),
          all: { ...all, label: messages.allTags },
        },
      }),
    ),
  ]
}

/** A tag as the list of all tags shows it. */
export function tagItem(
  { label, description, path, pages }: Tag,
  base: string,
): PageLink & { count: number; description: string } {
  return { label, url: withBase(base, path), count: pages.length, description }
}

function guidesOf(
  { pages }: Tag,
  { config }: ListContext,
  locale: string,
): (PageLink & { description: string })[] {
  const compare = new Intl.Collator(locale).compare
  return pages
    .map((page) => ({
      label: page.title,
      url: withBase(config.base, page.path),
      description: page.description,
    }))
    .sort((a, b) => compare(a.label, b.label))
}
