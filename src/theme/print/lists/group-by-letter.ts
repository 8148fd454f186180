import type { TagList } from '../../../shared/site/lists/page-listing.ts'
import type { LocaleView } from '../../../shared/site/site-view.ts'

/** Groups tags by their first letter, in their order. */
export function groupByLetter(tags: TagList['tags'], locale: LocaleView): Map<string, TagList['tags']> {
  const groups = new Map<string, TagList['tags']>()
  for (const tag of tags) {
    const letter = ([...tag.label][0] ?? '').toLocaleUpperCase(locale.id)
    groups.set(letter, [...(groups.get(letter) ?? []), tag])
  }
  return groups
}
