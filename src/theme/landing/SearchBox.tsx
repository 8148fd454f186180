import type { ReactNode } from 'react'
import { queryLength } from '../../shared/search/query-limits.ts'
import type { AreaView } from '../../shared/site/site-view.ts'
import { Icon } from '../icons/Icon.tsx'
import { useSearchMessages } from '../search/useSearchMessages.ts'

interface SearchBoxProps {
  /** Page that lists results. */
  action: string
  /** Results of this area only. */
  area: AreaView | undefined
}

/** A search that is a form: it needs no script. With one, what is typed goes on in the search dialog. */
export function SearchBox({ action, area }: SearchBoxProps): ReactNode {
  const messages = useSearchMessages()
  const label = area === undefined ? messages.searchDocs : `${messages.searchDocs}: ${area.label}`
  return (
    <search aria-label={label}>
      <form className="search-box" action={action} method="get" data-search-box="">
        <Icon name="search" />
        <input
          type="search"
          name="q"
          placeholder={messages.searchDocs}
          aria-label={label}
          required={true}
          maxLength={queryLength}
          autoComplete="off"
          enterKeyHint="search"
        />
        {area !== undefined && <input type="hidden" name="area" value={area.id} />}
        <button type="submit" className="button button-primary">
          {messages.search}
        </button>
      </form>
    </search>
  )
}
