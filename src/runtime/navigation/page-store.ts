import { useSyncExternalStore } from 'react'
import type { Fragment } from '../../shared/site/page.ts'

let current: Fragment | undefined
const listeners = new Set<() => void>()

/** The page that the tab shows. */
export function getPage(): Fragment {
  if (current === undefined) throw new Error('The page was read before `setPage`.')
  return current
}

/** Switches the tab to another page. Only the entry (first page) and the navigation do this. */
export function setPage(page: Fragment): void {
  current = page
  for (const onChange of listeners) onChange()
}

/** Calls back after every switch. Returns the end of the subscription. */
export function subscribePage(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** The page that the tab shows. For the browser's root component; the server passes the page as props. */
export function usePage(): Fragment {
  return useSyncExternalStore(subscribePage, getPage, getPage)
}
