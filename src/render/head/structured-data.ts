import type {
  APIReference,
  BlogPosting,
  BreadcrumbList,
  CollectionPage,
  Graph,
  Organization,
  Person,
  SearchAction,
  TechArticle,
  Thing,
  WebPage,
  WebSite,
  WithActionConstraints,
} from 'schema-dts'
import { resolveCanonicalUrl } from '../../shared/site/locales.ts'
import type { PageView } from '../../shared/site/page.ts'
import type { PageKind } from '../../shared/site/page-kinds.ts'
import type { SiteView } from '../../shared/site/site-view.ts'

/** Types of page kinds in the vocabulary of schema.org. Every page of an API is a reference. */
const pageTypes = {
  doc: 'TechArticle',
  blogPost: 'BlogPosting',
  blogList: 'CollectionPage',
  blogTagsList: 'CollectionPage',
  blogTagPostList: 'CollectionPage',
  blogAuthorsList: 'CollectionPage',
  blogAuthorPosts: 'CollectionPage',
  docTagsList: 'CollectionPage',
  docTagDocList: 'CollectionPage',
  mdx: 'WebPage',
  notFound: undefined,
} as const satisfies Record<Exclude<PageKind, `api${string}`>, string | undefined>

interface DataInput {
  site: SiteView
  view: PageView
}

/**
 * Describes a page for search engines with the vocabulary of schema.org, as JSON for a script element. Undefined for a
 * page that isn't indexed. Questions are described by the components that print them.
 */
export function formatStructuredData(input: DataInput): string | undefined {
  const { view, site } = input
  if (!view.isIndexed || view.kind === 'notFound') return undefined
  const isHome = site.locales.some(({ path }) => path === view.url)
  const page = isHome && view.kind === 'mdx' ? undefined : describePage(input)
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      ...(isHome ? describeSite(input) : []),
      ...(page === undefined ? [] : [page]),
      ...describeBreadcrumbs(input),
    ],
  }
  return JSON.stringify(graph)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

const getHomeUrl = ({ origin, base }: SiteView): string => origin + base
const getSiteId = (site: SiteView): string => `${getHomeUrl(site)}#site`
const getProviderId = (site: SiteView): string => `${getHomeUrl(site)}#provider`

/** The site itself, its search, and the company behind it. */
function describeSite({ site, view }: DataInput): Thing[] {
  const { searchUrl, brand } = site
  const website: WebSite = {
    '@type': 'WebSite',
    '@id': getSiteId(site),
    url: getPageUrl({ site, view }),
    name: site.title,
    description: view.description,
    inLanguage: getLanguage({ site, view }),
    ...(view.modified === undefined ? {} : { dateModified: view.modified }),
    publisher: { '@id': getProviderId(site) },
    ...(searchUrl === undefined ? {} : { potentialAction: describeSearch(site.origin + searchUrl) }),
  }
  const provider: Organization = {
    ...describeProvider(site),
    ...(brand.logo === undefined ? {} : { logo: new URL(brand.logo.src, site.origin).href }),
  }
  return [website, provider]
}

const describeSearch = (url: string): WithActionConstraints<SearchAction> => ({
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${url}?q={query}` },
  'query-input': 'required name=query',
})

const describeProvider = (site: SiteView) =>
  ({
    '@type': 'Organization',
    '@id': getProviderId(site),
    name: site.brand.name,
    url: getHomeUrl(site),
  }) as const satisfies Organization

const getPageUrl = ({ site, view }: DataInput): string =>
  site.origin + resolveCanonicalUrl(view, site.locales)

const getLanguage = ({ site, view }: DataInput): string =>
  view.fallback?.lang ?? site.locales.find(({ id }) => id === view.locale)?.htmlLang ?? view.locale

function describePage(input: DataInput): Thing | undefined {
  const { view } = input
  const type = isApiKind(view.kind) ? 'APIReference' : pageTypes[view.kind]
  switch (type) {
    case 'APIReference':
    case 'TechArticle':
      return describeArticle(input, type)
    case 'BlogPosting':
      return describePost(input)
    case 'CollectionPage':
    case 'WebPage':
      return { '@type': type, ...describeContent(input), name: view.title } satisfies WebPage | CollectionPage
    case undefined:
      return undefined
  }
}

const isApiKind = (kind: PageKind): kind is Extract<PageKind, `api${string}`> => kind.startsWith('api')

/** The properties that all pages have. */
function describeContent(input: DataInput) {
  const { site, view } = input
  return {
    url: getPageUrl(input),
    ...(view.description === '' ? {} : { description: view.description }),
    inLanguage: getLanguage(input),
    ...(view.modified === undefined ? {} : { dateModified: view.modified }),
    ...(view.image === undefined ? {} : { image: new URL(view.image.url, site.origin).href }),
    isPartOf: { '@type': 'WebSite', '@id': getSiteId(site), name: site.title },
  } as const satisfies Partial<Exclude<WebPage, string>>
}

function describeArticle(input: DataInput, type: 'TechArticle' | 'APIReference'): TechArticle | APIReference {
  const { site, view } = input
  return {
    '@type': type,
    headline: view.fullTitle ?? view.title,
    ...describeContent(input),
    author: describeProvider(site),
    publisher: { '@id': getProviderId(site) },
  }
}

function describePost(input: DataInput): BlogPosting {
  const { site, view } = input
  const provider = describeProvider(site)
  const authors = (view.post?.authors ?? []).map(
    ({ name, url }): Person => ({ '@type': 'Person', name, url: site.origin + url }),
  )
  return {
    '@type': 'BlogPosting',
    headline: view.title,
    ...describeContent(input),
    ...(view.post === undefined ? {} : { datePublished: view.post.date }),
    author: authors.length === 0 ? provider : authors,
    publisher: authors.length === 0 ? { '@id': provider['@id'] } : provider,
  }
}

/** The path that readers see above the page. Levels without a page have no address, which search engines require. */
function describeBreadcrumbs({ site, view }: DataInput): BreadcrumbList[] {
  const { breadcrumbs } = view
  const levels = breadcrumbs.filter(({ url }, index) => url !== undefined || index === breadcrumbs.length - 1)
  if (levels.length < 2) return []
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: levels.map(({ label, url }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        ...(url === undefined ? {} : { item: { '@id': site.origin + url } }),
      })),
    },
  ]
}
