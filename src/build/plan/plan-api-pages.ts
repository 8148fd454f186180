import { getSearchNeed } from '../../search/get-search-need.ts'
import type { ApiRenderSource, OutputPage } from '../../shared/output/render-task.ts'
import { pickFields } from '../../shared/pick-fields.ts'
import type { SiteApi, SitePage } from '../../shared/site/site.ts'
import { splitIntoBatches } from '../../shared/split-into-batches.ts'

export type PageWithoutKey = Omit<OutputPage, 'key'>

/** Up to this number of schemas, their common page is rendered with their own pages, and may contain all of them. */
const maxSchemas = 64
/** Otherwise, the pages of this many are one task. A schema with many parts takes a second on a busy machine. */
const schemasPerTask = 16

/**
 * Plans the pages of an API. The pages of items are rendered with the page of all items. If there are many schemas,
 * several threads share them.
 */
export function planApiPages({ pages, ...source }: SiteApi, keepsRecords: boolean): PageWithoutKey[] {
  const api = createRenderSource(source)
  const itemsByGroup = Map.groupBy(
    pages.filter(({ item }) => item !== undefined),
    ({ group }) => group,
  )
  return pages
    .filter(({ item }) => item === undefined)
    .flatMap((page): PageWithoutKey[] => {
      const search = getSearchNeed(page.view, { isUnlisted: false, keepsRecords })
      const items = itemsByGroup.get(page.group) ?? []
      const isSplit = page.group === undefined && items.length > maxSchemas
      const ownItems = isSplit ? [] : items
      return [
        { owner: page.path, task: { kind: 'api', page, items: ownItems, api, isSplit, search } },
        ...(isSplit ? splitIntoBatches(items, schemasPerTask) : []).map(
          (some): PageWithoutKey => ({
            owner: some[0]?.path ?? page.path,
            task: { kind: 'apiItems', page, items: some, api },
          }),
        ),
      ]
    })
}

const createRenderSource = (api: Omit<SiteApi, 'pages'>): ApiRenderSource =>
  pickFields(api, ['key', 'icons', 'linkUrls', 'relatedPages'])

/** Finds the API that an overview describes. If it has sections, they replace the description of the document. */
export function findDescribedApi(
  { api: index }: SitePage,
  apis: readonly SiteApi[],
): { api?: ApiRenderSource } {
  const api = apis.find(({ loaded }) => loaded.document.id === index?.api)
  if (api === undefined || index === undefined || index.headings.length > 0) return {}
  const { description, securitySchemes } = api.loaded.document
  const isEmpty = description === '' && Object.keys(securitySchemes).length === 0
  return isEmpty ? {} : { api: createRenderSource(api) }
}
