import { useSyncExternalStore } from 'react'

/** Returns the URL's fragment, decoded, without `#`. Undefined on the server and during hydration. */
export function useHash(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => decode(location.hash.slice(1)),
    () => undefined,
  )
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
