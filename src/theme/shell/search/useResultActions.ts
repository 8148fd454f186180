import type { MouseEvent } from 'react'
import { isPlainClick } from '../../../runtime/dom/plain-click.ts'
import type { ResultOption } from '../../../runtime/search/result-options.ts'
import { toSavedPage } from '../../../runtime/search/saved/saved-page.ts'
import {
  addFavorite,
  addRecent,
  getSavedSearchKey,
  removeFavorite,
  type SavedSearch,
  type SavedSearchLists,
} from '../../../runtime/search/saved/saved-searches.ts'
import type { ShownResponse } from '../../../runtime/search/search-state.ts'
import { useSavedSearches } from './useSavedSearches.ts'
import { useSearchOutcome } from './useSearchOutcome.ts'

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
