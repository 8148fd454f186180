import type { PageView } from './page.ts'

/** What a page has that no source file was compiled for: nothing of what writers can ask for. */
export const bareView = {
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
  tags: [],
  image: undefined,
  feeds: undefined,
  hideTitle: false,
  hideToc: true,
  layout: undefined,
  apiBar: undefined,
  homeFooter: undefined,
  fallback: undefined,
  post: undefined,
} satisfies Partial<PageView>
