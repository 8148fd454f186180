import { useCallback, useSyncExternalStore } from 'react'
import { readItem, subscribeItem, writeItem } from './storage.ts'

/** Returns a stored value and its setter, in sync with all users of the key and all tabs. Undefined on the server. */
export function useStoredItem(key: string): [string | undefined, (value: string | undefined) => void] {
  const subscribe = useCallback((onChange: () => void) => subscribeItem(key, onChange), [key])
  const value = useSyncExternalStore(subscribe, () => readItem(key), fromServer)
  const setValue = useCallback((next: string | undefined) => writeItem(key, next), [key])
  return [value, setValue]
}

const fromServer = (): undefined => undefined
