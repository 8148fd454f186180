import type { PageView } from '../../shared/site/page.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import { removeBase } from '../../shared/urls.ts'
import { type LlmsInput, listPageViews } from './list-page-views.ts'
import { isEmptySection, type LlmsSection } from './llms-section.ts'
import { LlmsSectionBuilder } from './llms-section-builder.ts'

/** The sections of one version in one locale. */
export interface LlmsScope {
  /** Folder of its index, below the base. */
  folder: string
  /** Locale and version, if they aren't the default ones. */
  label: string
  /** Sections of areas, which are among `sections` unless they're empty. */
  areas: LlmsSection[]
  /** Sections for everybody: areas, APIs, and pages outside of both. */
  sections: LlmsSection[]
  /** Sections that programs with little context can skip: tags. */
  optional: LlmsSection[]
}

/** Groups the pages of a site by version and locale, and within each by area and section in sidebar order. */
export function createLlmsScopes(site: LlmsInput, view: SiteView): LlmsScope[] {
  const groups = Map.groupBy(listPageViews(site), (page) => getScopeFolder(page, view))
  const scopes = [...groups].map(([folder, pages]) => createScope(folder, pages, { site, view }))
  return scopes.sort((a, b) => a.folder.length - b.folder.length || (a.folder < b.folder ? -1 : 1))
}

/** Returns the folder of a page's version and locale. Pages without a version belong to the last one. */
function getScopeFolder({ locale, version }: PageView, view: SiteView): string {
  const older = view.versions.find(({ name, isLast }) => name === version?.name && !isLast)
  return (
    (view.locales.find(({ id }) => id === locale)?.path ?? '/') +
    (older === undefined ? '' : `${older.name}/`)
  )
}

function createScope(
  folder: string,
  pages: readonly PageView[],
  { site, view }: { site: LlmsInput; view: SiteView },
): LlmsScope {
  const [first] = pages
  const locale = view.locales.find(({ id }) => id === first?.locale)
  const version = view.versions.find(({ name }) => folder.endsWith(`/${name}/`))
  const builder = new LlmsSectionBuilder(pages, { site, view })
  // API pages are in an area too, but get a separate section.
  const apis = site.apis.map((api) => builder.takeApi(api))
  const areas = view.areas.map(({ id, label, url }) =>
    builder.takeGuides(label, {
      folder: folder + (removeBase(view.base, url) ?? '/').slice(1),
      isIncluded: ({ area }) => area === id,
    }),
  )
  const guides = builder.takeGuides('Guides', {
    folder: `${folder}docs/`,
    isIncluded: ({ sidebar }) => sidebar !== undefined,
  })
  const tags = builder.takeRest('Tags', `${folder}tags/`, ({ kind }) => kind.startsWith('docTag'))
  const blog = builder.takeRest('Blog', `${folder}blog/`, ({ kind }) => kind.startsWith('blog'))
  const others = builder.takeRest('Other pages', `${folder}pages/`, () => true)
  const isFull = (section: LlmsSection): boolean => !isEmptySection(section)
  return {
    folder,
    label: folder === '/' ? '' : [locale?.label, version?.label].filter(Boolean).join(', '),
    areas: areas.filter(isFull),
    sections: [...areas, guides, ...apis, blog, others].filter(isFull),
    optional: [tags].filter(isFull),
  }
}
