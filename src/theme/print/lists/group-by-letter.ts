import type { TagList } from '../../../shared/site/lists/page-listing.ts'
import type { LocaleView } from '../../../shared/site/site-view.ts'

/** Groups tags by their first letter, in their order. */
export const groupByLetter = (tags: TagList['tags'], locale: LocaleView): Map<string, TagList['tags']> =>
  Map.groupBy(tags, ({ label }) => ([...label][0] ?? '').toLocaleUpperCase(locale.id))
