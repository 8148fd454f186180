import { useSyncExternalStore } from 'react'

/** The fragment of the address, decoded, without its `#`; undefined on the server and while the page comes to life. */
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
