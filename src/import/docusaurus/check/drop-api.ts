import type { Problem } from '../../../shared/docs-error.ts'
import type { ImportedSite } from '../imported-site.ts'

/** Folder of OpenAPI documents in the new site. */
const documentFolder = 'content/api/'

/** Returns the ID of the API whose document a file belongs to. */
export const findApiId = (file: string): string | undefined =>
  file.startsWith(documentFolder) ? file.slice(documentFolder.length).split('/')[0] : undefined

/** Removes an API whose document can't be used. Returns the changed files. */
export function dropApi(site: ImportedSite, id: string, problems: readonly Problem[]): Set<string> {
  const changed = new Set<string>()
  const api = site.config.apis?.find((candidate) => candidate.id === id)
  const isOwn = (path: string): boolean =>
    path.startsWith(`${documentFolder}${id}/`) || path === `content/pages${api?.url.slice(0, -1)}.mdx`
  for (const path of [...site.files.keys()].filter(isOwn)) {
    site.files.delete(path)
    changed.add(path)
  }
  const [first] = problems
  if (first !== undefined)
    site.findings.push({
      kind: 'plugin',
      text: `The OpenAPI document can't be used, so the API was left out: ${first.problem}`,
      at: first.at,
    })
  if (api === undefined) return changed
  const { navbar, apis = [] } = site.config
  site.config = {
    ...site.config,
    apis: apis.filter((candidate) => candidate !== api),
    ...(navbar === undefined
      ? {}
      : {
          navbar: {
            ...navbar,
            items: navbar.items?.filter((item) => !('url' in item) || item.url !== api.url),
          },
        }),
  }
  return changed
}
