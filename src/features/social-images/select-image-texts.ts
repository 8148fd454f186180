import type { PageView } from '../../shared/site/page.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import type { ImageTexts } from '../../shared/site/social-image.ts'

/** Between the parts of a place. Breaking spaces would become one. */
const separator = '\u00a0\u00a0›\u00a0\u00a0'

/** A place has at most this many parts: the first one, and those nearest to the page. */
const maxParts = 3

/** Returns the texts on the social image of a page: its title, and where it is. */
export function selectImageTexts(view: PageView, site: SiteView): ImageTexts {
  const { kind, breadcrumbs, locale: id, fallback, area } = view
  const locale = site.locales.find((other) => other.id === id)
  const labels = breadcrumbs.slice(0, -1).map(({ label }) => label)
  // An API may have thousands of operations. The operations of a group share its image.
  const group = kind.startsWith('api') && labels.length > 1 ? labels.at(-1) : undefined
  const parents = group === undefined ? labels : labels.slice(0, -1)
  const areaLabel = site.areas.find((other) => other.id === area)?.label
  const title = group ?? view.title
  const [first = areaLabel ?? site.title, ...others] = parents
  const parts = [first, ...others.slice(-(maxParts - 1))].filter((part) => part !== title)
  return {
    title,
    place: parts.join(separator),
    icon: view.icon,
    lang: fallback?.lang ?? locale?.htmlLang ?? id,
    dir: fallback?.dir ?? locale?.direction ?? 'ltr',
  }
}
