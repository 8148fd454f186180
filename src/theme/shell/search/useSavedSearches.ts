import { useMemo } from 'react'
import { readSavedSearches, type SavedSearchLists } from '../../../runtime/search/saved/saved-searches.ts'
import { getSearchKeys } from '../../../runtime/storage/storage-keys.ts'
import { useStoredItem } from '../../../runtime/storage/useStoredItem.ts'
import { getSite } from '../../../runtime/stores/site-store.ts'

/** Returns this site's recent searches and favorites, and a function to change them. */
export function useSavedSearches(): [SavedSearchLists, (next: SavedSearchLists) => void] {
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
