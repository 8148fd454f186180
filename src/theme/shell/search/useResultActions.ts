import { type MouseEvent, useCallback, useEffect, useMemo, useRef } from 'react'
import { isPlainClick } from '../../../runtime/dom/plain-click.ts'
import { findResultPlace } from '../../../runtime/search/find-result-place.ts'
import type { ResultOption } from '../../../runtime/search/result-options.ts'
import { toSavedPage } from '../../../runtime/search/saved/saved-page.ts'
import {
  addFavorite,
  addRecent,
  getSavedSearchKey,
  readSavedSearches,
  removeFavorite,
  type SavedSearch,
  type SavedSearchLists,
} from '../../../runtime/search/saved/saved-searches.ts'
import { reportSearchOutcome } from '../../../runtime/search/search-outcome-events.ts'
import type { ShownResponse } from '../../../runtime/search/search-state.ts'
import { getSearchKeys } from '../../../runtime/storage/storage-keys.ts'
import { useStoredItem } from '../../../runtime/storage/useStoredItem.ts'
import { getSite } from '../../../runtime/stores/site-store.ts'

export interface ResultActions {
  saved: SavedSearchLists
  save(saved: SavedSearchLists): void
  /** Called when a link to a result is clicked. `item` is stored as a recent search. */
  follow(event: MouseEvent, item: SavedSearch | undefined): void
  followOption(option: ResultOption, event: MouseEvent): void
  isFavorite(option: ResultOption): boolean
  /** Adds an option to the favorites, or removes it. */
  toggleFavorite(option: ResultOption): void
}

/** Returns the actions on results. `close` closes the dialog. */
export function useResultActions(shown: ShownResponse | undefined, close: () => void): ResultActions {
  const [saved, save] = useSavedSearches()
  const reportOpened = useSearchOutcome(shown)
  const follow = (event: MouseEvent, item: SavedSearch | undefined): void => {
    if (item !== undefined) save(addRecent(saved, item))
    reportOpened(item?.type === 'page' ? item.url : undefined)
    if (!opensElsewhere(event)) close()
  }
  const isFavorite = (option: ResultOption): boolean =>
    saved.favorites.some((item) => getSavedSearchKey(item) === option.url)
  const toggleFavorite = (option: ResultOption): void => {
    const page = toSavedPage(option)
    save(isFavorite(option) ? removeFavorite(saved, page) : addFavorite(saved, page))
  }
  return {
    saved,
    save,
    follow,
    followOption: (option, event) => follow(event, toSavedPage(option)),
    isFavorite,
    toggleFavorite,
  }
}

/** Checks whether the click opens a new tab or window. The dialog stays open then. */
const opensElsewhere = (event: MouseEvent): boolean =>
  !isPlainClick(event) ||
  (event.currentTarget instanceof HTMLAnchorElement && event.currentTarget.target !== '')

/**
 * Reports how a search ends. The returned function is called when a link is opened, with the result's URL if
 * it's a result. The search is reported as
 * abandoned when its field is cleared, its element is unmounted, or the tab is closed. Intermediate text belongs to the
 * same search.
 */
function useSearchOutcome(shown: ShownResponse | undefined): (url: string | undefined) => void {
  const last = useRef<ShownResponse>(undefined)
  const end = useCallback((wasOpened: boolean, url?: string) => {
    if (last.current === undefined) return
    const { query, answer } = last.current
    last.current = undefined
    const place = findResultPlace({ query, answer }, url)
    reportSearchOutcome({ text: query.text, count: answer.total, wasOpened, place })
  }, [])
  useEffect(() => {
    if (shown === undefined) end(false)
    last.current = shown
  }, [shown, end])
  useEffect(() => {
    const giveUp = (): void => end(false)
    addEventListener('pagehide', giveUp)
    return () => {
      removeEventListener('pagehide', giveUp)
      giveUp()
    }
  }, [end])
  return useCallback((url) => end(true, url), [end])
}

/** Returns this site's recent searches and favorites, and a function to change them. */
function useSavedSearches(): [SavedSearchLists, (next: SavedSearchLists) => void] {
  const keys = getSearchKeys(getSite().base)
  const [recents, setRecents] = useStoredItem(keys.recents)
  const [favorites, setFavorites] = useStoredItem(keys.favorites)
  const saved = useMemo(() => readSavedSearches(recents, favorites), [recents, favorites])
  const save = (next: SavedSearchLists): void => {
    setRecents(toText(next.recents))
    setFavorites(toText(next.favorites))
  }
  return [saved, save]
}

const toText = (list: readonly object[]): string | undefined =>
  list.length === 0 ? undefined : JSON.stringify(list)
