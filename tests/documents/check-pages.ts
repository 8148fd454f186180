import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApiMethods } from '../../src/shared/api/http/openapi-methods.ts'
import { splitPointer } from '../../src/shared/api/json-pointer.ts'
import type { LoadedApi } from '../../src/shared/api/loaded-api.ts'
import { getOperationPaths } from '../../src/shared/api/pages/page-paths.ts'
import { isObject, toList, toObject, type UnknownObject } from '../../src/shared/read-unknown.ts'

/** A field of the document that the page of its operation doesn't name. */
export interface MissingField {
  operation: string
  field: string
}

/** Compares the parameters and the first fields of each body, as the document has them, with the built pages. */
export function checkPages(
  { document, bundled }: LoadedApi,
  out: string,
): { fields: number; missing: MissingField[] } {
  const paths = getOperationPaths(document)
  const fieldsByEndpoint = listFields(bundled)
  const missing: MissingField[] = []
  let count = 0
  for (const { id, method, path, isWebhook } of document.operations) {
    const page = readMarkdown(join(out, paths.get(id) ?? ''))
    // Keys that differ only after `#` are one endpoint, so only their page that has most fields can be compared.
    const fields = isWebhook ? [] : (fieldsByEndpoint.get(`${method} ${path}`) ?? [])
    count += fields.length
    for (const field of fields) if (!page.includes(field)) missing.push({ operation: id, field })
  }
  return { fields: count, missing }
}

/** Reads all parts of the Markdown version of a page. */
function readMarkdown(folder: string): string {
  const files = existsSync(folder) ? readdirSync(folder) : []
  const parts = files.filter((file) => /^index(?:-\d+)?\.md$/.test(file))
  return parts.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
}

/** Lists the names of fields by method and path, straight from the document. */
function listFields(bundled: UnknownObject): Map<string, string[]> {
  const follow = (value: unknown, depth = 0): UnknownObject => {
    const fields = toObject(value)
    if (typeof fields.$ref !== 'string' || depth > 20) return fields
    return follow(
      splitPointer(fields.$ref).reduce<unknown>((at, key) => toObject(at)[key], bundled),
      depth + 1,
    )
  }
  const listNames = (schema: unknown, depth = 0): string[] => {
    const { properties, allOf, items } = follow(schema)
    if (depth > 3) return []
    return [
      ...Object.keys(toObject(properties)),
      ...toList(allOf).flatMap((part) => listNames(part, depth + 1)),
      ...(isObject(items) ? listNames(items, depth + 1) : []),
    ]
  }
  const listBody = (body: unknown): string[] => {
    const [media] = Object.values(toObject(follow(body).content))
    return listNames(toObject(media).schema)
  }
  const operations = Object.entries(toObject(bundled.paths)).flatMap(([key, written]) => {
    const item = follow(written)
    return openApiMethods
      .filter((method) => isObject(item[method]))
      .map((method) => ({ name: `${method.toUpperCase()} ${key}`, item, operation: toObject(item[method]) }))
  })
  return new Map(
    operations.map(({ name, item, operation }) => {
      const parameters = [...toList(item.parameters), ...toList(operation.parameters)].map((entry) =>
        follow(entry),
      )
      const names = [
        ...parameters
          .filter((parameter) => isShown(parameter, name))
          .map((parameter) => String(parameter.name)),
        ...listBody(operation.requestBody),
        ...Object.entries(toObject(operation.responses))
          .filter(([status]) => status.startsWith('2'))
          .flatMap(([, response]) => listBody(response)),
      ]
      return [name, [...new Set(names)]]
    }),
  )
}

/** Headers that OpenAPI describes elsewhere are ignored, and so are parameters of another path, which are reported. */
const isShown = ({ in: location, name }: UnknownObject, endpoint: string): boolean =>
  location === 'path'
    ? endpoint.includes(`{${String(name)}}`)
    : location !== 'header' || !/^(?:accept|authorization|content-type)$/i.test(String(name))
