import { findNavigationApi } from '../navigation/find-navigation-api.ts'
import { readSessionItem, writeSessionItem } from '../storage/storage.ts'
import { getScrollKey } from '../storage/storage-keys.ts'

/** Undefined in browsers without the Navigation API. */
const navigation = findNavigationApi()

/**
 * The history entry whose page the window shows: the current one, an earlier one while a page is loading, or none after
 * the earlier one was replaced.
 */
type ShownEntry = { kind: 'current' } | { kind: 'earlier'; key: string } | { kind: 'none' }

const current: ShownEntry = { kind: 'current' }
const none: ShownEntry = { kind: 'none' }
let shown: ShownEntry = current

/** Records more about an entry than its scroll position. `isKept` is false if another entry replaces it. */
type NoteEntry = (key: string, isKept: boolean) => void

let noteMore: NoteEntry | undefined

/** Calls `note` whenever the scroll position of an entry is recorded. */
export const onEntrySaved = (note: NoteEntry): void => {
  noteMore = note
}

/**
 * Records the scroll position of each history entry when the reader leaves it, for the lifetime of the tab. The browser
 * does too, but it may lose it if the new page has another height: Chromium, 150 px down in an operation, returns to
 * 102 px in a guide that was left at 40.
 */
export function recordScrollPositions(): void {
  if (navigation === undefined) addEventListener('scroll', saveCurrentEntry)
  else navigation.addEventListener('currententrychange', leave)
  addEventListener('pagehide', saveCurrentEntry)
}

/** Returns the recorded scroll position of an entry, or `undefined` for a new one. */
export function readEntryScroll(key = getEntryKey()): number | undefined {
  const top = readSessionItem(getScrollKey(key))
  return top === undefined ? undefined : Number(top)
}

/** Marks the current entry as shown, and scrolls to `top` if given. */
export function scrollToPosition(top: number | undefined): void {
  shown = current
  if (top !== undefined) scrollTo({ top, behavior: 'instant' })
}

/** Records the entry that the reader leaves. The URL has already changed, but the window still shows that entry. */
function leave({ from, navigationType }: NavigationCurrentEntryChangeEvent): void {
  const isReplaced = navigationType === 'replace'
  // An entry that replaces another starts at the top.
  if (isReplaced) note(getEntryKey(), undefined)
  else note(from.key, scrollY)
  // The browser may withhold the URL.
  const isOtherPage = new URL(from.url ?? location.href).pathname !== location.pathname
  if (isOtherPage && shown.kind === 'current') shown = isReplaced ? none : { kind: 'earlier', key: from.key }
  if (shown.kind === 'earlier' && shown.key === getEntryKey()) shown = current
}

/** Records the current entry if the window shows it. */
export const saveCurrentEntry = (): void => note(getEntryKey(), scrollY)

function note(key: string, top: number | undefined): void {
  if (shown.kind === 'none' || (shown.kind === 'earlier' && shown.key !== key)) return
  writeSessionItem(getScrollKey(key), top?.toFixed())
  noteMore?.(key, top !== undefined)
}

/** Returns the key of the current entry: its URL in browsers without the Navigation API. */
export const getEntryKey = (): string => navigation?.currentEntry?.key ?? location.href
