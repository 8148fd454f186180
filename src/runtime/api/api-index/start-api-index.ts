import { canPrefetch } from '../../loading/prefetch-policy.ts'
import type { ApiPageElements } from '../read-api-page.ts'
import { markCurrentPage, setGroupOpen } from './mark-current-page.ts'

/** Text of the filter on the previous page, by API. */
const filterTexts = new Map<string, string>()

/**
 * Starts the index of an API page. What the reader has opened, typed, and scrolled there stays from page to page.
 * Returns a function that keeps it for the next page.
 */
export function startApiIndex(page: ApiPageElements, signal: AbortSignal): () => void {
  const { api, index, lists } = page
  const input = index.querySelector('input')
  lists.restore()
  if (input !== null && input.value === '') input.value = filterTexts.get(api) ?? ''
  index.toggleAttribute('data-filtered', input !== null && input.value.trim() !== '')
  markCurrentPage(page)
  openGroupsInPlace(page, signal)
  openAllOnClick(page, signal)
  startFilterLater(page, signal)
  for (const name of ['pointerover', 'focusin'])
    index.addEventListener(name, () => loadOnUse(page), { once: true, passive: true, signal })
  return () => {
    if (input !== null) filterTexts.set(api, input.value)
    lists.keep()
  }
}

/** Loads the complete lists before the reader needs them. A list that is cut off is completed in place. */
function loadOnUse({ lists }: ApiPageElements): void {
  if (lists.isCut) lists.complete().catch(warnOfMissingLists)
  else if (canPrefetch()) lists.prefetch()
}

const warnOfMissingLists = (error: unknown): void => console.warn('Operations cannot be listed.', error)

/** Starts the filter of the index after everything else. Text that was typed in the meantime is applied then. */
function startFilterLater(page: ApiPageElements, signal: AbortSignal): void {
  import('./filter-index.ts').then(
    ({ startFilter }) => {
      if (!signal.aborted) startFilter(page, signal)
    },
    (error: unknown) => console.warn('Operations cannot be filtered.', error),
  )
}

/** Lets the buttons beside the names of groups show their operations. */
function openGroupsInPlace({ index, lists }: ApiPageElements, signal: AbortSignal): void {
  const toggle = async (button: Element): Promise<void> => {
    const group = lists.catalog.groups.find(({ section }) => section.contains(button))
    if (group === undefined) return
    setGroupOpen(group, !group.section.hasAttribute('data-open'))
    // Without its operations, the name of the group still leads to them.
    await lists.complete().catch(warnOfMissingLists)
  }
  index.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('[data-group] button') : null
      if (button !== null) toggle(button)
    },
    { signal },
  )
}

/** Opens all operations on one page, which only a script can put together. */
function openAllOnClick({ index }: ApiPageElements, signal: AbortSignal): void {
  const button = index.querySelector<HTMLElement>('[data-all]')
  button?.addEventListener('click', () => location.assign(button.dataset.all ?? ''), { signal })
}
