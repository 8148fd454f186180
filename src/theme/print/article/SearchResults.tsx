import type { ReactNode } from 'react'
import { type LiveField, SearchForm } from '../../shell/search/SearchForm.tsx'
import { useSearchMessages } from '../../shell/search/useSearchMessages.ts'

/** Field for the build, where nothing listens. */
const inactiveField: LiveField = { text: '', onText: () => undefined, onSubmit: () => undefined }

/** The search page: a form, below which `islands/search/SearchResultsIsland.tsx` shows the results. */
export function SearchResults({ action }: { action: string }): ReactNode {
  const { resultsNeedScript } = useSearchMessages()
  return (
    <>
      <div data-island="SearchResults" data-props={JSON.stringify({ action })}>
        <div className="search-page-content">
          <SearchForm action={action} live={inactiveField} />
        </div>
      </div>
      <p className="search-without-script">{resultsNeedScript}</p>
    </>
  )
}
