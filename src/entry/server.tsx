import { buildId } from 'virtual:docent-site'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { prepareAllComponents } from '../runtime/loading/lazy-components.ts'
import { defaultMessages } from '../shared/messages/messages.ts'
import type { PageHtml, PageInput } from '../shared/output/server-module.ts'
import { App } from '../theme/App.tsx'
import { MessagesContext } from '../theme/messages.ts'
import { pageComponents } from '../theme/page-kinds/registry.ts'
import { Page } from '../theme/pages/Page.tsx'
import { shellModules } from '../theme/shell-modules/registry.ts'

export { renderGroup, renderOperation, renderSchema, renderSchemaUses } from '../theme/api/render-api.tsx'
export { renderApiItem } from '../theme/api/render-api-item.tsx'
export { renderApiIndexLists, renderApiPage } from '../theme/api/render-api-page.tsx'
export { renderArticle } from '../theme/article/render-article.ts'
export { renderList } from '../theme/lists/render-list.tsx'
export { renderArticleMarkdown, renderSectionsMarkdown } from '../theme/markdown/render-article-markdown.ts'
export { renderListMarkdown } from '../theme/markdown/render-list-markdown.ts'

await Promise.all([prepareAllComponents(pageComponents), prepareAllComponents(shellModules)])

/**
 * Renders the HTML of a whole page, and of the content between sidebar and footer alone. The browser's `<App>` prints
 * the same around that content and never reconciles it.
 */
export function renderPage({ messages, article, sidebarItems, ...page }: PageInput): PageHtml {
  const allMessages = { ...defaultMessages, ...messages }
  const printed = renderToStaticMarkup(
    <MessagesContext value={allMessages}>
      <Page {...page} build={buildId} article={article} />
    </MessagesContext>,
  )
  // A page kind that isn't rendered by the build gets the article for its own slot.
  const content = printed === '' ? article : printed
  const shell = renderToString(
    <MessagesContext value={allMessages}>
      <App {...page} sidebarItems={sidebarItems} content={content} />
    </MessagesContext>,
  )
  return { shell, content }
}
