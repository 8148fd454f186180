import { getSearchNeed } from '../../search/search-need.ts'
import type { OutputPage } from '../../shared/output/render-task.ts'
import type { SiteApi } from '../../shared/site/site.ts'

export type PageWithoutKey = Omit<OutputPage, 'key'>

/** Up to this number of schemas, their common page is rendered with their own pages, and may contain all of them. */
const schemasPerTask = 64

/**
 * Plans the pages of an API. The pages of items are rendered with the page of all items. If there are many schemas,
 * several threads share them.
 */
export function planApiPages(
  { key, linkUrls, relatedPages, pages }: SiteApi,
  keepsRecords: boolean,
): PageWithoutKey[] {
  const api = { key, linkUrls, relatedPages }
  const itemsByGroup = Map.groupBy(
    pages.filter(({ item }) => item !== undefined),
    ({ group }) => group,
  )
  return pages
    .filter(({ item }) => item === undefined)
    .flatMap((page): PageWithoutKey[] => {
      const search = getSearchNeed(page.view, { isUnlisted: false, keepsRecords })
      const items = itemsByGroup.get(page.group) ?? []
      const isSplit = page.group === undefined && items.length > schemasPerTask
      const ownItems = isSplit ? [] : items
      return [
        { owner: page.path, task: { kind: 'api', page, items: ownItems, api, isSplit, search } },
        ...(isSplit ? split(items) : []).map(
          (some): PageWithoutKey => ({
            owner: some[0]?.path ?? page.path,
            task: { kind: 'apiItems', page, items: some, api },
          }),
        ),
      ]
    })
}

const split = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / schemasPerTask) }, (_, index) =>
    items.slice(index * schemasPerTask, (index + 1) * schemasPerTask),
  )
