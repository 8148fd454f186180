import type { FormEvent, ReactNode } from 'react'
import { defaultMessages } from '../../../shared/messages/messages.ts'
import { queryLength } from '../../../shared/search/query-limits.ts'
import type { searchMessages } from '../../../shared/search/search-messages.ts'
import { Icon } from '../../icons/Icon.tsx'

interface SearchFormProps {
  action: string
  text: string
  messages: typeof searchMessages & { searchDocs?: string }
  /** Undefined in the server's HTML, where nothing listens. */
  onText: ((text: string) => void) | undefined
  onSubmit: (() => void) | undefined
}

/** The field of the search page. Server and island print the same. */
export function SearchForm({ action, text, messages, onText, onSubmit }: SearchFormProps): ReactNode {
  const label = messages.searchDocs ?? defaultMessages.searchDocs
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onSubmit?.()
  }
  return (
    <search aria-label={label}>
      <form className="search-box" action={action} method="get" data-search-page="" onSubmit={submit}>
        <Icon name="search" />
        <input
          type="search"
          name="q"
          placeholder={label}
          aria-label={label}
          required={true}
          maxLength={queryLength}
          autoComplete="off"
          spellCheck="false"
          enterKeyHint="search"
          value={text}
          onChange={(event) => onText?.(event.currentTarget.value)}
        />
        <button type="submit" className="button button-primary">
          {messages.search}
        </button>
      </form>
    </search>
  )
}
