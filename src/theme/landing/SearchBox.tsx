import type { ReactNode } from 'react'
import { queryLength } from '../../shared/search/query-limits.ts'
import type { AreaView } from '../../shared/site-view.ts'
import { Icon } from '../icons/Icon.tsx'

interface SearchBoxProps {
  /** Page that lists results. */
  action: string
  /** Results of this area only. */
  area: AreaView | undefined
}

/** A search that is a form: it needs no script. With one, what is typed goes on in the search dialog. */
export function SearchBox({ action, area }: SearchBoxProps): ReactNode {
  const label = area === undefined ? 'Search docs' : `Search docs: ${area.label}`
  return (
    <search aria-label={label}>
      <form className="search-box" action={action} method="get" data-search-box="">
        <Icon name="search" />
        <input
          type="search"
          name="q"
          placeholder="Search docs"
          aria-label={label}
          required={true}
          maxLength={queryLength}
          autoComplete="off"
          enterKeyHint="search"
        />
        {area !== undefined && <input type="hidden" name="area" value={area.id} />}
        <button type="submit" className="button button-primary">
          Search
        </button>
      </form>
    </search>
  )
}
