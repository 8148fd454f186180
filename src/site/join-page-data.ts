import { createApiIndex } from '../shared/api/pages/create-api-index.ts'
import type { CompiledPage } from '../shared/content/compiled-page.ts'
import type { GeneratedPage, SitePage } from '../shared/site/site.ts'
import type { PageViews } from './create-page-views.ts'
import type { LinkTargets } from './links/link-targets.ts'
import type { SiteLinks } from './links/resolve-site-links.ts'
import type { SiteRedirects } from './redirects/create-redirects.ts'
import type { Scopes } from './scopes/create-scopes.ts'
import type { PageLookup } from './scopes/page-lookup.ts'
import { createAreaTopics } from './sidebar/create-area-topics.ts'

interface PageParts {
  index: PageLookup
  scopes: Scopes
  views: PageViews
  links: SiteLinks
  documents: LinkTargets['documents']
  redirects: SiteRedirects
}

export interface SitePages {
  pages: SitePage[]
  /** List pages, with the pages of their excerpts. */
  generatedPages: GeneratedPage[]
}

/** Joins each page with the site's data about it. */
export function joinPageData(pages: readonly CompiledPage[], parts: PageParts): SitePages {
  const sitePages = new Map(pages.map((page) => [page, createSitePage(page, parts)]))
  const generatedPages = parts.views.lists.map(({ excerpts, ...list }) => ({
    ...list,
    excerpts: excerpts.flatMap((post) => sitePages.get(post) ?? []),
  }))
  return { pages: [...sitePages.values()], generatedPages }
}

function createSitePage(compiled: CompiledPage, parts: PageParts): SitePage {
  const { index, scopes, views, documents, redirects } = parts
  const view = views.views.get(compiled)
  if (view === undefined) throw new Error(`${compiled.file} has no view.`)
  const { picture, links, images } = parts.links.find(compiled)
  const document = documents.get(compiled.path)
  const { base, brand } = index.config
  return {
    compiled,
    view: { ...view, image: picture },
    links,
    images,
    topics: createAreaTopics(compiled, scopes.findGuides(compiled).navigation, index.config),
    translations: index.listTranslations(compiled),
    api: document && createApiIndex(readOverview(compiled), document, { base, icons: brand.icons }),
    sectionRedirects: redirects.sectionRedirects.get(compiled.path) ?? {},
  }
}

const readOverview = ({ path, title, headings }: CompiledPage): Parameters<typeof createApiIndex>[0] => ({
  path,
  title,
  headings: headings.filter(({ depth }) => depth === 2).map(({ id, text }) => ({ id, text })),
})
