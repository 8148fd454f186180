import type { ResponseLink } from '../../../../shared/api/api-document.ts'
import { splitPointer } from '../../../../shared/api/json-pointer.ts'
import { isObject } from '../../../../shared/read-unknown.ts'
import type { OpenApiObject } from '../../report-problem.ts'
import type { FollowRef } from '../follow-ref.ts'
import type { RawOperation } from '../list-operations.ts'
import { readEntries, readTextField } from '../read-fields.ts'

/** Finds the ID of the operation that a link leads to. */
export type FindLinked = (link: OpenApiObject) => string | undefined

/** Creates a function that finds the operation of a link by its ID (`operationId`) or its place (`operationRef`). */
export function createLinkFinder(entries: readonly RawOperation[]): FindLinked {
  const ids = new Set(entries.map(({ id }) => id))
  const byPlace = new Map(entries.map(({ id, method, key }) => [`${method} ${key}`, id]))
  return ({ operationId, operationRef }) => {
    if (typeof operationId === 'string') return ids.has(operationId) ? operationId : undefined
    if (typeof operationRef !== 'string' || !operationRef.startsWith('#/')) return undefined
    const [key = '', method = ''] = splitPointer(operationRef).slice(-2)
    return byPlace.get(`${method.toUpperCase()} ${key}`)
  }
}

/** Reads the links of an operation's responses. */
export const readResponseLinks = (
  operation: OpenApiObject,
  follow: FollowRef,
  findLinked: FindLinked,
): ResponseLink[] =>
  readEntries(operation.responses).flatMap(([status, response]) =>
    readEntries(follow(response).links).map(([name, written]) => {
      const link = follow(written)
      return {
        ...{ status, name },
        description: readTextField(link.description),
        operation: findLinked(link),
        target: readTextField(link.operationId) || readTextField(link.operationRef),
        values: readValues(link),
      }
    }),
  )

const readValues = ({ parameters, requestBody }: OpenApiObject): ResponseLink['values'] =>
  Object.entries({
    ...(isObject(parameters) && parameters),
    ...(requestBody !== undefined && { body: requestBody }),
  }).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)])
