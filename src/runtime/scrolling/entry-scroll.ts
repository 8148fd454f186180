import { findNavigationApi } from '../navigation/navigation-api.ts'
import { readSessionItem, writeSessionItem } from '../storage/storage.ts'
import { scrollKey } from '../storage/storage-keys.ts'

/** Undefined in browsers without the Navigation API. */
const navigation = findNavigationApi()

/**
 * While a page or an operation is on its way: the entry of the history whose page the window still shows, '' where that is
 * none. Only its scroll means anything until then.
 */
let shown: string | undefined

/** Notes more of an entry than its scroll; `isKept` is false where something else takes its place. */
type NoteEntry = (key: string, isKept: boolean) => void

let noteMore: NoteEntry | undefined

/** Calls `note` whenever the scroll of an entry is noted. */
export const noteWithScroll = (note: NoteEntry): void => {
  noteMore = note
}

/**
 * Notes how far each entry of the history is scrolled when the reader leaves it, for the life of the tab. The browser does
 * too, but it would restore that before the operation of an entry is on the page, and it may lose it where the new page has
 * another height than the old one: Chromium 150 px down in an operation goes back to 102 px in a guide that was left at 40.
 */
export function followEntryScroll(): void {
  if (navigation === undefined) addEventListener('scroll', noteCurrent)
  else navigation.addEventListener('currententrychange', leave)
  addEventListener('pagehide', noteCurrent)
}

/** How far an entry was scrolled when the reader left it; undefined when it is new. */
export function scrollOfEntry(key = entryKey()): number | undefined {
  const top = readSessionItem(scrollKey(key))
  return top === undefined ? undefined : Number(top)
}

/** Says that what the current entry is to show is on its way: until `scrollToPlace`, the window shows something else. */
export function beginArrival(): void {
  shown ??= ''
}

/** Says that the window shows the current entry from here on, and scrolls it to its place if one is known. */
export function scrollToPlace(top: number | undefined): void {
  shown = undefined
  if (top !== undefined) scrollTo({ top, behavior: 'instant' })
}

/** The address has changed, and the window shows the entry before. */
function leave({ from, navigationType }: NavigationCurrentEntryChangeEvent): void {
  const isReplaced = navigationType === 'replace'
  // What takes the place of an entry begins at its top.
  if (isReplaced) note(entryKey(), undefined)
  else note(from.key, scrollY)
  // A browser may keep the address to itself.
  if (new URL(from.url ?? location.href).pathname !== location.pathname) shown ??= isReplaced ? '' : from.key
  if (shown === entryKey()) shown = undefined
}

/** Notes the current entry while it is on the screen. */
export const noteCurrent = (): void => note(entryKey(), scrollY)

function note(key: string, top: number | undefined): void {
  if (shown !== undefined && shown !== key) return
  writeSessionItem(scrollKey(key), top?.toFixed())
  noteMore?.(key, top !== undefined)
}

/** The key of the current entry. Without the Navigation API, entries are known by their address only. */
export const entryKey = (): string => navigation?.currentEntry?.key ?? location.href
