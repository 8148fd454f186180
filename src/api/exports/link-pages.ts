import type { ApiDocument, OpenApiOperation } from '../../shared/api/api-document.ts'
import { groupPath } from '../../shared/api/api-files.ts'
import { formatOperationHash } from '../../shared/api/hash-route.ts'
import { methods } from '../../shared/api/http/methods.ts'
import { isObject, toList, toObject, type UnknownObject } from '../../shared/unknown.ts'
import { listOperations } from '../load/model/list-operations.ts'

/** An API and the URL of the site without a trailing slash. */
export interface LinkContext {
  document: Pick<ApiDocument, 'path' | 'operations'>
  site: string
}

/** Returns the URL of the page that shows an operation. */
export const operationPageUrl = (
  { id, group }: Pick<OpenApiOperation, 'id' | 'group'>,
  { document, site }: LinkContext,
): string => site + document.path + formatOperationHash(group, id)

/**
 * Links an OpenAPI document, its tags, and its operations to their pages through `externalDocs`. Operations without an
 * ID get the one from their pages.
 */
export function linkPages(bundled: UnknownObject, context: LinkContext): UnknownObject {
  const { document, site } = context
  const pages = new Map(document.operations.map((operation) => [operation.id, operation]))
  const links = new Map<unknown, UnknownObject>()
  const groups = new Map<unknown, string>()
  for (const { id, operation } of listOperations(bundled)) {
    const page = pages.get(id)
    if (page === undefined) continue
    links.set(operation, { operationId: id, externalDocs: link(operationPageUrl(page, context)) })
    const [tag] = toList(operation.tags)
    groups.set(tag, site + groupPath(document.path, page.group))
  }
  const linkOperation = (operation: unknown): unknown => {
    const { operationId, externalDocs } = links.get(operation) ?? {}
    return operationId === undefined ? operation : { operationId, externalDocs, ...toObject(operation) }
  }
  const linkTag = (tag: unknown): unknown => {
    const url = groups.get(toObject(tag).name)
    return url === undefined
      ? tag
      : { ...toObject(tag), externalDocs: toObject(tag).externalDocs ?? link(url) }
  }
  return {
    ...bundled,
    ...(bundled.externalDocs === undefined ? { externalDocs: link(site + document.path) } : {}),
    ...(Array.isArray(bundled.tags) ? { tags: bundled.tags.map(linkTag) } : {}),
    ...(isObject(bundled.paths) ? { paths: linkItems(bundled.paths, linkOperation) } : {}),
    ...(isObject(bundled.webhooks) ? { webhooks: linkItems(bundled.webhooks, linkOperation) } : {}),
  }
}

const link = (url: string): UnknownObject => ({ description: 'Documentation', url })

type Change = (operation: unknown) => unknown

const linkItems = (items: UnknownObject, change: Change): UnknownObject =>
  mapValues(items, (item) =>
    isObject(item)
      ? mapValues(item, (value, key) => {
          if (key === 'additionalOperations') return mapValues(toObject(value), change)
          return methods.includes(key) ? change(value) : value
        })
      : item,
  )

const mapValues = (object: UnknownObject, change: (value: unknown, key: string) => unknown): UnknownObject =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]))
