import type { ReactNode } from 'react'
import { searchMessages } from '../../../shared/search/search-messages.ts'
import { SearchForm } from './SearchForm.tsx'

/** The search page: a form, below which `islands/SearchResultsIsland.tsx` shows what was found. */
export function SearchResults({ action }: { action: string }): ReactNode {
  return (
    <>
      <div data-island="SearchResults" data-props={JSON.stringify({ action })}>
        <div className="search-page-content">
          <SearchForm
            action={action}
            text=""
            messages={searchMessages}
            onText={undefined}
            onSubmit={undefined}
          />
        </div>
      </div>
      <p className="search-without-script">{searchMessages.resultsNeedScript}</p>
    </>
  )
}
