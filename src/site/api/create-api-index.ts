import type { ApiDocument } from '../../shared/api/api-document.ts'
import { createGroupPath, getDownloads } from '../../shared/api/api-files.ts'
import type { ApiIndexView } from '../../shared/api/api-index.ts'
import { formatOperationHash } from '../../shared/api/hash-route.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import { addBase } from '../../shared/urls.ts'

/** Creates the index of an API's operations, which is printed on its overview `page`. */
export function createApiIndex(page: CompiledPage, document: ApiDocument, base: string): ApiIndexView {
  const url = addBase(base, page.path)
  const files = getDownloads(document.path)
  const operations = new Map(document.operations.map((operation) => [operation.id, operation]))
  return {
    api: document.id,
    url,
    title: page.title,
    version: document.version,
    servers: document.servers,
    headings: page.headings.filter(({ depth }) => depth === 2).map(({ id, text }) => ({ id, text })),
    groups: document.groups.map((group) => ({
      id: group.id,
      name: group.name,
      url: addBase(base, createGroupPath(document.path, group.id)),
      operations: group.operations.flatMap((id) => {
        const operation = operations.get(id)
        if (operation === undefined) return []
        const { method, path, summary, isDeprecated } = operation
        return [
          { id, url: url + formatOperationHash(group.id, id), method, path, title: summary, isDeprecated },
        ]
      }),
    })),
    downloads: {
      json: addBase(base, files.json),
      yaml: addBase(base, files.yaml),
      postman: addBase(base, files.postman),
    },
  }
}
