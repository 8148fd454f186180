import type { FormEvent, ReactNode } from 'react'
import { maxQueryLength } from '../../../shared/search/query-limits.ts'
import type { AreaView } from '../../../shared/site/site-view.ts'
import { Icon } from '../icons/Icon.tsx'
import { useSearchMessages } from './useSearchMessages.ts'

/** State of the search page's field, which searches as the reader types. */
export interface LiveField {
  text: string
  onText(text: string): void
  onSubmit(): void
}

interface SearchFormProps {
  /** URL of the page that lists results. */
  action: string
  /** Area that results are limited to. */
  area?: AreaView | undefined
  /** Set on the search page only. Elsewhere, typing opens the search dialog. */
  live?: LiveField
}

/** A search form that works without a script. */
export function SearchForm({ action, area, live }: SearchFormProps): ReactNode {
  const messages = useSearchMessages()
  const label = area === undefined ? messages.searchDocs : `${messages.searchDocs}: ${area.label}`
  const place = live === undefined ? { 'data-search-box': '' } : { 'data-search-page': '' }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    live?.onSubmit()
  }
  return (
    <search aria-label={label}>
      <form className="search-box" action={action} method="get" {...place} onSubmit={live && submit}>
        <Icon name="search" />
        <input
          type="search"
          name="q"
          placeholder={messages.searchDocs}
          aria-label={label}
          required={true}
          maxLength={maxQueryLength}
          autoComplete="off"
          spellCheck="false"
          enterKeyHint="search"
          value={live?.text}
          onChange={live && ((event) => live.onText(event.currentTarget.value))}
        />
        {area !== undefined && <input type="hidden" name="area" value={area.id} />}
        <button type="submit" className="button button-primary">
          {messages.search}
        </button>
      </form>
    </search>
  )
}
