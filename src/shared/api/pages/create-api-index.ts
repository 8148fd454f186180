import { addBase } from '../../urls.ts'
import type { ApiDocument } from '../api-document.ts'
import { createGroupPath, createSchemasPath, getDownloads } from '../api-files.ts'
import type { ApiIndexView } from './api-index.ts'
import { getOperationPath } from './page-paths.ts'

/** The parts of the overview that the index lists. */
interface IndexedOverview {
  /** Path below the base. In other locales, it differs from the API's path. */
  path: string
  title: string
  headings: ApiIndexView['headings']
}

interface IndexedSite {
  base: string
  /** File of the icons, below the base. Undefined on a site without icons. */
  icons: string | undefined
}

/** Creates the index of an API. */
export function createApiIndex(
  overview: IndexedOverview,
  document: ApiDocument,
  { base, icons }: IndexedSite,
): ApiIndexView {
  const files = getDownloads(document.path)
  const operations = new Map(document.operations.map((operation) => [operation.id, operation]))
  return {
    api: document.id,
    url: addBase(base, overview.path),
    title: overview.title,
    icon: icons && document.icon && addBase(base, `${icons}#${document.icon}`),
    version: formatVersion(document),
    links: document.links,
    servers: document.servers,
    headings: overview.headings,
    groups: document.groups.map((group) => ({
      id: group.id,
      name: group.name,
      url: addBase(base, createGroupPath(document.path, group.id)),
      section: group.section,
      icon: icons && group.icon && addBase(base, `${icons}#${group.icon}`),
      operations: [...group.operations, ...group.sharedOperations].flatMap((id) => {
        const operation = operations.get(id)
        if (operation === undefined) return []
        const { method, path, summary, isDeprecated } = operation
        const url = addBase(base, getOperationPath(document, id))
        return [{ id, url, method, path, title: summary || id, isDeprecated }]
      }),
    })),
    schemasUrl:
      Object.keys(document.schemas).length === 0
        ? undefined
        : addBase(base, createSchemasPath(document.path)),
    downloads: {
      json: addBase(base, files.json),
      yaml: addBase(base, files.yaml),
      postman: addBase(base, files.postman),
    },
  }
}

/** Names the document if the site calls it otherwise: `Account service, 1.4`. */
const formatVersion = ({ title, version, label }: ApiDocument): string =>
  [title === label ? '' : title, version].filter((part) => part !== '').join(', ')
