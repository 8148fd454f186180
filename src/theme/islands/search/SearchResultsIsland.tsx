import { type ReactNode, useEffect, useState } from 'react'
import { InPageLanguage } from '../InPageLanguage.tsx'
import { SearchPage } from './SearchPage.tsx'

/** Search page that follows its URL. The first render matches the build's HTML: the form. */
export function SearchResultsIsland({ action }: { action: string }): ReactNode {
  const [isLive, setLive] = useState(false)
  // Read before the first render, which empties the field.
  const [early] = useState(readEarlyText)
  useEffect(() => setLive(true), [])
  return (
    <InPageLanguage>
      <SearchPage action={action} isLive={isLive} early={early} />
    </InPageLanguage>
  )
}

/** Returns the text that a reader typed before hydration. */
function readEarlyText(): string {
  const field = document.querySelector<HTMLInputElement>('[data-search-page] input')
  return new URLSearchParams(location.search).has('q') ? '' : (field?.value ?? '')
}
