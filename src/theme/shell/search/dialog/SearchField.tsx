import type { ClipboardEvent, KeyboardEvent, ReactNode, RefObject } from 'react'
import { cutQuery, maxQueryLength } from '../../../../shared/search/query-limits.ts'
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
  // The browser would cut the end of a pasted sentence, which has its subject.
  const pasteLongText = (event: ClipboardEvent<HTMLInputElement>): void => {
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const pasted = event.clipboardData.getData('text')
    const before = value.slice(0, selectionStart ?? value.length)
    const whole = (before + pasted + value.slice(selectionEnd ?? value.length)).replace(/\s+/g, ' ')
    if (whole.length <= maxQueryLength) return
    event.preventDefault()
    onText(cutQuery(whole))
  }
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
        onPaste={pasteLongText}
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
