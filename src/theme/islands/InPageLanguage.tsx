import type { ReactNode } from 'react'
import { getMessages } from '../../runtime/stores/message-store.ts'
import { MessagesContext } from '../shell/useMessages.ts'
import { LanguageContext } from './useArticleMessages.ts'

/** Provides the page's messages to an island, which is a separate React root outside the shell's. */
export function InPageLanguage({ children }: { children: ReactNode }): ReactNode {
  return (
    <LanguageContext value={document.documentElement.lang}>
      <MessagesContext value={getMessages()}>{children}</MessagesContext>
    </LanguageContext>
  )
}
