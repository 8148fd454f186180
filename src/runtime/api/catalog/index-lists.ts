import type { ApiIndexFragment } from '../../../shared/api/api-files.ts'
import { parseHtml } from '../../dom/trusted-html.ts'
import { loadJson, prefetchJson } from '../files.ts'
import { type IndexCatalog, readCatalog } from './read-catalog.ts'

/**
 * The lists of an index. A page has the operations of its group. The operations of other groups are loaded when the reader
 * uses the index.
 */
export interface IndexLists {
  readonly element: HTMLElement
  /** Groups, and the operations that are listed so far. */
  readonly catalog: IndexCatalog
  readonly isComplete: boolean
  /** Lists the operations of all groups. Rejects if they can't be loaded. */
  complete(): Promise<void>
  prefetch(): void
  /** Replaces the lists by the lists of an earlier page of the API, which the reader has opened, filtered, and scrolled. */
  restore(): void
  /** Keeps the lists for the next page. */
  keep(): void
}

interface KeptLists {
  url: string
  nodes: ChildNode[]
  top: number
}

let keptLists: KeptLists | undefined

/** Creates the lists of the index in `element`. `url` leads to the complete lists. */
export function createIndexLists(element: HTMLElement, url: string): IndexLists {
  let catalog: IndexCatalog | undefined
  const isComplete = (): boolean => element.querySelector(missingLists) === null
  return {
    element,
    get catalog() {
      catalog ??= readCatalog(element)
      return catalog
    },
    get isComplete() {
      return isComplete()
    },
    async complete() {
      if (isComplete()) return
      const { html } = await loadJson<ApiIndexFragment>(url)
      addMissingLists(element, parseHtml(html))
      catalog = undefined
    },
    prefetch() {
      if (!isComplete()) prefetchJson(url)
    },
    restore() {
      if (keptLists?.url !== url) return
      element.replaceChildren(...keptLists.nodes)
      element.scrollTop = keptLists.top
      catalog = undefined
    },
    keep() {
      // A page's own lists contain one group. The next page has its own.
      keptLists = isComplete() ? { url, nodes: [...element.childNodes], top: element.scrollTop } : undefined
    },
  }
}

const missingLists = '[data-group]:not(:has(> ul))'

/** Adds the lists of groups that have none. Everything else stays, and with it the focus. */
function addMissingLists(element: HTMLElement, complete: DocumentFragment): void {
  const lists = new Map(
    [...complete.querySelectorAll<HTMLElement>('[data-group]')].map((section) => [
      section.dataset.group,
      section.querySelector('ul'),
    ]),
  )
  for (const section of element.querySelectorAll<HTMLElement>(missingLists))
    section.append(lists.get(section.dataset.group) ?? document.createElement('ul'))
}
