import type { PageView } from './page.ts'

/** View of a page without a source file, with none of the features that writers can configure. */
export const pageViewDefaults = {
  fullTitle: undefined,
  isIndexed: true,
  area: undefined,
  version: undefined,
  headings: [],
  breadcrumbs: [],
  sidebar: undefined,
  previous: undefined,
  next: undefined,
  editUrl: undefined,
  lastUpdated: undefined,
  modified: undefined,
  tags: [],
  icon: undefined,
  image: undefined,
  feeds: [],
  hideTitle: false,
  hideToc: true,
  layout: undefined,
  apiBar: undefined,
  homeFooter: undefined,
  fallback: undefined,
  lead: undefined,
  post: undefined,
} satisfies Partial<PageView>
