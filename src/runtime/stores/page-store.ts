import { useSyncExternalStore } from 'react'
import type { Fragment } from '../../shared/site/page.ts'
import { createValueStore } from './value-store.ts'

const store = createValueStore<Fragment | undefined>(undefined)

/** The page that the tab shows. */
export function getPage(): Fragment {
  const page = store.read()
  if (page === undefined) throw new Error('No page is set.')
  return page
}

/** Switches the tab to another page. Only the entry (first page) and the navigation do this. */
export const setPage = (page: Fragment): void => store.write(page)

/** Calls back after every switch. Returns the end of the subscription. */
export const subscribePage = (onChange: () => void): (() => void) => store.subscribe(onChange)

/** The page that the tab shows. For the browser's root component; the server passes the page as props. */
export function usePage(): Fragment {
  return useSyncExternalStore(store.subscribe, getPage, getPage)
}
