import type { OpenApiOperation } from '../../../shared/api/api-document.ts'

/**
 * Formats method and path. The `#` suffix of a path is stripped, so operations on one path are distinguished by their
 * body fields.
 */
export function formatEndpoint({ method, path, bodyMatch, ...operation }: OpenApiOperation): string {
  const fields = Object.entries(bodyMatch ?? {}).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return `${method} ${path}${getKind(operation)}${fields.length === 0 ? '' : ` (${fields.join(', ')})`}`
}

function getKind({
  isWebhook,
  callbackParents,
}: Pick<OpenApiOperation, 'isWebhook' | 'callbackParents'>): string {
  if (!isWebhook) return ''
  return callbackParents.length > 0 ? ' (callback)' : ' (webhook)'
}
