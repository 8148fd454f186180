import { parseHashRoute } from '../../../shared/api/hash-route.ts'
import type { ApiCatalog, CatalogGroup, CatalogOperation } from './resolve-api-target.ts'

/** An operation of the catalog, with its line in the index and the text that the filter searches. */
interface OperationEntry extends CatalogOperation {
  link: HTMLAnchorElement
  /** Title, ID, method, and path. */
  text: string
}

export interface GroupEntry extends CatalogGroup {
  section: HTMLElement
  link: HTMLAnchorElement
  /** URL of its page. */
  url: string
}

export interface IndexCatalog extends ApiCatalog {
  groups: GroupEntry[]
  operations: OperationEntry[]
}

/** Reads groups and operations from the static index, which is the only list of them in the browser. */
export function readCatalog(root: ParentNode): IndexCatalog {
  const catalog: IndexCatalog = { groups: [], operations: [] }
  for (const section of root.querySelectorAll<HTMLElement>('[data-group]')) {
    const [link, ...lines] = section.querySelectorAll('a')
    if (link === undefined) continue
    const { group: id = '' } = section.dataset
    const start = catalog.operations.length
    for (const line of lines) {
      const operation = readLine(line, id)
      if (operation !== undefined) catalog.operations.push(operation)
    }
    const end = catalog.operations.length
    // A script may have changed the link before: the article's HTML is kept for the way back.
    link.dataset.page ??= link.pathname
    const url = link.dataset.page
    catalog.groups.push({ id, name: link.textContent, start, end, section, link, url })
  }
  return catalog
}

function readLine(link: HTMLAnchorElement, group: string): OperationEntry | undefined {
  const route = parseHashRoute(link.hash)
  if (route.kind !== 'operation') return undefined
  const title = link.firstChild?.textContent ?? ''
  const { method = '', path = '' } = link.dataset
  return { id: route.id, group, title, link, text: `${title} ${route.id} ${method} ${path}` }
}
