import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import {
  addFavorite,
  getSavedSearchKey,
  listShownRecents,
  removeFavorite,
  removeRecent,
  type SavedSearchLists as Saved,
  type SavedSearch,
} from '../../../runtime/search/saved/saved-searches.ts'
import { createSearchUrl } from '../../../runtime/search/search-address.ts'
import { fillMessage } from '../../../shared/messages/fill-message.ts'
import type { AreaView, PopularPage } from '../../../shared/site/site-view.ts'
import { Icon } from '../icons/Icon.tsx'
import { SpriteIcon } from '../icons/SpriteIcon.tsx'
import { HitBreadcrumbs, HitMethod } from './HitParts.tsx'
import { SearchIcon } from './SearchIcon.tsx'
import { useSearchMessages } from './useSearchMessages.ts'

interface SavedSearchesProps {
  saved: Saved
  onSave(saved: Saved): void
  /** URL of the search page, which repeats a recent query. */
  searchUrl: string
  popular: readonly PopularPage[]
  areas: readonly AreaView[]
  onFollow(event: MouseEvent, item: SavedSearch | undefined): void
  /** Returns focus to the field. */
  onLeave(): void
}

/** Content before anything is typed: favorites and recent searches, then popular pages and the areas. */
export function SavedSearches(props: SavedSearchesProps): ReactNode {
  const { saved, popular, areas, onFollow, onLeave } = props
  const messages = useSearchMessages()
  const recents = listShownRecents(saved)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows are a shortcut; every link and button is reached by Tab
    <div className="search-saved" onKeyDown={(event) => moveByKey(event, onLeave)}>
      {saved.favorites.length + recents.length > 0 && (
        <div>
          <SavedList {...props} title={messages.favoriteSearches} items={saved.favorites} isFavorite={true} />
          <SavedList {...props} title={messages.recentSearches} items={recents} isFavorite={false} />
        </div>
      )}
      <div className="search-offers">
        <PageList title={messages.popularPages} pages={popular} kind="guide" onFollow={onFollow} />
        <PageList title={messages.startWithArea} pages={areas} kind="page" onFollow={onFollow} />
      </div>
    </div>
  )
}

interface PageListProps extends Pick<SavedSearchesProps, 'onFollow'> {
  title: string
  pages: readonly PopularPage[]
  /** Icon of pages without their own. */
  kind: 'guide' | 'page'
}

/** Pages of the site, the same for every reader. */
function PageList({ title, pages, kind, onFollow }: PageListProps): ReactNode {
  if (pages.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="search-heading">{title}</h2>
      <ul>
        {pages.map(({ label, url, icon }) => (
          <li key={url} className="saved">
            <a className="saved-link" href={url} onClick={(event) => onFollow(event, undefined)}>
              <span className="hit-icon">
                {icon === undefined ? (
                  <SearchIcon name={kind} />
                ) : (
                  <SpriteIcon url={icon} className="icon-product" />
                )}
              </span>
              <span className="hit-text">
                <span className="hit-title">{label}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface SavedListProps extends SavedSearchesProps {
  title: string
  items: readonly SavedSearch[]
  isFavorite: boolean
}

function SavedList({
  title,
  items,
  isFavorite,
  saved,
  onSave,
  searchUrl,
  onFollow,
}: SavedListProps): ReactNode {
  const messages = useSearchMessages()
  if (items.length === 0) return null
  const remove = (item: SavedSearch): void =>
    onSave(isFavorite ? removeFavorite(saved, item) : removeRecent(saved, item))
  const removeLabel = isFavorite ? messages.removeFavoriteOf : messages.removeRecentOf
  return (
    <section aria-label={title}>
      <h2 className="search-heading">{title}</h2>
      <ul>
        {items.map((item) => {
          const name = item.type === 'page' ? item.title : item.text
          const url = item.type === 'page' ? item.url : createSearchUrl(searchUrl, { text: item.text })
          return (
            <li key={getSavedSearchKey(item)} className="saved">
              <a className="saved-link" href={url} onClick={(event) => onFollow(event, item)}>
                <SavedText item={item} isFavorite={isFavorite} />
              </a>
              {item.type === 'page' && !isFavorite && (
                <SavedButton
                  label={fillMessage(messages.addFavoriteOf, { title: name })}
                  onPress={() => onSave(addFavorite(saved, item))}
                >
                  <SearchIcon name="star" />
                </SavedButton>
              )}
              <SavedButton label={fillMessage(removeLabel, { title: name })} onPress={() => remove(item)}>
                <Icon name="close" />
              </SavedButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function SavedText({ item, isFavorite }: { item: SavedSearch; isFavorite: boolean }): ReactNode {
  const messages = useSearchMessages()
  return (
    <>
      <span className={`hit-icon${isFavorite ? ' hit-starred' : ''}`}>
        <SearchIcon name={isFavorite ? 'star' : 'clock'} />
      </span>
      {item.type === 'query' ? (
        <span className="hit-text">
          <span className="hit-title">{fillMessage(messages.searchedFor, { query: item.text })}</span>
        </span>
      ) : (
        <span className="hit-text">
          <span className="hit-title">
            <HitMethod method={item.method} />
            {item.title}
          </span>
          <HitBreadcrumbs titles={item.trail} />
        </span>
      )}
    </>
  )
}

/** A button that removes its row. Focus moves to the same button of an adjacent row first. */
function SavedButton({
  label,
  onPress,
  children,
}: {
  label: string
  onPress: () => void
  children: ReactNode
}): ReactNode {
  const press = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const row = currentTarget.closest('li')
    const neighbor = row?.nextElementSibling ?? row?.previousElementSibling
    const next = neighbor?.querySelector<HTMLElement>('button:last-of-type')
    const field = currentTarget.closest('dialog')?.querySelector<HTMLElement>('input')
    ;(next ?? field)?.focus()
    onPress()
  }
  return (
    <button
      type="button"
      className="icon-button saved-button"
      aria-label={label}
      title={label}
      onClick={press}
    >
      {children}
    </button>
  )
}

/** Moves focus between links with the arrow keys, and from the first link back to the field. */
function moveByKey(event: KeyboardEvent<HTMLElement>, onLeave: () => void): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('.saved-link')]
  const row = event.target instanceof Element ? event.target.closest('li') : null
  const at = links.findIndex((link) => row?.contains(link)) + (event.key === 'ArrowDown' ? 1 : -1)
  if (at < 0) onLeave()
  else links[Math.min(at, links.length - 1)]?.focus()
}
