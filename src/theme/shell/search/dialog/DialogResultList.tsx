import { type MouseEvent, type ReactNode, useEffect } from 'react'
import {
  joinText,
  listHeadingsAbove,
  type OptionGroup,
  type ResultOption,
} from '../../../../runtime/search/result-options.ts'
import { Icon } from '../../icons/Icon.tsx'
import { HitBreadcrumbs, HitIcon, HitMethod, HitSignature, MarkedText } from '../HitParts.tsx'
import { SearchIcon } from '../SearchIcon.tsx'
import { useSearchMessages } from '../useSearchMessages.ts'

interface DialogResultListProps {
  id: string
  groups: readonly OptionGroup[]
  options: readonly ResultOption[]
  active: number
  isBusy: boolean
  isFavorite(option: ResultOption): boolean
  onActive(index: number): void
  onFollow(option: ResultOption, event: MouseEvent): void
  onStar(option: ResultOption): void
}

/** The results by page: the listbox of the field, which keeps focus. */
export function DialogResultList({
  id,
  groups,
  options,
  active,
  isBusy,
  ...actions
}: DialogResultListProps): ReactNode {
  const messages = useSearchMessages()
  const activeId = options[active]?.id
  useEffect(() => {
    if (activeId === undefined) return
    // Scrolling to the first option also shows the top of the list.
    document
      .getElementById(activeId)
      ?.scrollIntoView({ block: activeId === options[0]?.id ? 'end' : 'nearest' })
  }, [activeId, options])
  const optionProps = (option: ResultOption): OptionProps => ({
    option,
    isActive: option.id === activeId,
    isFavorite: actions.isFavorite(option),
    onActive: () => actions.onActive(options.indexOf(option)),
    onFollow: (event) => actions.onFollow(option, event),
    onStar: () => actions.onStar(option),
  })
  return (
    <div
      className="search-list"
      id={id}
      role="listbox"
      aria-label={messages.searchResults}
      aria-busy={isBusy}
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
        <div key={group.pageUrl} className="hit-group" role="group" aria-label={joinText(group.title)}>
          <Option {...optionProps(group.pageOption)} />
          {group.sectionOptions.map((option) => (
            <Option key={option.id} {...optionProps(option)} />
          ))}
        </div>
      ))}
    </div>
  )
}

interface OptionProps {
  option: ResultOption
  isActive: boolean
  isFavorite: boolean
  onActive: () => void
  onFollow: (event: MouseEvent) => void
  onStar: () => void
}

/** A result the field can select. It's a link, so that the browser's menus and shortcuts for links work. */
function Option({ option, isActive, isFavorite, onActive, onFollow, onStar }: OptionProps): ReactNode {
  const { id, url, isExternal, isPage, hit } = option
  return (
    <a
      id={id}
      className={`hit ${isPage ? 'hit-page' : 'hit-section'}`}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={url}
      {...(isExternal && { target: '_blank', rel: 'noopener' })}
      onMouseMove={isActive ? undefined : onActive}
      onClick={onFollow}
    >
      <HitIcon hit={hit} isPage={isPage} />
      <span className="hit-text">
        <HitText option={option} />
      </span>
      {isExternal && <Icon name="external" />}
      <FavoriteStar isFavorite={isFavorite} onStar={onStar} />
      <span className="hit-enter">
        <SearchIcon name="enter" />
      </span>
    </a>
  )
}

/** Texts of a section, or of a page with its breadcrumbs. A page that wasn't found itself is only a title. */
function HitText({ option: { hit, isPage } }: { option: ResultOption }): ReactNode {
  const isFound = !isPage || hit.heading.length === 0
  const place = listHeadingsAbove(hit).length + (isFound ? 1 : 2)
  return (
    <>
      <span className="hit-title">
        {isFound && <HitMethod method={hit.method} />}
        <MarkedText parts={isPage ? hit.page : hit.heading} />
      </span>
      {isFound && <HitSignature signature={hit.signature} />}
      {isPage && <HitBreadcrumbs titles={hit.trail.slice(0, Math.max(0, hit.trail.length - place))} />}
      {isFound && hit.excerpt.length > 0 && (
        <span className="hit-excerpt">
          <MarkedText parts={hit.excerpt} />
        </span>
      )}
    </>
  )
}

/** For pointers only. An option can't contain controls, so keyboards use the button below the list. */
function FavoriteStar({ isFavorite, onStar }: { isFavorite: boolean; onStar: () => void }): ReactNode {
  const toggle = (event: MouseEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    onStar()
  }
  return (
    <span className={`hit-star${isFavorite ? ' hit-starred' : ''}`} aria-hidden="true" onClick={toggle}>
      <SearchIcon name="star" />
    </span>
  )
}
