/** The part of the browser's `Storage` that we use. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface ItemStore {
  read(key: string): string | undefined
  write(key: string, value: string | undefined): void
  subscribe(key: string, onChange: () => void): () => void
  /** Notifies the listeners of a key (of all keys if undefined) that another tab has changed it. */
  notify(key: string | undefined): void
}

/**
 * Items of a storage area. A blocked area behaves as empty: it warns once and keeps written items in memory until the
 * page is left.
 */
export function createItemStore(getArea: () => StorageArea, warn: (message: string) => void): ItemStore {
  const listeners = new Map<string, Set<() => void>>()
  const memory = new Map<string, string>()
  let isBlocked = false

  const attempt = <T>(task: (area: StorageArea) => T): T | undefined => {
    if (isBlocked) return undefined
    try {
      return task(getArea())
    } catch (error) {
      isBlocked = true
      warn(`Browser storage is unavailable, so settings are kept for this page only. ${String(error)}`)
      return undefined
    }
  }

  const notify = (key: string | undefined): void => {
    const callbacks =
      key === undefined ? [...listeners.values()].flatMap((set) => [...set]) : [...(listeners.get(key) ?? [])]
    for (const onChange of callbacks) onChange()
  }

  return {
    read: (key) => attempt((area) => area.getItem(key)) ?? (isBlocked ? memory.get(key) : undefined),
    write(key, value) {
      attempt((area) => (value === undefined ? area.removeItem(key) : area.setItem(key, value)))
      if (value === undefined) memory.delete(key)
      else memory.set(key, value)
      notify(key)
    },
    subscribe(key, onChange) {
      const callbacks = listeners.get(key) ?? new Set()
      listeners.set(key, callbacks.add(onChange))
      return () => callbacks.delete(onChange)
    },
    notify,
  }
}

let isWarned = false

/** Browsers block both areas together, so one warning is enough. */
function warn(message: string): void {
  if (!isWarned) console.warn(message)
  isWarned = true
}

const localStore = createItemStore(() => localStorage, warn)
const sessionStore = createItemStore(() => sessionStorage, warn)
let isListening = false

/** Returns a stored value, or undefined if there is none or storage is blocked. */
export const readItem = (key: string): string | undefined => localStore.read(key)

/** Stores a value and notifies the listeners in this tab; the browser notifies other tabs. `undefined` removes it. */
export const writeItem = (key: string, value: string | undefined): void => localStore.write(key, value)

/** Calls back when a value changes, in this tab or another. Returns a function that unsubscribes. */
export function subscribeItem(key: string, onChange: () => void): () => void {
  if (!isListening) {
    isListening = true
    addEventListener('storage', (event) => {
      if (event.storageArea === localStorage) localStore.notify(event.key ?? undefined)
    })
  }
  return localStore.subscribe(key, onChange)
}

/** Like `readItem`, for the lifetime of the tab. */
export const readSessionItem = (key: string): string | undefined => sessionStore.read(key)

/** Like `writeItem`, for the lifetime of the tab. */
export const writeSessionItem = (key: string, value: string | undefined): void =>
  sessionStore.write(key, value)
