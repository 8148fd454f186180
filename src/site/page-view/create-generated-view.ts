import type { DocsConfig } from '../../shared/config/config.ts'
import { bareView } from '../../shared/site/bare-view.ts'
import { formatHeadTitle } from '../../shared/site/head-title.ts'
import type { Breadcrumb, PageKind, PageView, TitledLink } from '../../shared/site/page.ts'
import { markdownPath, withBase } from '../../shared/urls.ts'

export interface GeneratedPageSource {
  /** Path below the base. */
  path: string
  kind: PageKind
  title: string
  description: string
  locale: string
  /** The page above this one. */
  above: TitledLink | undefined
  previous?: TitledLink
  next?: TitledLink
}

/** Creates the view of a page without a source file. */
export function createGeneratedView(source: GeneratedPageSource, config: DocsConfig): PageView {
  const { path, kind, title, description, locale, above, previous, next } = source
  const breadcrumbs: Breadcrumb[] = above === undefined ? [] : [above, { label: title, url: undefined }]
  return {
    ...bareView,
    url: withBase(config.base, path),
    kind,
    title,
    headTitle: formatHeadTitle(title, config),
    description,
    locale,
    breadcrumbs,
    previous,
    next,
    markdownUrl: withBase(config.base, markdownPath(path)),
  }
}
