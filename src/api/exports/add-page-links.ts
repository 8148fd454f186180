import type { ApiDocument, OpenApiOperation } from '../../shared/api/api-document.ts'
import { createGroupPath } from '../../shared/api/api-files.ts'
import { openApiMethods } from '../../shared/api/http/openapi-methods.ts'
import { getOperationPath } from '../../shared/api/pages/page-paths.ts'
import { isObject, mapValues, toList, toObject, type UnknownObject } from '../../shared/read-unknown.ts'
import { listOperations } from '../load/model/list-operations.ts'

/** An API and the URL of the site without a trailing slash. */
export interface LinkContext {
  document: Pick<ApiDocument, 'path' | 'operations'>
  siteUrl: string
}

/** Returns the URL of an operation's page. */
export const createOperationPageUrl = (
  { id }: Pick<OpenApiOperation, 'id'>,
  { document, siteUrl }: LinkContext,
): string => siteUrl + getOperationPath(document, id)

/**
 * Links an OpenAPI document, its tags, and its operations to their pages through `externalDocs`. Operations without an
 * ID get the one from their pages.
 */
export function addPageLinks(bundled: UnknownObject, context: LinkContext): UnknownObject {
  const { document, siteUrl } = context
  const operationsById = new Map(document.operations.map((operation) => [operation.id, operation]))
  const linkedFields = new Map<unknown, UnknownObject>()
  const groupUrls = new Map<unknown, string>()
  for (const { id, operation } of listOperations(bundled)) {
    const page = operationsById.get(id)
    if (page === undefined) continue
    linkedFields.set(operation, {
      operationId: id,
      externalDocs: createExternalDocs(createOperationPageUrl(page, context)),
    })
    const [tag] = toList(operation.tags)
    groupUrls.set(tag, siteUrl + createGroupPath(document.path, page.group))
  }
  const linkOperation = (operation: unknown): unknown => {
    const { operationId, externalDocs } = linkedFields.get(operation) ?? {}
    return operationId === undefined ? operation : { operationId, externalDocs, ...toObject(operation) }
  }
  const linkTag = (tag: unknown): unknown => {
    const url = groupUrls.get(toObject(tag).name)
    return url === undefined
      ? tag
      : { ...toObject(tag), externalDocs: toObject(tag).externalDocs ?? createExternalDocs(url) }
  }
  return {
    ...bundled,
    ...(bundled.externalDocs === undefined
      ? { externalDocs: createExternalDocs(siteUrl + document.path) }
      : {}),
    ...(Array.isArray(bundled.tags) ? { tags: bundled.tags.map(linkTag) } : {}),
    ...(isObject(bundled.paths) ? { paths: mapOperations(bundled.paths, linkOperation) } : {}),
    ...(isObject(bundled.webhooks) ? { webhooks: mapOperations(bundled.webhooks, linkOperation) } : {}),
  }
}

const createExternalDocs = (url: string): UnknownObject => ({ description: 'Documentation', url })

type MapOperation = (operation: unknown) => unknown

const mapOperations = (items: UnknownObject, change: MapOperation): UnknownObject =>
  mapValues(items, (item) =>
    isObject(item)
      ? mapValues(item, (value, key) => {
          if (key === 'additionalOperations') return mapValues(toObject(value), change)
          return openApiMethods.includes(key) ? change(value) : value
        })
      : item,
  )
