import { useSyncExternalStore } from 'react'
import type { PageSnapshot } from '../../shared/site/page.ts'
import { createValueStore } from './value-store.ts'

const store = createValueStore<PageSnapshot | undefined>(undefined)

/** Returns the current page of this tab. */
export function getPage(): PageSnapshot {
  const page = store.read()
  if (page === undefined) throw new Error('No page is set.')
  return page
}

/** Switches the tab to another page. Called by the entry (first page) and the navigation. */
export const setPage = (page: PageSnapshot): void => store.write(page)

/** Calls back after every switch. Returns a function that unsubscribes. */
export const subscribePage = (onChange: () => void): (() => void) => store.subscribe(onChange)

/** Returns the current page, for the browser's root component. The server passes the page as props. */
export function usePage(): PageSnapshot {
  return useSyncExternalStore(store.subscribe, getPage, getPage)
}
