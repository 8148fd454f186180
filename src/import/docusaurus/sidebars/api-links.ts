import type { UnknownObject } from '../../../shared/read-unknown.ts'
import type { SidebarItemConfig } from '../../../shared/site/sidebar-item-config.ts'
import { readCategoryLink, toCategorySlug, type VersionDocs } from './version-docs.ts'

/** An API that sidebars link to. */
interface SidebarApi {
  label: string
  url: string
}

/** The APIs whose generated pages were guides of a version. */
export interface SidebarApis {
  /** Finds the API that has the place of a page, by the ID of the page. */
  find(id: string): SidebarApi | undefined
  /** Lists the APIs whose pages were in a folder. */
  list(folder: string): SidebarApi[]
  /** Finds the API that published a page at an address below the version. */
  findByAddress(slug: string): SidebarApi | undefined
  /** Adds the address of a page that Docusaurus generates for a category of the API. */
  addAddress(slug: string, api: SidebarApi): void
}

export const createApiLink = ({ label, url }: SidebarApi): SidebarItemConfig => ({
  kind: 'link',
  label,
  href: url,
})

interface CategoryInput {
  category: UnknownObject
  label: string
  items: readonly SidebarItemConfig[]
}

/** Finds the API that a category without other pages is about. */
export function findCategoryApi(
  { category, label, items }: CategoryInput,
  { apis, docs }: { apis: SidebarApis; docs: VersionDocs },
): SidebarApi | undefined {
  const link = readCategoryLink(category.link)
  if (link?.kind === 'doc' && docs.find(link.id) !== undefined) return undefined
  const slug = link?.kind === 'generated' ? toCategorySlug(link.link, label) : undefined
  const api = findOnlyApi(items, apis) ?? (items.length === 0 ? findEmptyApi(link, slug, apis) : undefined)
  if (api !== undefined && slug !== undefined) apis.addAddress(slug, api)
  return api
}

function findOnlyApi(items: readonly SidebarItemConfig[], apis: SidebarApis): SidebarApi | undefined {
  const [first, ...others] = items
  if (first === undefined || typeof first === 'string' || first.kind !== 'link' || others.length > 0)
    return undefined
  return apis.list('').find(({ url }) => url === first.href)
}

/** The items of a category come from a file that the plugin writes, so they may be missing. */
function findEmptyApi(
  link: ReturnType<typeof readCategoryLink>,
  slug: string | undefined,
  apis: SidebarApis,
): SidebarApi | undefined {
  if (link?.kind === 'doc') return apis.find(link.id)
  return slug === undefined ? undefined : (apis.findByAddress(slug) ?? apis.find(slug))
}

/** Pages of an API become the same link each. */
export function removeRepeatedLinks(items: readonly SidebarItemConfig[]): SidebarItemConfig[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    if (typeof item === 'string' || item.kind !== 'link') return true
    const key = `${item.label} ${item.href}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
