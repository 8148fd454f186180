import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle, createConfig } from '@redocly/openapi-core'
import { loadConfig } from '../../src/config/load-config.ts'
import { readInputs } from '../../src/content/read-inputs.ts'
import { FillingResolver } from './filling-resolver.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const config = await loadConfig(root)
export const inputs = readInputs(root, config)
export const externalRefResolver = new FillingResolver(inputs.variables)
export const documentOf = (id: string): string => join(root, `content/api/${id}/openapi.yaml`)

/** A part of a document, as far as these tests look at it. */
export type Part = Record<string, unknown>

const methods = ['get', 'put', 'post', 'delete', 'patch']
const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const part = (value: unknown): Part => (isPart(value) ? value : {})

/** A document with nothing but references within itself. */
export async function readDocument(id: string): Promise<Part> {
  const minimal = await createConfig({ extends: ['minimal'] })
  const { bundle: bundled } = await bundle({ ref: documentOf(id), config: minimal, externalRefResolver })
  return part(bundled.parsed)
}

/** What a reference within the document names; anything else as it is. */
export function resolve(document: Part, value: unknown): Part {
  const { $ref } = part(value)
  if (typeof $ref !== 'string') return part(value)
  const keys = $ref
    .slice(2)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  return resolve(
    document,
    keys.reduce<unknown>((parent, key) => part(parent)[key], document),
  )
}

export interface PlacedOperation {
  method: string
  /** Without what follows `#`. */
  template: string
  operation: Part
  /** Those of its path too. */
  parameters: Part[]
}

export function operationsByPath(document: Part): PlacedOperation[] {
  const list = (value: unknown): Part[] =>
    Array.isArray(value) ? value.map((item) => resolve(document, item)) : []
  return Object.entries(part(document.paths)).flatMap(([path, item]) => {
    const resolved = resolve(document, item)
    return methods.flatMap((method) => {
      const operation = resolved[method]
      if (!isPart(operation)) return []
      const parameters = [...list(resolved.parameters), ...list(operation.parameters)]
      const template = path.replace(/#.*/, '')
      return [{ method: method.toUpperCase(), template, operation, parameters }]
    })
  })
}

export const operationsOf = (document: Part): Part[] =>
  operationsByPath(document).map(({ operation }) => operation)
