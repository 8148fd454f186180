import { type ArticleMessages, articleMessages } from '../../../../shared/messages/article-messages.ts'
import type { ArticleContext } from '../../../../shared/output/render-module.ts'

/** Returns the messages of components, in the language of the page. */
export const createArticleMessages = ({ messages }: ArticleContext): ArticleMessages => ({
  ...articleMessages,
  ...messages,
})
