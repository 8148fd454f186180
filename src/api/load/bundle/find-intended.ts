import { splitPointer } from '../../../shared/api/json-pointer.ts'
import { getMember } from '../../../shared/read-unknown.ts'
import type { Origin } from '../report-problem.ts'
import type { DocumentFile } from '../source/parse-source.ts'

/**
 * Finds what a pointer most likely means that doesn't start at the top of its file: it lacks the slash (`#Node`), or starts
 * at the schema that it is in (`#/properties/next`), as some generators write it.
 */
export function findIntended(pointer: string, source: DocumentFile, from: Origin): string[] | undefined {
  const [first = ''] = splitPointer(pointer)
  if (!pointer.startsWith('/')) return getMember(source.value, pointer) === undefined ? undefined : [pointer]
  if (source !== from.source || source.isConverted || getMember(source.value, first) !== undefined)
    return undefined
  const place = source.positions.getPointer(from.node)
  const [schema] = /^\/components\/schemas\/[^/]+|^.*?\/schema(?=\/)/.exec(place) ?? []
  const path = splitPointer(`${schema ?? ''}${pointer}`)
  const value = path.reduce<unknown>((parent, key) => getMember(parent, key), source.value)
  return schema === undefined || value === undefined ? undefined : path
}
