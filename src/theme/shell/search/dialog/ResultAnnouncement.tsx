import { type ReactNode, useEffect, useState } from 'react'
import type { SearchState } from '../../../../runtime/search/search-state.ts'
import { fillMessage } from '../../../../shared/messages/fill-message.ts'
import { type SearchMessages, useSearchMessages } from '../useSearchMessages.ts'

/** Delay in ms before results are announced, so that not every key press interrupts the reader. */
const settleTime = 600

/** Announces the results to screen readers. It's inside the dialog, because content outside a modal isn't announced. */
export function ResultAnnouncement({ state }: { state: SearchState }): ReactNode {
  const text = formatStatusText(state, useSearchMessages())
  const [announcedText, setAnnouncedText] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncedText(text), settleTime)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="visually-hidden" role="status">
      {announcedText}
    </p>
  )
}

function formatStatusText({ status, shown }: SearchState, messages: SearchMessages): string {
  if (status === 'failed') return `${messages.unableToFetch}. ${messages.checkConnection}`
  if (status !== 'done' || shown === undefined) return ''
  const { query, answer } = shown
  if (answer.total === 0) return `${messages.noResultsFor} ${query.text}`
  const values = { query: query.text, count: answer.total }
  return fillMessage(answer.total === 1 ? messages.oneResultFor : messages.resultsFor, values)
}
