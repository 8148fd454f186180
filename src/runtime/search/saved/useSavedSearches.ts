import { useMemo } from 'react'
import { getSite } from '../../site-store.ts'
import { searchKeys } from '../../storage/storage-keys.ts'
import { useStoredItem } from '../../storage/useStoredItem.ts'
import { readSavedSearches, type SavedSearches } from './saved-searches.ts'

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
