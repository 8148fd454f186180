import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { maxQueryLength } from '../../../../shared/search/query-limits.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useSearchMessages } from '../useSearchMessages.ts'

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>
  text: string
  listId: string
  /** Whether the list is shown. */
  isExpanded: boolean
  activeId: string | undefined
  isBusy: boolean
  onText(text: string): void
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void
  onClose(): void
}

/** The field of the dialog: a combobox that keeps focus while the reader moves through its list. */
export function SearchField(props: SearchFieldProps): ReactNode {
  const { field, text, listId, isExpanded, activeId, isBusy, onText, onKeyDown, onClose } = props
  const messages = useSearchMessages()
  return (
    <div className={`search-field${isBusy ? ' search-busy' : ''}`}>
      <Icon name="search" />
      <input
        ref={field}
        type="text"
        inputMode="search"
        enterKeyHint="go"
        role="combobox"
        aria-label={messages.searchDocs}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? listId : undefined}
        aria-activedescendant={isExpanded ? activeId : undefined}
        placeholder={messages.searchDocs}
        maxLength={maxQueryLength}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck="false"
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {text !== '' && (
        <button
          type="button"
          className="search-clear"
          onClick={() => {
            onText('')
            field.current?.focus()
          }}
        >
          {messages.clearSearch}
        </button>
      )}
      <button
        type="button"
        className="icon-button search-close"
        aria-label={messages.close}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
