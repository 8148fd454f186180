import { findNavigationApi } from '../navigation/navigation-api.ts'
import { readSessionItem, writeSessionItem } from '../storage/storage.ts'
import { scrollKey } from '../storage/storage-keys.ts'

/** Undefined in browsers without the Navigation API. */
const navigation = findNavigationApi()

/**
 * The history entry whose page the window shows: the current one, an earlier one while a page is loading, or none while an
 * operation is loading or after the earlier one has been replaced.
 */
type ShownEntry = { kind: 'current' } | { kind: 'earlier'; key: string } | { kind: 'none' }

const current: ShownEntry = { kind: 'current' }
const none: ShownEntry = { kind: 'none' }
let shown: ShownEntry = current

/** Notes more about an entry than its scroll position. `isKept` is false if another entry replaces it. */
type NoteEntry = (key: string, isKept: boolean) => void

let noteMore: NoteEntry | undefined

/** Calls `note` whenever the scroll position of an entry is noted. */
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

/** Returns how far an entry was scrolled when the reader left it, or `undefined` if it is new. */
export function scrollOfEntry(key = entryKey()): number | undefined {
  const top = readSessionItem(scrollKey(key))
  return top === undefined ? undefined : Number(top)
}

/** Marks the content of the current entry as loading: until `scrollToPlace`, the window shows something else. */
export function beginArrival(): void {
  if (shown.kind === 'current') shown = none
}

/** Marks the current entry as the one that the window shows, and scrolls to `top` if it is given. */
export function scrollToPlace(top: number | undefined): void {
  shown = current
  if (top !== undefined) scrollTo({ top, behavior: 'instant' })
}

/** Notes the entry that the reader leaves. The address has changed already, and the window still shows that entry. */
function leave({ from, navigationType }: NavigationCurrentEntryChangeEvent): void {
  const isReplaced = navigationType === 'replace'
  // An entry that replaces another begins at its top.
  if (isReplaced) note(entryKey(), undefined)
  else note(from.key, scrollY)
  // A browser may withhold the address.
  const isOtherPage = new URL(from.url ?? location.href).pathname !== location.pathname
  if (isOtherPage && shown.kind === 'current') shown = isReplaced ? none : { kind: 'earlier', key: from.key }
  if (shown.kind === 'earlier' && shown.key === entryKey()) shown = current
}

/** Notes the current entry if the window shows it. */
export const noteCurrent = (): void => note(entryKey(), scrollY)

function note(key: string, top: number | undefined): void {
  if (shown.kind === 'none' || (shown.kind === 'earlier' && shown.key !== key)) return
  writeSessionItem(scrollKey(key), top?.toFixed())
  noteMore?.(key, top !== undefined)
}

/** Returns the key of the current entry, which is its address in browsers without the Navigation API. */
export const entryKey = (): string => navigation?.currentEntry?.key ?? location.href
