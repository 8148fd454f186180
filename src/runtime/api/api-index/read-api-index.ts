import type { ApiCatalog, CatalogGroup, CatalogOperation } from './resolve-hash-route.ts'

/** An operation of the catalog, with its line in the index and the text that the filter searches. */
interface IndexOperation extends CatalogOperation {
  link: HTMLAnchorElement
  /** Title, ID, method, and path. */
  text: string
}

export interface IndexGroup extends CatalogGroup {
  section: HTMLElement
}

export interface IndexCatalog extends ApiCatalog {
  groups: IndexGroup[]
  operations: IndexOperation[]
}

/** Reads groups and operations from the lists of the index, the only list of them in the browser. */
export function readApiIndex(lists: ParentNode): IndexCatalog {
  const catalog: IndexCatalog = { groups: [], operations: [] }
  for (const section of lists.querySelectorAll<HTMLElement>('[data-group]')) {
    const [link, ...lines] = section.querySelectorAll<HTMLAnchorElement>('a:not([data-more] > *)')
    if (link === undefined) continue
    const { group: id = '' } = section.dataset
    const start = catalog.operations.length
    for (const line of lines) catalog.operations.push(readLine(line, id))
    const end = catalog.operations.length
    catalog.groups.push({ id, name: link.textContent, url: getUrl(link), start, end, section })
  }
  return catalog
}

const getUrl = (link: HTMLAnchorElement): string => link.getAttribute('href') ?? ''

function readLine(link: HTMLAnchorElement, group: string): IndexOperation {
  const url = getUrl(link)
  const title = link.firstChild?.textContent ?? ''
  const { method = '', path = '', id = url.split('/').at(-2) ?? '' } = link.dataset
  return { id, group, title, url, link, text: `${title} ${id} ${method} ${path}` }
}
