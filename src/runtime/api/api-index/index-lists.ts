import type { ApiIndexFragment } from '../../../shared/api/api-files.ts'
import { parseHtml } from '../../dom/trusted-html.ts'
import { loadJson, prefetchJson } from '../load-json.ts'
import { type IndexCatalog, readApiIndex } from './read-api-index.ts'

/**
 * The lists of an index. A page has the groups and operations near it. The others are loaded when the reader uses the
 * index.
 */
export interface IndexLists {
  readonly element: HTMLElement
  /** Groups, and the operations that are listed so far. */
  readonly catalog: IndexCatalog
  readonly isComplete: boolean
  /** Whether a list on the page is cut off. */
  readonly isCut: boolean
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
      catalog ??= readApiIndex(element)
      return catalog
    },
    get isComplete() {
      return isComplete()
    },
    get isCut() {
      return element.querySelector('[data-more]') !== null
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

const missingLists = '[data-group]:not(:has(> ul)), [data-more]'

/** Adds the groups and operations that are missing. Everything else stays where it is, and with it the focus. */
function addMissingLists(element: HTMLElement, complete: DocumentFragment): void {
  const current = element.querySelector('[aria-current]')
  const before = current?.getBoundingClientRect().top ?? 0
  // Headings depend on the groups above, so they come from the complete lists.
  for (const other of element.querySelectorAll('[data-more], .index-section')) other.remove()
  const groups = listGroups(complete)
  const lists = new Map(groups.map((group) => [group.dataset.group, group.querySelector('ul')]))
  for (const group of listGroups(element)) {
    const list = group.querySelector('ul')
    const all = lists.get(group.dataset.group) ?? document.createElement('ul')
    if (list === null) group.append(all)
    else addMissing([...list.children], [...all.children], getLink)
  }
  const items = [...complete.querySelectorAll<HTMLElement>('[data-group], .index-section')]
  addMissing(listGroups(element), items, ({ dataset, textContent }) => dataset.group ?? textContent)
  // What was added above must not move the line away from the pointer.
  const after = current?.getBoundingClientRect().top ?? 0
  element.scrollBy({ top: after - before, behavior: 'instant' })
}

const listGroups = (parent: ParentNode): HTMLElement[] => [
  ...parent.querySelectorAll<HTMLElement>('[data-group]'),
]

const getLink = (line: Element): string | null | undefined => line.querySelector('a')?.getAttribute('href')

/** Adds the items that a list lacks between the others, in the order of the complete list. */
function addMissing<Item extends Element>(
  list: readonly Item[],
  all: readonly Item[],
  getKey: (item: Item) => unknown,
): void {
  const present = new Map(list.map((item) => [getKey(item), item]))
  const leading: Item[] = []
  let previous: Item | undefined
  for (const item of all) {
    const same = present.get(getKey(item))
    if (same !== undefined && previous === undefined) same.before(...leading)
    if (same === undefined && previous === undefined) leading.push(item)
    if (same === undefined) previous?.after(item)
    previous = same ?? (previous === undefined ? undefined : item)
  }
}
