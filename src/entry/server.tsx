import { renderToString } from 'react-dom/server'
import { preparePageKind } from '../runtime/page-kinds.ts'
import { defaultMessages } from '../shared/messages.ts'
import type { ShellInput } from '../shared/server-module.ts'
import { App } from '../theme/App.tsx'
import { MessagesContext } from '../theme/messages.ts'
import { pageKindLoaders } from '../theme/page-kinds/registry.ts'

export { renderArticle } from '../theme/article/render-article.ts'
export { renderList } from '../theme/lists/render-list.tsx'
export { renderReferencePage } from '../theme/reference/render-index.tsx'
export { renderGroup, renderOperation, renderSchema } from '../theme/reference/render-reference.tsx'

await Promise.all(Object.keys(pageKindLoaders).map((kind) => preparePageKind(kind, pageKindLoaders)))

/** The HTML of everything on a page, with the article in its slot. The browser's `<App>` prints the same. */
export function renderShell({ messages, ...input }: ShellInput): string {
  return renderToString(
    <MessagesContext value={{ ...defaultMessages, ...messages }}>
      <App {...input} />
    </MessagesContext>,
  )
}
