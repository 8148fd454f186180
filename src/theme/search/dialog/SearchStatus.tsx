import { type ReactNode, useEffect, useState } from 'react'
import type { SearchState } from '../../../runtime/search/search-state.ts'
import { fillMessage } from '../../../shared/messages/fill-message.ts'
import { type SearchTexts, useSearchMessages } from '../useSearchMessages.ts'

/** How long in ms a search stands before it is announced: not every letter is worth an interruption. */
const settleTime = 600

/** Says what was found to screen readers. It stands inside the dialog, for what is outside of it is not heard. */
export function SearchStatus({ state }: { state: SearchState }): ReactNode {
  const text = statusText(state, useSearchMessages())
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), settleTime)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  )
}

function statusText({ status, shown }: SearchState, messages: SearchTexts): string {
  if (status === 'failed') return `${messages.unableToFetch}. ${messages.checkConnection}`
  if (status !== 'done' || shown === undefined) return ''
  const { query, answer } = shown
  if (answer.total === 0) return `${messages.noResultsFor} ${query.text}`
  const values = { query: query.text, count: answer.total }
  return fillMessage(answer.total === 1 ? messages.oneResultFor : messages.resultsFor, values)
}
