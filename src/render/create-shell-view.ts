import type { PageView, ShellView } from '../shared/site/page.ts'

/** Returns the browser's part of a page's view. The rest is in the page's HTML. */
export function createShellView({
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
