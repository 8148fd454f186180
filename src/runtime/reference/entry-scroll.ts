import { readSessionItem, writeSessionItem } from '../storage/storage.ts'
import { storageKeys } from '../storage/storage-keys.ts'

/** How many entries of the history are remembered across page loads. */
const limit = 50

let positions: Map<string, number> | undefined

/**
 * Remembers how far each entry of the history was scrolled. The browser does too, but it restores that before the
 * operation of the entry is on the page, so that the place is not there yet. Returns what ends it.
 */
export function followEntryScroll(): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const save = (): void => {
    const last = [...readPositions()].slice(-limit)
    writeSessionItem(storageKeys.referenceScroll, JSON.stringify(last))
  }
  addEventListener('scroll', remember, { passive: true, signal })
  addEventListener('pagehide', save, { signal })
  return () => controller.abort()
}

/** How far an entry was scrolled when the reader left it; undefined when it is new. */
export function scrollOfEntry(key = entryKey()): number | undefined {
  return readPositions().get(key)
}

function remember(): void {
  const known = readPositions()
  const key = entryKey()
  known.delete(key)
  known.set(key, Math.round(scrollY))
}

function readPositions(): Map<string, number> {
  positions ??= new Map(JSON.parse(readSessionItem(storageKeys.referenceScroll) ?? '[]'))
  return positions
}

/** Browsers without the Navigation API know entries by their address only. */
function entryKey(): string {
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>
  return navigation?.currentEntry?.key ?? location.href
}
