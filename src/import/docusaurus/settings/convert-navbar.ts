import type { UserConfig } from '../../../shared/config/config.ts'
import { toObject, type UnknownObject } from '../../../shared/read-unknown.ts'
import type { DocusaurusSite } from '../docusaurus-site.ts'
import type { ImportReport } from '../output/import-report.ts'
import { asList, asText } from '../read/as-values.ts'
import type { ImportedGuides } from '../sidebars/imported-guides.ts'
import { isLinkTarget, readItemAddress, stripTags } from './item-address.ts'

type NavbarItem = NonNullable<NonNullable<UserConfig['navbar']>['items']>[number]
type Position = 'left' | 'right'

export interface SettingsContext {
  site: DocusaurusSite
  guides: ImportedGuides
  report: ImportReport
}

/** Converts the navbar. A search box is added at the right, because Docusaurus adds one as well. */
export function convertNavbar(context: SettingsContext): NavbarItem[] {
  const { items } = toObject(context.site.themeConfig.navbar)
  const converted = asList(items).flatMap((item) => convertItem(toObject(item), context))
  const hasSearch = converted.some(({ kind }) => kind === 'search')
  return hasSearch ? converted : [...converted, { kind: 'search', position: 'right' }]
}

function convertItem(item: UnknownObject, context: SettingsContext): NavbarItem[] {
  const position: Position = item.position === 'right' ? 'right' : 'left'
  switch (item.type) {
    case 'search':
      return [{ kind: 'search', position }]
    case 'localeDropdown':
      return context.site.locales.length > 1 ? [{ kind: 'locales', position }] : []
    case 'docsVersionDropdown':
      return convertVersionMenu(item, position, context)
    case 'html':
      return reportItem(`The navbar has HTML: ${stripTags(asText(item.value) ?? '').slice(0, 60)}`, context)
    default:
      return item.type === 'dropdown' || item.items !== undefined
        ? convertDropdown(item, position, context)
        : convertLink(item, position, context)
  }
}

function convertVersionMenu(item: UnknownObject, position: Position, context: SettingsContext): NavbarItem[] {
  const after = [...asList(item.dropdownItemsBefore), ...asList(item.dropdownItemsAfter)].flatMap((link) =>
    convertLink(toObject(link), position, context),
  )
  const isMain = context.guides.isMain(asText(item.docsPluginId) ?? 'default')
  const menu: NavbarItem[] = isMain
    ? [{ kind: 'versions', position }]
    : reportItem('The menu of versions of other guides', context)
  return [...menu, ...after]
}

function convertDropdown(item: UnknownObject, position: Position, context: SettingsContext): NavbarItem[] {
  const items = asList(item.items).flatMap((child) => convertLink(toObject(child), position, context))
  const links = items.flatMap((link) => (link.kind === 'link' ? [{ label: link.label, url: link.url }] : []))
  const label = asText(item.label) ?? 'More'
  return links.length === 0 ? [] : [{ kind: 'dropdown', label: stripTags(label), items: links, position }]
}

function convertLink(item: UnknownObject, position: Position, context: SettingsContext): NavbarItem[] {
  const url = readItemAddress(item, context.guides, context.site)
  const label =
    stripTags(
      asText(item.label) ?? asText(item['aria-label']) ?? asText(item.html) ?? asText(item.value) ?? '',
    ) || guessLabel(item)
  if (url !== undefined && isLinkTarget(url) && label !== '') return [{ kind: 'link', label, url, position }]
  return reportItem(`The item ${label === '' ? 'without a label' : `"${label}"`} of the navbar`, context)
}

/** Icons have no label. Their class often names the service. */
const guessLabel = (item: UnknownObject): string => {
  const href = asText(item.href) ?? ''
  return /github\.com/.test(href)
    ? 'GitHub'
    : /discord/.test(href)
      ? 'Discord'
      : /(?:twitter|\/x)\.com/.test(href)
        ? 'X'
        : ''
}

function reportItem(what: string, { report, site }: SettingsContext): [] {
  report.add('setting', `${what} isn't carried over.`, site.configFile)
  return []
}
