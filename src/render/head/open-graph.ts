import { resolveCanonicalUrl } from '../../shared/site/locales.ts'
import type { PageView } from '../../shared/site/page.ts'
import type { PageKind } from '../../shared/site/page-kinds.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import { escapeHtml } from '../../shared/text/escape-html.ts'

/** Creates the tags from which other sites make previews of links: title, description, image, dates. */
export function createOpenGraphTags({ site, view }: { site: SiteView; view: PageView }): string[] {
  const type = isArticle(view.kind) ? 'article' : 'website'
  const locale = site.locales.find(({ id }) => id === view.locale)
  return [
    tag('og:title', view.headTitle),
    tag('og:type', type),
    tag('og:url', site.origin + resolveCanonicalUrl(view, site.locales)),
    tag('og:description', view.description),
    tag('og:site_name', site.title),
    tag('og:locale', formatLocale(view.fallback?.lang ?? locale?.htmlLang ?? view.locale)),
    ...(type === 'website'
      ? []
      : [tag('article:published_time', view.post?.date), tag('article:modified_time', view.modified)]),
    ...createImageTags(site, view),
  ].filter((text) => text !== '')
}

/** Creates a tag, or nothing without a value. */
const tag = (property: string, content: string | undefined): string =>
  content === undefined || content === ''
    ? ''
    : `<meta property="${property}" content="${escapeHtml(content)}">`

const isArticle = (kind: PageKind): boolean => kind === 'doc' || kind === 'blogPost' || kind.startsWith('api')

/** Formats a language as Open Graph does: `en` → `en_US`. */
function formatLocale(language: string): string {
  const { language: code, region = '' } = new Intl.Locale(language).maximize()
  return [code, region].filter((part) => part !== '').join('_')
}

/** Creates the tags of the social image, with an absolute URL. */
function createImageTags(site: SiteView, { image, title }: PageView): string[] {
  if (image === undefined) return ['<meta name="twitter:card" content="summary">']
  const { width, height } = image
  return [
    tag('og:image', new URL(image.url, site.origin).href),
    tag('og:image:width', width?.toString()),
    tag('og:image:height', height?.toString()),
    tag('og:image:alt', title),
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}
