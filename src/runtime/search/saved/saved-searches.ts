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

/** What the browser keeps for the reader, newest first. */
export interface SavedSearches {
  recents: SavedSearch[]
  favourites: SavedPage[]
}

const recentLimit = 7
const recentLimitWithFavourites = 4
const favouriteLimit = 10

/** Puts what was opened first. What is a favourite is shown there already. */
export function addRecent(saved: SavedSearches, item: SavedSearch): SavedSearches {
  if (saved.favourites.some(isSame(item))) return saved
  return { ...saved, recents: [item, ...without(saved.recents, item)].slice(0, recentLimit) }
}

/** Keeps a page. Beyond the limit, the one that was kept first goes. */
export function addFavourite(saved: SavedSearches, item: SavedPage): SavedSearches {
  return {
    recents: without(saved.recents, item),
    favourites: [item, ...without(saved.favourites, item)].slice(0, favouriteLimit),
  }
}

export const removeRecent = (saved: SavedSearches, item: SavedSearch): SavedSearches => ({
  ...saved,
  recents: without(saved.recents, item),
})

export const removeFavourite = (saved: SavedSearches, item: SavedSearch): SavedSearches => ({
  ...saved,
  favourites: without(saved.favourites, item),
})

/** The recent searches that are shown: fewer where there are favourites. */
export const shownRecents = ({ recents, favourites }: SavedSearches): SavedSearch[] =>
  recents.slice(0, favourites.length > 0 ? recentLimitWithFavourites : recentLimit)

/** Reads what was stored. Anything that is not what we write is left out. */
export function readSavedSearches(
  recents: string | undefined,
  favourites: string | undefined,
): SavedSearches {
  return {
    recents: parseList(recents).filter(isSavedSearch).slice(0, recentLimit),
    favourites: parseList(favourites)
      .filter(isSavedSearch)
      .filter((item) => item.type === 'page')
      .slice(0, favouriteLimit),
  }
}

/** What tells a saved search from others: its address, or the text of its query. */
export const keyOf = (item: SavedSearch): string => (item.type === 'page' ? item.url : `?${item.text}`)

const isSame =
  (item: SavedSearch) =>
  (other: SavedSearch): boolean =>
    keyOf(other) === keyOf(item)

function without<Item extends SavedSearch>(list: readonly Item[], item: SavedSearch): Item[] {
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
    // A link of the site or of the web: storage of the origin may hold anything, and this becomes an address.
    typeof url === 'string' &&
    /^(?:\/(?!\/)|https?:\/\/)/.test(url) &&
    typeof title === 'string' &&
    Array.isArray(trail) &&
    trail.every((item) => typeof item === 'string') &&
    recordKinds.some((known) => known === kind)
  )
}
