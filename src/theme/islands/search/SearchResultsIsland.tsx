import '../../styles/sheets/search-page.css'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { groupHits } from '../../../runtime/search/result-options.ts'
import { createSearchUrl } from '../../../runtime/search/search-address.ts'
import { getSite } from '../../../runtime/stores/site-store.ts'
import { fillMessage } from '../../../shared/messages/fill-message.ts'
import { hitsPerPage } from '../../../shared/search/result-counts.ts'
import { AnswerBox } from '../../shell/search/AnswerBox.tsx'
import { ResultAnnouncement } from '../../shell/search/dialog/ResultAnnouncement.tsx'
import { SearchForm } from '../../shell/search/SearchForm.tsx'
import { NoResults, SearchFailed, SearchLoading } from '../../shell/search/SearchScreens.tsx'
import { useResultActions } from '../../shell/search/useResultActions.ts'
import { useSearchMessages } from '../../shell/search/useSearchMessages.ts'
import { ResultFilters } from './ResultFilters.tsx'
import { ResultPaging } from './ResultPaging.tsx'
import { SearchPageResults } from './SearchPageResults.tsx'
import { useSearchPage } from './useSearchPage.ts'

/** The search field and its results. The first render matches the build's HTML: the form. */
export function SearchResultsIsland({ action }: { action: string }): ReactNode {
  const messages = useSearchMessages()
  const [isLive, setLive] = useState(false)
  const { text, address, state, retry, write, settle } = useSearchPage(action)
  const { shown, status } = state
  const { follow } = useResultActions(shown, () => undefined)
  const heading = useRef<HTMLHeadingElement>(null)
  const [submitted, setSubmitted] = useState<string>()
  useFocusOnPageChange(address.page, heading)
  useEffect(() => setLive(true), [])
  // When the results of a submitted query arrive, focus moves to their heading.
  useEffect(() => {
    if (submitted === undefined || submitted !== shown?.query.text) return
    heading.current?.focus()
    setSubmitted(undefined)
  }, [submitted, shown])
  // Before the reader's next key press, which would replace the text typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    const early = readEarlyText()
    if (early !== '') write(early)
  }, [])
  const count = shown?.answer.total ?? 0
  return (
    <div className="search-page-content">
      <SearchForm
        action={action}
        live={{
          text,
          onText: write,
          onSubmit: () => {
            settle()
            setSubmitted(address.text)
          },
        }}
      />
      {isLive && <ResultFilters action={action} address={address} answer={shown?.answer} />}
      {status === 'searching' && shown === undefined && <SearchLoading />}
      {status === 'failed' && <SearchFailed onRetry={retry} />}
      {shown !== undefined && (
        <>
          {count === 0 && (
            <NoResults
              text={shown.query.text}
              suggestions={shown.answer.suggestions}
              site={getSite()}
              onSuggestion={write}
              onFollow={(event) => follow(event, undefined)}
            />
          )}
          {count > 0 && (
            <>
              <h2 ref={heading} className="search-page-heading" tabIndex={-1}>
                {fillMessage(count === 1 ? messages.oneResultFor : messages.resultsFor, {
                  count,
                  query: shown.query.text,
                })}
              </h2>
              <AnswerBox hit={shown.answer.hits[0]} onFollow={follow} />
              <SearchPageResults
                groups={groupHits(shown.answer.hits)}
                isBusy={status === 'searching'}
                onFollow={follow}
              />
              <ResultPaging
                current={address.page}
                count={Math.ceil(count / hitsPerPage)}
                getUrl={(page) => createSearchUrl(action, { ...address, page })}
              />
            </>
          )}
        </>
      )}
      {isLive && <ResultAnnouncement state={state} />}
    </div>
  )
}

/** Returns the text that a reader typed before hydration, which leaves fields as they are. */
function readEarlyText(): string {
  const field = document.querySelector<HTMLInputElement>('[data-search-page] input')
  return new URLSearchParams(location.search).has('q') ? '' : (field?.value ?? '')
}

/** Moves focus to the heading when the reader opens another page of results. */
function useFocusOnPageChange(page: number, heading: { current: HTMLElement | null }): void {
  const before = useRef(page)
  useEffect(() => {
    if (before.current === page) return
    before.current = page
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }, [page, heading])
}
