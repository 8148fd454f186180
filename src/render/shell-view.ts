import type { PageView, ShellView } from '../shared/site/page.ts'

/** What the browser needs of a page: the rest of its view is in its HTML. */
export function shellView({
  url,
  kind,
  title,
  headTitle,
  description,
  isIndexed,
  area,
  locale,
  version,
  sidebar,
  markdownUrl,
  fallback,
  apiBar,
  homeFooter,
}: PageView): ShellView {
  return {
    url,
    kind,
    title,
    headTitle,
    description,
    isIndexed,
    area,
    locale,
    version,
    sidebar,
    markdownUrl,
    fallback,
    apiBar,
    homeFooter,
  }
}
