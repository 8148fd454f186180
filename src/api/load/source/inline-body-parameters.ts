import { posix } from 'node:path'
import { isObject, mapValues, toObject, type UnknownObject } from '../../../shared/read-unknown.ts'
import type { Origin } from '../report-problem.ts'
import { resolveDocumentFile } from './read-documents.ts'

/** Finds the target of a `$ref` in a file. Reports nothing. */
export type FindTarget = (ref: string, from: Origin) => { value: unknown; origin: Origin } | undefined

interface InliningContext {
  source: Origin['source']
  find: FindTarget
}

/**
 * Inlines `$ref`s to parameters that are a body or a part of one, in any file: conversion moves them to `requestBody`.
 * Other parameters keep their `$ref`.
 */
export function inlineBodyParameters(item: unknown, context: InliningContext): unknown {
  if (!isObject(item)) return item
  const inlineList = (fields: UnknownObject): UnknownObject =>
    Array.isArray(fields.parameters)
      ? { ...fields, parameters: fields.parameters.map((parameter) => inlineParameter(parameter, context)) }
      : fields
  return mapValues(inlineList(item), (field, key) =>
    isObject(field) && key !== 'parameters' ? inlineList(field) : field,
  )
}

function inlineParameter(parameter: unknown, { source, find }: InliningContext): unknown {
  const { $ref } = toObject(parameter)
  const target = typeof $ref === 'string' ? find($ref, { source, node: 0 }) : undefined
  const fields = toObject(target?.value)
  return target !== undefined && (fields.in === 'body' || fields.in === 'formData')
    ? moveRefs(fields, target.origin.source.file, source.file)
    : moveExample(parameter)
}

/** Swagger has no examples of parameters, so documents write `x-example`. */
export const moveExample = (parameter: unknown): unknown =>
  isObject(parameter) && 'x-example' in parameter && parameter.in !== 'body'
    ? { example: parameter['x-example'], ...parameter }
    : parameter

/** Copies a value from one file to another. Its `$ref`s keep their targets. */
function moveRefs(value: unknown, from: string, to: string): unknown {
  if (Array.isArray(value)) return value.map((item) => moveRefs(item, from, to))
  if (!isObject(value)) return value
  return mapValues(value, (field, key) =>
    key === '$ref' && typeof field === 'string' ? moveRef(field, from, to) : moveRefs(field, from, to),
  )
}

function moveRef(ref: string, from: string, to: string): string {
  const [name = '', ...pointer] = ref.split('#')
  if (name.includes('://')) return ref
  const file = name === '' ? from : resolveDocumentFile(name, from)
  return [file === to ? '' : posix.relative(posix.dirname(to), file), ...pointer].join('#')
}
