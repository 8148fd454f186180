import { readSessionItem, writeSessionItem } from '../storage/storage.ts'
import { storageKeys } from '../storage/storage-keys.ts'

/** How many entries of the history are remembered across page loads. */
const limit = 50

/** Undefined in browsers without the Navigation API. */
const { navigation } = window as Partial<Pick<Window, 'navigation'>>

let positions: Map<string, number> | undefined

/** The entry whose page is on its way: how far the window is scrolled is the place in another page. */
let coming: string | undefined

/**
 * Remembers how far each entry of the history was scrolled when the reader left it. The browser does too, but it would
 * restore that before the operation of an entry is on the page, and it overwrites what it knows of an entry with the
 * height of its page, when the reader comes back to it from further down in a longer one.
 */
export function followEntryScroll(): void {
  if (navigation === undefined) addEventListener('scroll', remember, { passive: true })
  else navigation.addEventListener('navigate', remember)
  addEventListener('pagehide', save)
}

/** How far an entry was scrolled when the reader left it; undefined when it is new. */
export const scrollOfEntry = (key = entryKey()): number | undefined => readPositions().get(key)

/** The same for the entry that a way back leads to. Until `returnTo`, where the window is scrolled is not its place. */
export function beginReturn({ destination }: NavigateEvent): number | undefined {
  coming = destination.key
  return scrollOfEntry(coming)
}

/** Scrolls the page of the entry, which is there now, to its place if one is known. */
export function returnTo(top: number | undefined): void {
  coming = undefined
  if (top !== undefined) scrollTo({ top, behavior: 'instant' })
}

function remember(): void {
  const key = entryKey()
  if (key === coming) return
  const known = readPositions()
  known.delete(key)
  known.set(key, Math.round(scrollY))
}

function save(): void {
  remember()
  writeSessionItem(storageKeys.entryScroll, JSON.stringify([...readPositions()].slice(-limit)))
}

function readPositions(): Map<string, number> {
  positions ??= new Map(JSON.parse(readSessionItem(storageKeys.entryScroll) ?? '[]'))
  return positions
}

/** Without the Navigation API, entries are known by their address only. */
const entryKey = (): string => navigation?.currentEntry?.key ?? location.href
