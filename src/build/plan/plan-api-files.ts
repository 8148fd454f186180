import { addOriginToLinks } from '../../api/exports/add-origin-to-links.ts'
import { addPageLinks } from '../../api/exports/add-page-links.ts'
import { createOperationList } from '../../api/exports/create-operation-list.ts'
import { formatJson, formatYaml } from '../../api/exports/format-json-and-yaml.ts'
import { mergeOperations } from '../../api/exports/merge-operations.ts'
import { digest } from '../../disk/digest.ts'
import { planFile } from '../../output/plan-file.ts'
import type { OutputGroup } from '../../output/write-site.ts'
import { freeMemory } from '../../safeguards/free-memory.ts'
import {
  apiListFile,
  getDocumentFile,
  getDownloads,
  getSchemasFile,
  type ListedApi,
} from '../../shared/api/api-files.ts'
import { getOperationListFile } from '../../shared/api/listed-operation.ts'
import type { SiteApi } from '../../shared/site/site.ts'

/** Lists the files of an API besides its pages: the document for other tools, its schemas, and files for servers. */
export function planApiFiles(
  apis: readonly SiteApi[],
  { engine, origin, base }: { engine: string; origin: string; base: string },
): OutputGroup[] {
  if (apis.length === 0) return []
  const list = JSON.stringify(
    apis.map(({ loaded: { document } }): ListedApi => {
      const { id, label } = document
      return { id, label, document: getDocumentFile(id) }
    }),
  )
  return [
    planFile({ path: apiListFile, content: list }),
    ...apis.flatMap((api) => {
      const key = digest(engine, origin, base, api.key, JSON.stringify(api.linkUrls))
      return listDocumentFiles(api, { origin, base }).map(
        ({ path, isLarge, format }): OutputGroup => ({
          owner: path,
          key,
          effort: 'page',
          isLarge: isLarge === true,
          make() {
            // Large strings of the last file would otherwise stay until the threads need the memory.
            freeMemory()
            return [{ path, content: format() }]
          },
        }),
      )
    }),
  ]
}

/** Each file is created when it's written. All files of a large document at once would take 300 MB. */
function listDocumentFiles(
  { loaded: { document }, readBundled, linkUrls }: SiteApi,
  { origin, base }: { origin: string; base: string },
): { path: string; isLarge?: boolean; format(): string | Uint8Array }[] {
  const files = getDownloads(document.path)
  const context = { document, siteUrl: origin + base.slice(0, -1) }
  const openApi = (): unknown => mergeOperations(addPageLinks(readBundled(), context))
  const encode = (parts: Iterable<string>): Uint8Array =>
    Buffer.concat(Array.from(parts, (part) => Buffer.from(addOriginToLinks(part, { linkUrls, origin }))))
  return [
    { path: getDocumentFile(document.id), format: () => JSON.stringify(document) },
    { path: files.json, isLarge: true, format: () => encode(formatJson(openApi())) },
    { path: files.yaml, isLarge: true, format: () => encode(formatYaml(openApi())) },
    {
      path: getOperationListFile(document.id),
      format: () => JSON.stringify(createOperationList(document, base)),
    },
    { path: getSchemasFile(document.id), format: () => JSON.stringify(document.schemas) },
  ]
}
