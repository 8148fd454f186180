import { isDeepStrictEqual } from 'node:util'
import { openApiMethods } from '../../shared/api/http/openapi-methods.ts'
import { toList, toObject, type UnknownObject } from '../../shared/read-unknown.ts'
import { deriveMergedOperationId } from '../load/model/names/operation-id.ts'
import { mergeBodies, mergeResponses } from './merge-bodies.ts'

/**
 * Merges operations that share a method and path. Our documents may have several, distinguished by a body field, with
 * path keys that end in `#name`. OpenAPI allows only one, and a generated client would append its query after the `#`,
 * where it is never sent. In downloads, the path has a single operation that accepts any of their bodies. Its
 * `x-operations` lists each of them in full, with the ID from its page. (As `components.pathItems`, they would fail
 * linters that look for `{parameters}` in the key.)
 */
export function mergeOperations(document: UnknownObject): UnknownObject {
  const paths = toObject(document.paths)
  if (!Object.keys(paths).some((key) => key.includes('#'))) return document
  const groups = Map.groupBy(Object.entries(paths), ([key]) => key.split('#')[0] ?? key)
  const merged = [...groups].map(([path, items]) => [path, mergePathItems(path, items, document)])
  return { ...document, paths: Object.fromEntries(merged) }
}

/** An operation and the parameters shared by its path. */
interface OperationVariant {
  operation: UnknownObject
  pathParameters: unknown[]
}

function mergePathItems(
  path: string,
  items: [key: string, item: unknown][],
  document: UnknownObject,
): UnknownObject {
  const [first] = items
  if (items.length === 1 && first !== undefined) return toObject(first[1])
  const pathItems = items.map(([, item]) => toObject(item))
  const { parameters: _, ...rest } = Object.assign({}, ...pathItems) as UnknownObject
  for (const method of openApiMethods) {
    const variants = pathItems
      .filter((item) => item[method] !== undefined)
      .map((item) => ({ operation: toObject(item[method]), pathParameters: toList(item.parameters) }))
    const [only, second] = variants
    if (only === undefined) continue
    rest[method] =
      second === undefined ? addPathParameters(only) : mergeVariants({ method, path, variants }, document)
  }
  return rest
}

const addPathParameters = ({ operation, pathParameters }: OperationVariant): UnknownObject =>
  pathParameters.length === 0
    ? operation
    : { ...operation, parameters: [...pathParameters, ...toList(operation.parameters)] }

function mergeVariants(
  { method, path, variants }: { method: string; path: string; variants: OperationVariant[] },
  document: UnknownObject,
): UnknownObject {
  const operations = variants.map(({ operation }) => operation)
  const [first = {}] = operations
  const tags = [...new Set(operations.flatMap(({ tags: operationTags }) => toList(operationTags)))]
  const isDeprecated = operations.every(({ deprecated }) => deprecated === true)
  return {
    operationId: deriveMergedOperationId(method, path),
    ...(tags.length === 0 ? {} : { tags }),
    summary: `${tags.join(', ') || path}: one of ${operations.length} operations`,
    description: `The body decides which operation is called:\n\n${operations.map(formatListItem).join('\n')}`,
    ...(isDeprecated ? { deprecated: true } : {}),
    ...(first.security === undefined ? {} : { security: first.security }),
    ...(first.servers === undefined ? {} : { servers: first.servers }),
    parameters: mergeParameters(variants),
    requestBody: mergeBodies(operations, document),
    responses: mergeResponses(operations, document),
    'x-operations': variants.map(addPathParameters),
  }
}

/** Formats a list item with the operation's name, ID, and body fields. */
function formatListItem({
  summary,
  operationId,
  externalDocs,
  'x-body-match': match,
}: UnknownObject): string {
  const { url } = toObject(externalDocs)
  const name = String(summary ?? operationId)
  const values = Object.entries(toObject(match)).map(
    ([field, value]) => ` with \`${field}: ${JSON.stringify(value)}\``,
  )
  const title = typeof url === 'string' ? `[${name}](${url})` : name
  return `- ${title}: \`${operationId}\`${values.join(' and')}`
}

/** Merges the parameters of all operations without duplicates. */
function mergeParameters(variants: OperationVariant[]): unknown[] {
  const lists = variants.map((variant) => toList(addPathParameters(variant).parameters))
  const distinct: unknown[] = []
  for (const parameter of lists.flat())
    if (!distinct.some((other) => isDeepStrictEqual(other, parameter))) distinct.push(parameter)
  return distinct
}
