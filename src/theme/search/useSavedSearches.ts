import { useMemo } from 'react'
import { readSavedSearches, type SavedSearches } from '../../runtime/search/saved/saved-searches.ts'
import { searchKeys } from '../../runtime/storage/storage-keys.ts'
import { useStoredItem } from '../../runtime/storage/useStoredItem.ts'
import { getSite } from '../../runtime/stores/site-store.ts'

/** Recent searches and favourites of this site, and how to change them. */
export function useSavedSearches(): [SavedSearches, (next: SavedSearches) => void] {
  const keys = searchKeys(getSite().base)
  const [recents, setRecents] = useStoredItem(keys.recents)
  const [favourites, setFavourites] = useStoredItem(keys.favourites)
  const saved = useMemo(() => readSavedSearches(recents, favourites), [recents, favourites])
  const save = (next: SavedSearches): void => {
    setRecents(toText(next.recents))
    setFavourites(toText(next.favourites))
  }
  return [saved, save]
}

const toText = (list: readonly object[]): string | undefined =>
  list.length === 0 ? undefined : JSON.stringify(list)
