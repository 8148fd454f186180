import { findAdmonitionKind } from '../../../shared/content/admonition-kinds.ts'
import type { ArticleComponentName } from '../../../shared/content/article-components.ts'
import { addFormLocale } from '../../../shared/forms/form-locale.ts'
import { pageMessages } from '../../../shared/messages/page-messages.ts'
import type { ArticleContext } from '../../../shared/output/render-module.ts'
import type { Topic } from '../../../shared/site/page.ts'
import type { AreaView, SiteView } from '../../../shared/site/site-view.ts'

type Props = Record<string, unknown>

/** Creates the props of a component that prints data of the whole site. The site's check ran before, so areas exist. */
export function resolveComponentProps(
  name: ArticleComponentName,
  props: Props,
  context: ArticleContext,
): Props {
  const { site, topics } = context
  const area = findArea(props.area, site.areas)
  switch (name) {
    case 'Hero':
      return { ...props, title: props.title ?? context.title }
    case 'Card':
      return { ...props, icon: createSymbolUrl(props.symbol, site) }
    case 'SearchBox':
      return { area, action: requireSearchUrl(name, site.searchUrl) }
    case 'SearchResults':
      return { action: requireSearchUrl(name, site.searchUrl) }
    case 'AreaCard':
      return { ...props, title: props.title ?? area?.label, url: area?.url }
    case 'TopicCards':
      return { topics: getTopics(area, topics) }
    case 'Admonition':
      return { ...props, ...createAdmonitionProps(props, context) }
    case 'Newsletter':
      return {
        action:
          site.newsletterAction && addFormLocale(site.newsletterAction, context.locale?.id, site.locales),
      }
    default:
      return props
  }
}

/** Creates the props of an admonition. Without a title, it gets the default one in the language of the page. */
function createAdmonitionProps({ type, title }: Props, { messages }: ArticleContext): Props {
  const kind = findAdmonitionKind(String(type)) ?? 'note'
  return { kind, title: title ?? messages[kind] ?? pageMessages[kind] }
}

/** Returns the URL of a symbol. The site's check ran before, so it exists. */
function createSymbolUrl(name: unknown, { brand: { icons } }: SiteView): string | undefined {
  return icons === undefined || name === undefined ? undefined : `${icons}#${name}`
}

function findArea(id: unknown, areas: readonly AreaView[]): AreaView | undefined {
  return areas.find((area) => area.id === id)
}

function getTopics(area: AreaView | undefined, topics: Record<string, Topic[]>): Topic[] {
  return area === undefined ? [] : (topics[area.id] ?? [])
}

function requireSearchUrl(name: string, url: string | undefined): string {
  if (url === undefined) throw new Error(`\`<${name}>\` needs \`search.url\` in \`docs.config.ts\``)
  return url
}
