import type { UserConfig } from '../../../shared/config/config.ts'
import { toObject, type UnknownObject } from '../../../shared/read-unknown.ts'
import { asList, asText } from '../read/as-values.ts'
import { locateSetting } from '../read/locate-setting.ts'
import { convertHtmlLinks, readHtmlLabel } from './convert-html-links.ts'
import { isLinkTarget, readItemAddress, stripTags } from './item-address.ts'
import type { SettingsContext } from './settings-context.ts'

type NavbarItem = NonNullable<NonNullable<UserConfig['navbar']>['items']>[number]
type Position = 'left' | 'right'

/** Converts the navbar. A search box is added at the right, because Docusaurus adds one as well. */
export function convertNavbar(context: SettingsContext): NavbarItem[] {
  const { items: list, style } = toObject(context.site.themeConfig.navbar)
  const items = asList(list).map(toObject)
  if (style !== undefined) reportItem(`The color \`${String(style)}\` of the navbar`, context, 'navbar:')
  const converted = items.flatMap((item) =>
    isPhoneCopy(item, items)
      ? reportItem(
          `The copy of "${asText(item.label) ?? readTarget(item)}" for phones`,
          context,
          asText(item.label),
        )
      : convertItem(item, context),
  )
  const hasSearch = converted.some(({ kind }) => kind === 'search')
  return hasSearch ? converted : [...converted, { kind: 'search', position: 'right' }]
}

/** Classes of items that the styles of a site show on phones only, named by the site or by Tailwind. */
const phoneClass =
  /(?:^|\s)(?:(?:mobile|phone)-only|only-(?:mobile|phone)|show-(?:on-)?mobile|(?:sm|md|lg|xl):hidden)(?=\s|$)/

/** Whether an item replaces another one on phones, with the same target. */
function isPhoneCopy(item: UnknownObject, items: readonly UnknownObject[]): boolean {
  const target = readTarget(item)
  if (target === undefined || !phoneClass.test(asText(item.className) ?? '')) return false
  const others = items.flatMap((other) => [other, ...asList(other.items).map(toObject)])
  return others.some(
    (other) =>
      other !== item && readTarget(other) === target && !phoneClass.test(asText(other.className) ?? ''),
  )
}

const readTarget = ({ to, href }: UnknownObject): string | undefined => asText(to) ?? asText(href)

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
      return convertHtml(asText(item.value) ?? '', position, context)
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
  const items = asList(item.items).flatMap((child) => convertDropdownItem(toObject(child), position, context))
  const links = items.flatMap((link) => (link.kind === 'link' ? [{ label: link.label, url: link.url }] : []))
  const label = asText(item.label) ?? 'More'
  return links.length === 0 ? [] : [{ kind: 'dropdown', label: stripTags(label), items: links, position }]
}

function convertDropdownItem(
  item: UnknownObject,
  position: Position,
  context: SettingsContext,
): NavbarItem[] {
  return item.type === 'html'
    ? convertHtml(asText(item.value) ?? '', position, context)
    : convertLink(item, position, context)
}

/** Converts HTML to its links. Everything else is listed. */
function convertHtml(html: string, position: Position, context: SettingsContext): NavbarItem[] {
  const { links, rest } = convertHtmlLinks(html, context)
  if (rest !== '') reportItem(`HTML in the navbar has ${rest}, which`, context, html)
  return links.map((link) => ({ kind: 'link', ...link, position }))
}

function convertLink(item: UnknownObject, position: Position, context: SettingsContext): NavbarItem[] {
  const url = readItemAddress(item, context.guides, context.site)
  const html = asText(item.html) ?? asText(item.value)
  const label =
    stripTags(asText(item.label) ?? asText(item['aria-label']) ?? '') ||
    (html === undefined ? '' : readHtmlLabel(html)) ||
    guessLabel(item)
  if (url !== undefined && isLinkTarget(url) && label !== '') return [{ kind: 'link', label, url, position }]
  return reportItem(
    `The item ${label === '' ? 'without a label' : `"${label}"`} of the navbar`,
    context,
    asText(item.label) ?? html,
  )
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

function reportItem(what: string, { report, site }: SettingsContext, text?: string): [] {
  report.add('setting', `${what} isn't carried over.`, locateSetting(site.root, site.configFile, text))
  return []
}
