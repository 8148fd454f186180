import { createContext, useContext } from 'react'
import { type ArticleMessages, articleMessages } from '../../shared/messages/article-messages.ts'
import type { LocaleTexts } from '../../shared/messages/count-message.ts'
import { useMessages } from '../shell/messages.ts'

/** Tag of the page's language. */
export const LanguageContext = createContext('en')

/** Returns the texts of components in articles, in the language of the page. */
export function useArticleTexts(): LocaleTexts<ArticleMessages> {
  return { messages: { ...articleMessages, ...useMessages() }, language: useContext(LanguageContext) }
}
