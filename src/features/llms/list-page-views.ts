import type { PageView } from '../../shared/site/page.ts'
import type { Site } from '../../shared/site/site.ts'

/** Input of the indexes for language models. */
export type LlmsInput = Pick<
  Site,
  'description' | 'pages' | 'generatedPages' | 'apis' | 'levels' | 'categoryDescriptions'
>

/** Lists the views of all pages with Markdown, except for unlisted pages and untranslated copies. */
export function listPageViews(site: LlmsInput): PageView[] {
  const pages = site.pages
    .filter(({ compiled, view }) => !compiled.frontMatter.unlisted && view.fallback === undefined)
    .map(({ view }) => view)
  const others = [...site.generatedPages, ...site.apis.flatMap((api) => api.pages)].map(({ view }) => view)
  return [...pages, ...others].filter(
    ({ kind, markdownUrl }) => kind !== 'notFound' && markdownUrl !== undefined,
  )
}
