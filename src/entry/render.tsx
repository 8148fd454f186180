import { buildId } from 'virtual:docent-build'
import { siteComponents } from 'virtual:docent-components'
import { options } from 'preact'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { prepareAllComponents } from '../runtime/loading/load-component.ts'
import { checkElement } from '../shared/html/check-element.ts'
import { defaultMessages } from '../shared/messages/messages.ts'
import type { PageInput } from '../shared/output/render-module.ts'
import { setSiteComponents } from '../theme/print/article/print-site-component.tsx'
import { deferStyles } from '../theme/print/defer-styles.ts'
import { insertContents } from '../theme/print/nav/TableOfContents.tsx'
import { joinNumbersAndUnits } from '../theme/print/pages/join-numbers-and-units.ts'
import { Page } from '../theme/print/pages/Page.tsx'
import { App } from '../theme/shell/App.tsx'
import { lazyParts } from '../theme/shell/lazy-parts/lazy-parts.ts'
import { pageComponents } from '../theme/shell/page-kinds/page-components.ts'
import { MessagesContext } from '../theme/shell/useMessages.ts'

export { renderApiItem, renderOperationPage } from '../theme/print/api/render-api-item.tsx'
export { renderApiIndexLists, renderApiPage } from '../theme/print/api/render-api-page.tsx'
export {
  renderGroup,
  renderItemList,
  renderOperation,
  renderSchema,
  renderSchemaArticle,
  renderSchemaPart,
} from '../theme/print/api/render-api-parts.tsx'
export { renderArticle } from '../theme/print/article/render-article.ts'
export { renderList } from '../theme/print/lists/render-list.tsx'
export {
  renderArticleMarkdown,
  renderSectionsMarkdown,
} from '../theme/print/markdown/render-article-markdown.ts'
export { renderListMarkdown } from '../theme/print/markdown/render-list-markdown.ts'

export { siteComponents }

setSiteComponents(siteComponents)

const prepareElement = options.vnode
options.vnode = (element) => {
  prepareElement?.(element)
  checkElement(element)
  // Tags that begin alike compress better: 32 bytes of a page.
  const props: Record<string, unknown> = element.props
  if (typeof element.type === 'string' && props.class !== undefined)
    Object.assign(element, { props: { class: props.class, ...props } })
}

await Promise.all([prepareAllComponents(pageComponents), prepareAllComponents(lazyParts)])

/** Renders the body of a page. The browser's `<App>` prints the same around the content and never reconciles it. */
export function renderPage({ messages, article, sidebarItems, ...page }: PageInput): string {
  const allMessages = { ...defaultMessages, ...messages }
  const printed = renderToStaticMarkup(
    <MessagesContext value={allMessages}>
      <Page
        {...page}
        build={buildId}
        article={joinNumbersAndUnits(insertContents(article, page.view, allMessages))}
      />
    </MessagesContext>,
  )
  // A page kind that isn't rendered by the build gets the article for its own slot.
  const content = printed === '' ? article : printed
  const body = renderToString(
    <MessagesContext value={allMessages}>
      <App {...page} sidebarItems={sidebarItems} content={content} />
    </MessagesContext>,
  )
  return import.meta.env.DOCENT_HAS_COMPONENTS ? deferStyles(body) : body
}
