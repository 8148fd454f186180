import type { DocsConfig } from '../../shared/config/config.ts'
import { formatHeadTitle } from '../../shared/site/head-title.ts'
import type { Breadcrumb, PageLink, PageView } from '../../shared/site/page.ts'
import type { PageKind } from '../../shared/site/page-kinds.ts'
import { pageViewDefaults } from '../../shared/site/page-view-defaults.ts'
import { addBase, getMarkdownPath } from '../../shared/urls.ts'

export interface GeneratedPageSource {
  /** Path below the base path. */
  path: string
  kind: PageKind
  title: string
  description: string
  /** Text below the title, if it differs from the description. */
  lead?: string
  locale: string
  /** Day of the last change to anything on the page. */
  modified: string | undefined
  /** Parent page. */
  above: PageLink | undefined
  previous?: PageLink
  next?: PageLink
}

/** Creates the view of a page without a source file. */
export function createGeneratedView(source: GeneratedPageSource, config: DocsConfig): PageView {
  const { path, kind, title, description, lead, locale, modified, above, previous, next } = source
  const breadcrumbs: Breadcrumb[] = above === undefined ? [] : [above, { label: title, url: undefined }]
  return {
    ...pageViewDefaults,
    url: addBase(config.base, path),
    kind,
    title,
    headTitle: formatHeadTitle(title, config),
    description,
    lead,
    locale,
    modified,
    breadcrumbs,
    previous,
    next,
    markdownUrl: addBase(config.base, getMarkdownPath(path)),
  }
}
