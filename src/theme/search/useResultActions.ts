import type { MouseEvent } from 'react'
import { isPlainClick } from '../../runtime/dom/plain-click.ts'
import type { ResultOption } from '../../runtime/search/result-options.ts'
import { toSavedPage } from '../../runtime/search/saved/saved-page.ts'
import {
  addFavourite,
  addRecent,
  keyOf,
  removeFavourite,
  type SavedSearch,
  type SavedSearches,
} from '../../runtime/search/saved/saved-searches.ts'
import type { ShownAnswer } from '../../runtime/search/search-state.ts'
import { useSavedSearches } from './useSavedSearches.ts'
import { useSearchEnd } from './useSearchEnd.ts'

interface ResultActions {
  saved: SavedSearches
  save(saved: SavedSearches): void
  /** For the click on a link that leads to something; `item` is remembered as recent. */
  follow(event: MouseEvent, item: SavedSearch | undefined): void
  followOption(option: ResultOption, event: MouseEvent): void
  isFavourite(option: ResultOption): boolean
  /** Makes an option a favourite, or no longer one. */
  star(option: ResultOption): void
}

/** What can be done with results. `close` ends the dialog. */
export function useResultActions(shown: ShownAnswer | undefined, close: () => void): ResultActions {
  const [saved, save] = useSavedSearches()
  const endWithOpened = useSearchEnd(shown)
  const follow = (event: MouseEvent, item: SavedSearch | undefined): void => {
    if (item !== undefined) save(addRecent(saved, item))
    endWithOpened()
    if (!opensElsewhere(event)) close()
  }
  const isFavourite = (option: ResultOption): boolean =>
    saved.favourites.some((item) => keyOf(item) === option.url)
  const star = (option: ResultOption): void => {
    const page = toSavedPage(option)
    save(isFavourite(option) ? removeFavourite(saved, page) : addFavourite(saved, page))
  }
  return {
    saved,
    save,
    follow,
    followOption: (option, event) => follow(event, toSavedPage(option)),
    isFavourite,
    star,
  }
}

/** In a new tab or window: the dialog stays. */
const opensElsewhere = (event: MouseEvent): boolean =>
  !isPlainClick(event) ||
  (event.currentTarget instanceof HTMLAnchorElement && event.currentTarget.target !== '')
