import { type ReactNode, useEffect, useState } from 'react'
import { getMessages } from '../../runtime/messages.ts'
import { defaultMessages } from '../../shared/messages.ts'
import { MessagesContext } from '../messages.ts'
import { SearchPage } from '../search/page/SearchPage.tsx'

/** The search page follows its address. At first it prints what the build has: the form, in the default language. */
export function SearchResultsIsland({ action }: { action: string }): ReactNode {
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  return (
    <MessagesContext value={isLive ? getMessages() : defaultMessages}>
      <SearchPage action={action} isLive={isLive} />
    </MessagesContext>
  )
}
