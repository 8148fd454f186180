import type { ReactNode } from 'react'
import { useMediaQuery } from '../../../../runtime/dom/useMediaQuery.ts'
import type { SiteView } from '../../../../shared/site/site-view.ts'
import { NoResults, SearchFailed, SearchLoading } from '../SearchScreens.tsx'
import type { ResultActions } from '../useResultActions.ts'
import { DialogResultList } from './DialogResultList.tsx'
import { ResultPreview } from './ResultPreview.tsx'
import type { DialogSearch } from './useDialogSearch.ts'

interface DialogContentProps {
  site: SiteView
  listId: string
  search: DialogSearch
  actions: ResultActions
  onSuggestion(text: string): void
}

/** The results of a query with a preview of the selected one, or the reason why there are none. */
export function DialogContent({
  site,
  listId,
  search,
  actions,
  onSuggestion,
}: DialogContentProps): ReactNode {
  const { state, retry, groups, options, active, setActive } = search
  const { follow, followOption, isFavorite, toggleFavorite } = actions
  const { shown, status } = state
  const isWide = useMediaQuery('(min-width: 1200px)')
  const hasResults = options.length > 0
  const isLoading = status === 'searching' && shown === undefined
  return (
    <>
      {isLoading && <SearchLoading />}
      {status === 'failed' && <SearchFailed onRetry={retry} />}
      {shown !== undefined && !hasResults && (
        <NoResults
          text={shown.query.text}
          suggestions={shown.answer.suggestions}
          site={site}
          onSuggestion={onSuggestion}
          onFollow={(event) => follow(event, undefined)}
        />
      )}
      {hasResults && (
        <DialogResultList
          id={listId}
          groups={groups}
          options={options}
          active={active}
          isBusy={status === 'searching'}
          isFavorite={isFavorite}
          onActive={setActive}
          onFollow={followOption}
          onStar={toggleFavorite}
        />
      )}
      {(hasResults || isLoading) && isWide && <ResultPreview option={options[active]} />}
    </>
  )
}
