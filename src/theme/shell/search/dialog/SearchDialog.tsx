import '../../../styles/sheets/search-dialog.css'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { createSearchUrl } from '../../../../runtime/search/search-address.ts'
import type { SiteView } from '../../../../shared/site/site-view.ts'
import { AnswerBox } from '../AnswerBox.tsx'
import { AreaChips } from '../AreaChips.tsx'
import { SavedSearches } from '../SavedSearches.tsx'
import { useResultActions } from '../useResultActions.ts'
import { useSearchMessages } from '../useSearchMessages.ts'
import { DialogContent } from './DialogContent.tsx'
import { ResultAnnouncement } from './ResultAnnouncement.tsx'
import { SearchField } from './SearchField.tsx'
import { SearchFooter } from './SearchFooter.tsx'
import { useDialogSearch } from './useDialogSearch.ts'
import { useFieldKeys } from './useFieldKeys.ts'
import { useModal } from './useModal.ts'

/** Initial state of the dialog. */
export interface SearchOpening {
  text: string
  area: string | undefined
  /** Element that regains focus. */
  opener: Element | null
}

export interface SearchDialogProps {
  site: SiteView
  /** URL of the search page. */
  searchUrl: string
  opening: SearchOpening
  onClose(): void
}

const listId = 'search-list'

/** The search dialog. */
export function SearchDialog({ site, searchUrl, opening, onClose }: SearchDialogProps): ReactNode {
  const messages = useSearchMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const search = useDialogSearch(opening)
  const { text, setText, area, setArea, state, options, active } = search
  const { shown } = state
  useModal(dialog, opening.opener)
  const close = (): void => dialog.current?.close()
  const actions = useResultActions(shown, close)
  const { saved, save, follow, isFavorite, toggleFavorite } = actions
  const write = (next: string): void => {
    setText(next)
    field.current?.focus()
  }
  const pressInField = useFieldKeys(search, dialog)
  const pressAnywhere = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || text === '' || event.nativeEvent.isComposing) return
    event.preventDefault()
    write('')
  }
  const hasResults = options.length > 0
  const option = options[active]
  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={messages.searchDocs}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && close()}
      onKeyDown={pressAnywhere}
    >
      <div className="search-panel">
        <SearchField
          field={field}
          text={text}
          listId={listId}
          isExpanded={hasResults}
          activeId={option?.id}
          isBusy={state.status === 'searching'}
          onText={setText}
          onKeyDown={pressInField}
          onClose={close}
        />
        {(state.status !== 'idle' || area !== undefined) && (
          <AreaChips areas={site.areas} answer={shown?.answer} area={area} onArea={setArea} />
        )}
        <AnswerBox hit={shown?.answer.hits[0]} onFollow={follow} />
        <div className="search-body">
          {state.status === 'idle' && (
            <SavedSearches
              saved={saved}
              onSave={save}
              searchUrl={searchUrl}
              popular={site.popular ?? []}
              areas={site.areas}
              onFollow={follow}
              onLeave={() => field.current?.focus()}
            />
          )}
          <DialogContent site={site} listId={listId} search={search} actions={actions} onSuggestion={write} />
        </div>
        <SearchFooter
          total={hasResults ? shown?.answer.total : undefined}
          url={createSearchUrl(searchUrl, { text: text.trim(), area })}
          option={option}
          isFavorite={option !== undefined && isFavorite(option)}
          onStar={toggleFavorite}
          onSeeAll={(event) => follow(event, { type: 'query', text: text.trim() })}
        />
        <ResultAnnouncement state={state} />
      </div>
    </dialog>
  )
}
