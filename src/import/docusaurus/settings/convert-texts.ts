import { relative } from 'node:path'
import type { UserConfig } from '../../../shared/config/config.ts'
import type { UnknownObject } from '../../../shared/unknown.ts'
import type { DocusaurusSite } from '../docusaurus-site.ts'
import { asText } from '../read/as-values.ts'
import type { GuideVersion } from '../sidebars/imported-guides.ts'
import type { SettingsContext } from './convert-navbar.ts'
import { normalizeAddress, stripTags } from './item-address.ts'

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

/** Returns the pattern of links to edit a page. `{path}` is the path of a file in the new repository. */
export function convertEditUrl(
  { instance, version }: GuideVersion,
  site: DocusaurusSite,
): string | undefined {
  const { editUrl } = instance.options
  const folder = relative(site.root, version.folder).replaceAll('\\', '/')
  const url =
    typeof editUrl === 'function' ? callEditUrl(editUrl as EditUrlFunction, folder) : asText(editUrl)
  if (url === undefined || !/^https?:/.test(url)) return undefined
  const [, repository] =
    url.match(/^(https?:\/\/[^/]+\/[^/]+\/[^/]+\/(?:edit|tree|blob)\/[^/]+)(?:\/|$)/) ?? []
  return repository === undefined ? undefined : `${repository.replace(/\/(?:tree|blob)\//, '/edit/')}/{path}`
}

type EditUrlFunction = (page: Record<string, string>) => unknown

function callEditUrl(editUrl: EditUrlFunction, versionDocsDirPath: string): string | undefined {
  try {
    return asText(
      editUrl({
        locale: 'en',
        version: 'current',
        versionDocsDirPath,
        docPath: 'page.md',
        permalink: '/page',
      }),
    )
  } catch {
    return undefined
  }
}
