import type { DocsConfig } from '../../shared/config.ts'
import type { Breadcrumb, PageKind, PageLink, PageView } from '../../shared/page.ts'
import { markdownPath, withBase } from '../../shared/urls.ts'
import { formatHeadTitle } from '../head-title.ts'

export interface GeneratedPlace {
  /** Path below the base. */
  path: string
  kind: PageKind
  title: string
  description: string
  locale: string
  /** The page above this one. */
  above: PageLink | undefined
  previous?: PageLink
  next?: PageLink
}

/** What the shell prints for a page without a source file. */
export function generatedView(place: GeneratedPlace, config: DocsConfig): PageView {
  const { path, kind, title, description, locale, above, previous, next } = place
  const breadcrumbs: Breadcrumb[] = above === undefined ? [] : [above, { label: title, url: undefined }]
  return {
    url: withBase(config.base, path),
    kind,
    title,
    headTitle: formatHeadTitle(title, config),
    description,
    area: undefined,
    locale,
    version: undefined,
    headings: [],
    breadcrumbs,
    sidebar: undefined,
    previous,
    next,
    editUrl: undefined,
    lastUpdated: undefined,
    tags: [],
    markdownUrl: withBase(config.base, markdownPath(path)),
    feeds: undefined,
    hideTitle: false,
    hideToc: true,
    layout: undefined,
    apiBar: undefined,
    homeFooter: undefined,
    fallback: undefined,
    post: undefined,
  }
}
