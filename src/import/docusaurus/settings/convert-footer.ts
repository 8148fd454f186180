import type { UserConfig } from '../../../shared/config/config.ts'
import { toObject, type UnknownObject } from '../../../shared/read-unknown.ts'
import { asList, asText } from '../read/as-values.ts'
import type { SettingsContext } from './convert-navbar.ts'
import { isLinkTarget, readItemAddress, stripTags } from './item-address.ts'

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

function convertLink(item: UnknownObject, { guides, site, report }: SettingsContext): LinkGroup['items'] {
  const html = asText(item.html)
  const [, href] = html?.match(/href="([^"]+)"/) ?? []
  const url = readItemAddress(href === undefined ? item : { href }, guides, site)
  const label =
    asText(item.label) ??
    (html === undefined ? '' : stripTags(html) || (html.match(/alt="([^"]+)"/)?.[1] ?? ''))
  if (url !== undefined && isLinkTarget(url) && label !== '') return [{ label: stripTags(label), url }]
  report.add(
    'setting',
    `The item "${label || stripTags(html ?? '')}" of the footer isn't carried over.`,
    site.configFile,
  )
  return []
}
