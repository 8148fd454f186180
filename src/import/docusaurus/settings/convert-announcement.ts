import type { UserConfig } from '../../../shared/config/config.ts'
import type { UnknownObject } from '../../../shared/read-unknown.ts'
import { asText } from '../read/as-values.ts'
import { normalizeAddress, stripTags } from './item-address.ts'
import type { SettingsContext } from './settings-context.ts'

/** Converts the announcement bar. Its links become Markdown. Other HTML is removed. */
export function convertAnnouncement(
  bar: UnknownObject,
  { site }: SettingsContext,
): UserConfig['announcement'] {
  const content = asText(bar.content)
  if (content === undefined) return undefined
  const markdown = content.replace(
    /<a\b[^>]*\shref=["']([^"']+)["'][^>]*>([\s\S]*?)<\/a>/gi,
    (_, href: string, text: string) => `[${stripTags(text)}](${normalizeAddress(href, site)})`,
  )
  const text = stripTags(markdown)
  if (text === '') return undefined
  return {
    id: (asText(bar.id) ?? 'announcement').replace(/[^\w.-]+/g, '-'),
    text,
    isCloseable: bar.isCloseable !== false,
  }
}
