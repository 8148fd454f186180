import type { UnknownObject } from '../../../shared/read-unknown.ts'
import { removeBase } from '../../../shared/urls.ts'
import type { DocusaurusSite } from '../docusaurus-site.ts'
import { asText } from '../read/as-values.ts'
import { toSitePath } from '../read/url-paths.ts'
import type { ImportedGuides } from '../sidebars/imported-guides.ts'

/** Returns the address of an item of the navbar or the footer, below the base. Undefined if it has none here. */
export function readItemAddress(
  item: UnknownObject,
  guides: ImportedGuides,
  site: DocusaurusSite,
): string | undefined {
  const instance = asText(item.docsPluginId) ?? 'default'
  const type = asText(item.type)
  if (type === 'docSidebar') return guides.findSidebarAddress(instance, asText(item.sidebarId) ?? '')
  const id = asText(item.docId) ?? asText(item.activeSidebarClassName)
  if ((type === 'doc' || item.docId !== undefined) && id !== undefined)
    return guides.findDocAddress(instance, id)
  if (type === 'docsVersion') return asText(item.to) ?? guides.findVersionAddress(instance)
  const address = asText(item.to) ?? asText(item.href)
  return address === undefined ? undefined : guides.replaceApiAddress(normalizeAddress(address, site))
}

/** Absolute addresses of the site itself become paths below the base, which Docusaurus accepts with and without it. */
export function normalizeAddress(address: string, { config, base }: DocusaurusSite): string {
  const origin = asText(config.url)?.replace(/\/$/, '')
  const own =
    origin !== undefined && address.startsWith(`${origin}${base}`)
      ? address.slice(origin.length + base.length - 1)
      : address
  const path = toSitePath(own)
  return encodeURI(decodeSafely(removeBase(base, path) ?? path))
}

function decodeSafely(text: string): string {
  try {
    return decodeURI(text)
  } catch {
    return text
  }
}

/** Whether an address fits into our navigation. */
export const isLinkTarget = (address: string): boolean =>
  /^(?:\/(?!\/)|https?:\/\/|mailto:)\S*$/.test(address)

/** Reads the text of a label, which may be HTML. */
export const stripTags = (html: string): string =>
  html
    .replace(/<(style|script)\b[\s\S]*?<\/\1\s*>|<[^>]*>/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
