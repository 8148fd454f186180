import type { ReactNode } from 'react'
import { countMessage } from '../../../shared/messages/count-message.ts'
import { Icon } from '../../shell/icons/Icon.tsx'
import { useArticleMessages } from '../useArticleMessages.ts'

interface FaqFilterFieldProps {
  /** Number of matching questions. Undefined until the reader types. */
  count: number | undefined
  onChange: ((text: string) => void) | undefined
}

/** The field that filters the questions of the page. Server and island print the same. */
export function FaqFilterField({ count, onChange }: FaqFilterFieldProps): ReactNode {
  const texts = useArticleMessages()
  const { messages } = texts
  return (
    <>
      <label className="faq-field">
        <span className="visually-hidden">{messages.faqFilter}</span>
        <Icon name="search" />
        <input
          type="search"
          placeholder={messages.faqFilter}
          autoComplete="off"
          spellCheck="false"
          defaultValue=""
          onInput={(event) => onChange?.(event.currentTarget.value)}
        />
      </label>
      <p className="faq-count" role="status">
        {count !== undefined &&
          (count === 0 ? messages.faqNoMatch : countMessage(texts, 'faqMatches', count))}
      </p>
    </>
  )
}
