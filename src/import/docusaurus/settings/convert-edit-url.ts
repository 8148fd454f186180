import { relative } from 'node:path'
import type { DocusaurusSite } from '../docusaurus-site.ts'
import { asText } from '../read/as-values.ts'
import type { GuideVersion } from '../sidebars/imported-guides.ts'

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
