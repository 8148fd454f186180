import type { ApiPageMessages } from '../../shared/messages/api/api-messages.ts'
import { createIndexLists, type IndexLists } from './api-index/index-lists.ts'

/** The current API page: its elements and its index. */
export interface ApiPageElements {
  readonly root: HTMLElement
  /** ID of the API. */
  readonly api: string
  readonly texts: ApiPageMessages
  readonly index: HTMLElement
  readonly lists: IndexLists
  readonly notice: HTMLElement
  /** Undefined on pages other than the overview. */
  readonly overview: HTMLElement | undefined
  /** Element with the content of other pages, where the overview shows all operations. */
  readonly outlet: HTMLElement
}

/** Reads an API page from its static HTML. */
export function readApiPage(root: HTMLElement): ApiPageElements | undefined {
  const find = (selector: string): HTMLElement | null => root.querySelector<HTMLElement>(selector)
  const [index, lists] = [find('.api-index'), find('.api-index-lists')]
  const [notice, outlet] = [find('[data-api-notice]'), find('[data-api-outlet]')]
  if (index === null || lists === null || notice === null || outlet === null) return undefined
  return {
    root,
    api: root.dataset.api ?? '',
    texts: JSON.parse(root.dataset.texts ?? '{}'),
    index,
    lists: createIndexLists(lists, root.dataset.index ?? ''),
    notice,
    overview: find('[data-api-overview]') ?? undefined,
    outlet,
  }
}
