import { renderToString } from 'react-dom/server'
import { preparePageKind } from '../runtime/page-kinds.ts'
import type { ShellInput } from '../shared/server-module.ts'
import { App } from '../theme/App.tsx'
import { pageKindLoaders } from '../theme/page-kinds/registry.ts'

export { renderArticle } from '../theme/article/render-article.ts'

await Promise.all(Object.keys(pageKindLoaders).map((kind) => preparePageKind(kind, pageKindLoaders)))

/** The HTML of everything on a page, with the article in its slot. The browser's `<App>` prints the same. */
export function renderShell(input: ShellInput): string {
  return renderToString(<App {...input} />)
}
