import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle, createConfig } from '@redocly/openapi-core'
import { loadConfig } from '../../src/config/load-config.ts'
import { readInputs } from '../../src/content/read-inputs.ts'
import { FillingResolver } from './filling-resolver.ts'

export const siteRoot = fileURLToPath(new URL('../..', import.meta.url))
export const config = await loadConfig(siteRoot)
export const inputs = readInputs(siteRoot, config)
export const externalRefResolver = new FillingResolver(inputs.variables)
export const getDocumentPath = (id: string): string => join(siteRoot, `content/api/${id}/openapi.yaml`)

/** An object in a document. */
export type DocumentNode = Record<string, unknown>

const methods = ['get', 'put', 'post', 'delete', 'patch']
const isPart = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const toDocumentNode = (value: unknown): DocumentNode => (isPart(value) ? value : {})

/** Reads a document and bundles its files, so that every `$ref` points into the document. */
export async function readDocument(id: string): Promise<DocumentNode> {
  const minimal = await createConfig({ extends: ['minimal'] })
  const { bundle: bundled } = await bundle({ ref: getDocumentPath(id), config: minimal, externalRefResolver })
  return toDocumentNode(bundled.parsed)
}

/** Resolves a `$ref` within the document. Returns any other value unchanged. */
export function resolveRef(document: DocumentNode, value: unknown): DocumentNode {
  const { $ref } = toDocumentNode(value)
  if (typeof $ref !== 'string') return toDocumentNode(value)
  const keys = $ref
    .slice(2)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  return resolveRef(
    document,
    keys.reduce<unknown>((parent, key) => toDocumentNode(parent)[key], document),
  )
}

export interface DocumentOperation {
  method: string
  /** Path without the part after `#`. */
  template: string
  operation: DocumentNode
  /** Includes the parameters of its path. */
  parameters: DocumentNode[]
}

export function listOperationsByPath(document: DocumentNode): DocumentOperation[] {
  const list = (value: unknown): DocumentNode[] =>
    Array.isArray(value) ? value.map((item) => resolveRef(document, item)) : []
  return Object.entries(toDocumentNode(document.paths)).flatMap(([path, item]) => {
    const resolved = resolveRef(document, item)
    return methods.flatMap((method) => {
      const operation = resolved[method]
      if (!isPart(operation)) return []
      const parameters = [...list(resolved.parameters), ...list(operation.parameters)]
      const template = path.replace(/#.*/, '')
      return [{ method: method.toUpperCase(), template, operation, parameters }]
    })
  })
}

export const listDocumentOperations = (document: DocumentNode): DocumentNode[] =>
  listOperationsByPath(document).map(({ operation }) => operation)
