import { createContext, useContext } from 'react'
import { type ArticleMessages, articleMessages } from '../../shared/messages/article-messages.ts'
import type { LocalizedMessages } from '../../shared/messages/count-message.ts'
import { useMessages } from '../shell/useMessages.ts'

/** Tag of the page's language. */
export const LanguageContext = createContext('en')

/** Returns the messages of components in articles, in the language of the page. */
export function useArticleMessages(): LocalizedMessages<ArticleMessages> {
  return { messages: { ...articleMessages, ...useMessages() }, language: useContext(LanguageContext) }
}
