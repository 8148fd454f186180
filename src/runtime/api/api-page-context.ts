import type { ApiPageMessages } from '../../shared/messages/api/api-messages.ts'
import { type IndexCatalog, readCatalog } from './catalog/read-catalog.ts'
import { createShellConnection, type ShellConnection, type ShellHooks } from './shell-connection.ts'
import { createShownContent, type ShownContent } from './shown-content.ts'

/** The current API page: its elements and its index, with the owners of its state. */
export interface ApiPageContext {
  readonly root: HTMLElement
  /** ID of the API. */
  readonly api: string
  readonly texts: ApiPageMessages
  readonly catalog: IndexCatalog
  readonly index: HTMLElement
  readonly notice: HTMLElement
  readonly overview: HTMLElement
  /** Element that operations and groups are put into. */
  readonly outlet: HTMLElement
  readonly shell: ShellConnection
  readonly shown: ShownContent
}

/** Reads an API page from its static HTML and clears what an earlier visit left in it. */
export function readApiPage(root: HTMLElement, hooks: ShellHooks | undefined): ApiPageContext | undefined {
  const find = (selector: string): HTMLElement | null => root.querySelector<HTMLElement>(selector)
  const [index, notice] = [find('.api-index'), find('[data-api-notice]')]
  const [overview, outlet] = [find('[data-api-overview]'), find('[data-api-outlet]')]
  if (index === null || notice === null || overview === null || outlet === null) return undefined
  overview.hidden = false
  outlet.hidden = true
  outlet.replaceChildren()
  notice.replaceChildren()
  for (const link of index.querySelectorAll('[aria-current]')) link.removeAttribute('aria-current')
  return {
    root,
    api: root.dataset.api ?? '',
    texts: JSON.parse(root.dataset.texts ?? '{}'),
    catalog: readCatalog(index),
    index,
    notice,
    overview,
    outlet,
    shell: createShellConnection(hooks),
    shown: createShownContent(),
  }
}
