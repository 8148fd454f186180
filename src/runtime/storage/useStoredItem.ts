import { useCallback, useSyncExternalStore } from 'react'
import { readItem, subscribeItem, writeItem } from './storage.ts'

/** A stored value and how to change it, in step with all other users of the key and all tabs. Nothing on the server. */
export function useStoredItem(key: string): [string | undefined, (value: string | undefined) => void] {
  const subscribe = useCallback((onChange: () => void) => subscribeItem(key, onChange), [key])
  const value = useSyncExternalStore(subscribe, () => readItem(key), fromServer)
  const setValue = useCallback((next: string | undefined) => writeItem(key, next), [key])
  return [value, setValue]
}

const fromServer = (): undefined => undefined
