import { formatYaml } from './format-yaml.ts'
import { mergeOperations } from './merge-operations.ts'

/** A document for other tools, in one piece. */
export interface DownloadTexts {
  json: string
  yaml: string
}

/** What people look for first stands first; everything else follows as it is written. */
const order = [
  'openapi',
  '$self',
  'jsonSchemaDialect',
  'info',
  'servers',
  'security',
  'tags',
  'paths',
  'webhooks',
]

/**
 * The bundled document as text: only what OpenAPI allows, so that generators and strict tools can read it. The reference
 * and the mock server read the bundled document itself, in which operations on one path are still apart.
 */
export function downloadTexts(bundled: Record<string, unknown>): DownloadTexts {
  const merged = mergeOperations(bundled)
  const first = order.flatMap((key) => (Object.hasOwn(merged, key) ? [[key, merged[key]] as const] : []))
  const document = { ...Object.fromEntries(first), ...merged }
  return { json: `${JSON.stringify(document, undefined, 2)}\n`, yaml: formatYaml(document) }
}
