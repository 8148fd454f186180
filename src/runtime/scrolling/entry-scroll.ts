import { readSessionItem, writeSessionItem } from '../storage/storage.ts'
import { scrollKey } from '../storage/storage-keys.ts'

/** Undefined in browsers without the Navigation API. */
const { navigation } = window as Partial<Pick<Window, 'navigation'>>

/** The entry whose page is on its way: how far the window is scrolled is the place in another page. */
let coming: string | undefined

/**
 * Remembers how far each entry of the history was scrolled when the reader left it. The browser does too, but it would
 * restore that before the operation of an entry is on the page, and it may lose it where the new page has another height
 * than the old one: Chromium 150 px down in an operation goes back to 102 px in a guide that was left at 40.
 */
export function followEntryScroll(): void {
  if (navigation === undefined) addEventListener('scroll', remember, { passive: true })
  else navigation.addEventListener('navigate', remember)
  addEventListener('pagehide', remember)
}

/** How far an entry was scrolled when the reader left it; undefined when it is new. */
export function scrollOfEntry(key = entryKey()): number | undefined {
  const top = readSessionItem(scrollKey(key))
  return top === undefined ? undefined : Number(top)
}

/** The same for the entry of a navigation; a new one has no key. Until `returnTo`, the window shows another page. */
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
  if (key !== coming) writeSessionItem(scrollKey(key), String(Math.round(scrollY)))
}

/** Without the Navigation API, entries are known by their address only. */
const entryKey = (): string => navigation?.currentEntry?.key ?? location.href
