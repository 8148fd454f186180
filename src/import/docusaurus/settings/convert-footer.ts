import type { UserConfig } from '../../../shared/config/config.ts'
import { toObject, type UnknownObject } from '../../../shared/read-unknown.ts'
import { asList, asText } from '../read/as-values.ts'
import { locateSetting } from '../read/locate-setting.ts'
import { convertHtmlLinks, readHtmlLabel } from './convert-html-links.ts'
import { isLinkTarget, readItemAddress, stripTags } from './item-address.ts'
import type { SettingsContext } from './settings-context.ts'

type Footer = NonNullable<UserConfig['footer']>
type LinkGroup = NonNullable<Footer['groups']>[number]

/** Converts the footer. Links without a group get one. */
export function convertFooter(context: SettingsContext): Footer {
  const { links } = toObject(context.site.themeConfig.footer)
  const groups: LinkGroup[] = []
  for (const entry of asList(links).map(toObject)) {
    const isGroup = Array.isArray(entry.items)
    const items = (isGroup ? asList(entry.items) : [entry]).flatMap((item) =>
      convertLink(toObject(item), context),
    )
    const title = asText(entry.title) ?? 'Links'
    const last = groups.at(-1)
    if (items.length === 0) continue
    if (!isGroup && last?.title === 'Links') last.items.push(...items)
    else groups.push({ title, items })
  }
  return { groups }
}

function convertLink(item: UnknownObject, context: SettingsContext): LinkGroup['items'] {
  const { guides, site } = context
  const html = asText(item.html)
  const ownUrl = readItemAddress(item, guides, site)
  if (html !== undefined && ownUrl === undefined) {
    const { links, rest } = convertHtmlLinks(html, context)
    if (rest !== '') reportItem(`HTML in the footer has ${rest}, which`, html, context)
    return links
  }
  const label = asText(item.label) ?? (html === undefined ? '' : readHtmlLabel(html))
  if (ownUrl !== undefined && isLinkTarget(ownUrl) && label !== '')
    return [{ label: stripTags(label), url: ownUrl }]
  reportItem(`The item "${label}" of the footer`, label || html, context)
  return []
}

function reportItem(what: string, text: string | undefined, { site, report }: SettingsContext): void {
  report.add('setting', `${what} isn't carried over.`, locateSetting(site.root, site.configFile, text))
}
