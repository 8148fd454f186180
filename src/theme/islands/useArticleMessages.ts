import { createContext, useContext } from 'react'
import { getTabLanguage } from '../../runtime/stores/message-store.ts'
import { type ArticleMessages, articleMessages } from '../../shared/messages/article-messages.ts'
import type { LocalizedMessages } from '../../shared/messages/count-message.ts'
import { useMessages } from '../shell/useMessages.ts'

/** Tag of the language of the page that the build prints. */
export const LanguageContext = createContext<string | undefined>(undefined)

/** Returns the tag of the page's language. */
export const useLanguage = (): string => useContext(LanguageContext) ?? getTabLanguage()

/** Returns the messages of components in articles, in the language of the page. */
export function useArticleMessages(): LocalizedMessages<ArticleMessages> {
  return { messages: { ...articleMessages, ...useMessages() }, language: useLanguage() }
}
