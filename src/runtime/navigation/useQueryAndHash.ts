import { useSyncExternalStore } from 'react'
import { findNavigationApi } from './find-navigation-api.ts'

/**
 * Returns query and hash of the current URL, such as `?a=b#c`. Empty on the server and until hydration, because static
 * pages have neither.
 */
export function useQueryAndHash(): string {
  return useSyncExternalStore(subscribe, fromBrowser, fromServer)
}

function subscribe(onChange: () => void): () => void {
  const navigation = findNavigationApi()
  navigation?.addEventListener('currententrychange', onChange)
  addEventListener('popstate', onChange)
  addEventListener('hashchange', onChange)
  return () => {
    navigation?.removeEventListener('currententrychange', onChange)
    removeEventListener('popstate', onChange)
    removeEventListener('hashchange', onChange)
  }
}

const fromBrowser = (): string => location.search + location.hash
const fromServer = (): string => ''
