import type { ApiPageMessages } from '../../shared/messages/api/api-messages.ts'
import { type IndexCatalog, readCatalog } from './catalog/read-catalog.ts'
import type { Target } from './catalog/resolve-target.ts'

/** What an API page gets from the shell once that is alive. Before, it does without. */
export interface ReferenceHooks {
  /** Content of the title element for the overview. */
  headTitle(): string
  /** Brings the islands and code blocks of new content to life. Returns what ends them. */
  prepare(element: HTMLElement): () => void
  /** Moves the progress bar. */
  startProgress(): void
  endProgress(): void
  /** Tells the reader that the site does not answer. */
  reportUnreachable(retry: () => void): void
  /** Takes that back: the site has answered. */
  dismissNotice(): void
}

/** The API page on the screen: its elements, what is in its index, and what it shows. */
export interface ReferencePage {
  root: HTMLElement
  /** Id of the API. */
  api: string
  texts: ApiPageMessages
  catalog: IndexCatalog
  index: HTMLElement
  notice: HTMLElement
  overview: HTMLElement
  /** Where operations and groups are shown. */
  view: HTMLElement
  hooks: ReferenceHooks | undefined
  /** What waits for them. */
  waiting: ((hooks: ReferenceHooks) => void)[]
  /** The line of the index that is marked as current. */
  marked: Element | undefined
  /** Undefined before the first route is shown. */
  shown: Target | undefined
  /** Counts what was asked for, so that what comes too late is not shown. */
  turn: number
  /** Ends what lives in the view. */
  endContent: () => void
}

/** Reads an API page from its static HTML, and takes back what an earlier visit has left in it. */
export function readReferencePage(root: HTMLElement): ReferencePage | undefined {
  const find = (selector: string): HTMLElement | null => root.querySelector<HTMLElement>(selector)
  const [index, notice] = [find('.reference-index'), find('[data-reference-notice]')]
  const [overview, view] = [find('[data-reference-overview]'), find('[data-reference-view]')]
  if (index === null || notice === null || overview === null || view === null) return undefined
  overview.hidden = false
  view.hidden = true
  view.replaceChildren()
  notice.replaceChildren()
  for (const link of index.querySelectorAll('[aria-current]')) link.removeAttribute('aria-current')
  return {
    root,
    api: root.dataset.reference ?? '',
    texts: JSON.parse(root.dataset.texts ?? '{}'),
    catalog: readCatalog(index),
    index,
    notice,
    overview,
    view,
    hooks: undefined,
    waiting: [],
    marked: undefined,
    shown: undefined,
    turn: 0,
    endContent: () => undefined,
  }
}

/** Brings content to life as soon as the shell is alive. Returns what ends it. */
export function prepareWhenAlive(page: ReferencePage, content: HTMLElement): () => void {
  let isEnded = false
  let end = (): void => undefined
  const prepare = (hooks: ReferenceHooks): void => {
    if (!isEnded) end = hooks.prepare(content)
  }
  if (page.hooks === undefined) page.waiting.push(prepare)
  else prepare(page.hooks)
  return () => {
    isEnded = true
    end()
  }
}

interface FirstView {
  build: string
  view: { headTitle: string }
}

let firstView: FirstView | undefined

/** What the first page of the visit said of itself. */
export function readFirstView(): FirstView {
  firstView ??= JSON.parse(document.querySelector('script#docent-view')?.textContent ?? '') as FirstView
  return firstView
}
