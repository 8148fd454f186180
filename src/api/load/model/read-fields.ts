import { isObject } from '../../../shared/read-unknown.ts'
import type { OpenApiObject } from '../report-problem.ts'

/** Returns a trimmed string, or an empty one for other values, which are reported elsewhere. */
export const readTextField = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Returns the object-valued fields of an object in order, or none if the value isn't an object. */
export const readEntries = (value: unknown): [string, OpenApiObject][] =>
  isObject(value)
    ? Object.entries(value).filter((entry): entry is [string, OpenApiObject] => isObject(entry[1]))
    : []

export const readItems = (value: unknown): OpenApiObject[] =>
  Array.isArray(value) ? value.filter(isObject) : []

/** Returns a single string or a list of strings as a list. */
export const readTextFields = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((item): item is string => typeof item === 'string')
