import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'

interface FaqFilterViewProps {
  /** How many questions match; none is told before the reader has typed. */
  count: number | undefined
  onChange: ((text: string) => void) | undefined
}

/** The field that filters the questions of the page. Server and island print the same. */
export function FaqFilterView({ count, onChange }: FaqFilterViewProps): ReactNode {
  return (
    <>
      <label className="faq-field">
        <span className="visually-hidden">Filter questions</span>
        <Icon name="search" />
        <input
          type="search"
          placeholder="Filter questions"
          autoComplete="off"
          spellCheck="false"
          defaultValue=""
          onInput={(event) => onChange?.(event.currentTarget.value)}
        />
      </label>
      <p className="faq-count" role="status">
        {count !== undefined && (count === 0 ? 'No question matches. Try another word.' : countText(count))}
      </p>
    </>
  )
}

const countText = (count: number): string =>
  count === 1 ? '1 question matches.' : `${count} questions match.`
