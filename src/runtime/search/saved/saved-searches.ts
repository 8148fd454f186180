import { type RecordKind, recordKinds } from '../../../shared/search/search-record.ts'

/** A page or section that was opened from the search. */
export interface SavedPage {
  type: 'page'
  url: string
  title: string
  /** Titles above it. */
  trail: string[]
  kind: RecordKind
  method: string | undefined
}

/** A query whose results were opened. */
interface SavedQuery {
  type: 'query'
  text: string
}

export type SavedSearch = SavedPage | SavedQuery

/** Saved searches of the reader, newest first. */
export interface SavedSearchLists {
  recents: SavedSearch[]
  favorites: SavedPage[]
}

const recentLimit = 7
const recentLimitWithFavorites = 4
const favoriteLimit = 10

/** Adds an opened page or query at the front, unless it's a favorite, which is already shown. */
export function addRecent(saved: SavedSearchLists, item: SavedSearch): SavedSearchLists {
  if (saved.favorites.some(isSame(item))) return saved
  return { ...saved, recents: [item, ...removeItem(saved.recents, item)].slice(0, recentLimit) }
}

/** Adds a favorite. Beyond the limit, the oldest one is removed. */
export function addFavorite(saved: SavedSearchLists, item: SavedPage): SavedSearchLists {
  return {
    recents: removeItem(saved.recents, item),
    favorites: [item, ...removeItem(saved.favorites, item)].slice(0, favoriteLimit),
  }
}

export const removeRecent = (saved: SavedSearchLists, item: SavedSearch): SavedSearchLists => ({
  ...saved,
  recents: removeItem(saved.recents, item),
})

export const removeFavorite = (saved: SavedSearchLists, item: SavedSearch): SavedSearchLists => ({
  ...saved,
  favorites: removeItem(saved.favorites, item),
})

/** Lists the recent searches to show: fewer if there are favorites. */
export const listShownRecents = ({ recents, favorites }: SavedSearchLists): SavedSearch[] =>
  recents.slice(0, favorites.length > 0 ? recentLimitWithFavorites : recentLimit)

/** Parses stored searches and drops invalid entries. */
export function readSavedSearches(
  recents: string | undefined,
  favorites: string | undefined,
): SavedSearchLists {
  return {
    recents: parseList(recents).filter(isSavedSearch).slice(0, recentLimit),
    favorites: parseList(favorites)
      .filter(isSavedSearch)
      .filter((item) => item.type === 'page')
      .slice(0, favoriteLimit),
  }
}

/** Identifies a saved search by its URL or its query. */
export const getSavedSearchKey = (item: SavedSearch): string =>
  item.type === 'page' ? item.url : `?${item.text}`

const isSame =
  (item: SavedSearch) =>
  (other: SavedSearch): boolean =>
    getSavedSearchKey(other) === getSavedSearchKey(item)

function removeItem<Item extends SavedSearch>(list: readonly Item[], item: SavedSearch): Item[] {
  const same = isSame(item)
  return list.filter((other) => !same(other))
}

function parseList(text: string | undefined): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

function isSavedSearch(value: unknown): value is SavedSearch {
  if (typeof value !== 'object' || value === null) return false
  const { type, text, url, title, trail, kind } = value as Record<string, unknown>
  if (type === 'query') return typeof text === 'string'
  return (
    type === 'page' &&
    // Only links to this site or the web. The origin's storage may contain anything, and this becomes a URL.
    typeof url === 'string' &&
    /^(?:\/(?!\/)|https?:\/\/)/.test(url) &&
    typeof title === 'string' &&
    Array.isArray(trail) &&
    trail.every((item) => typeof item === 'string') &&
    recordKinds.some((known) => known === kind)
  )
}
