import type { ReactNode } from 'react'
import { getMessages } from '../../runtime/stores/messages.ts'
import { LanguageContext } from '../article/useArticleTexts.ts'
import { MessagesContext } from '../messages.ts'

/** Gives an island the texts of the page: each is a root of its own, outside of the shell's. */
export function InPageLanguage({ children }: { children: ReactNode }): ReactNode {
  return (
    <LanguageContext value={document.documentElement.lang}>
      <MessagesContext value={getMessages()}>{children}</MessagesContext>
    </LanguageContext>
  )
}
