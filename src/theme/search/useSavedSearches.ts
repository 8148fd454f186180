import { useMemo } from 'react'
import { readSavedSearches, type SavedSearchLists } from '../../runtime/search/saved/saved-searches.ts'
import { getSearchKeys } from '../../runtime/storage/storage-keys.ts'
import { useStoredItem } from '../../runtime/storage/useStoredItem.ts'
import { getSite } from '../../runtime/stores/site-store.ts'

/** Recent searches and favourites of this site, and how to change them. */
export function useSavedSearches(): [SavedSearchLists, (next: SavedSearchLists) => void] {
  const keys = getSearchKeys(getSite().base)
  const [recents, setRecents] = useStoredItem(keys.recents)
  const [favourites, setFavourites] = useStoredItem(keys.favourites)
  const saved = useMemo(() => readSavedSearches(recents, favourites), [recents, favourites])
  const save = (next: SavedSearchLists): void => {
    setRecents(toText(next.recents))
    setFavourites(toText(next.favourites))
  }
  return [saved, save]
}

const toText = (list: readonly object[]): string | undefined =>
  list.length === 0 ? undefined : JSON.stringify(list)
