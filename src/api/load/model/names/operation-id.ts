/**
 * Derives the ID of an operation without `operationId`: its method and the words of its path in camel case, so that it
 * doesn't depend on the rest of the document. `PUT /nodes/{node_id}/actions/#power_on` becomes
 * "putNodesByNodeIdActionsPowerOn".
 */
export function deriveOperationId(method: string, path: string): string {
  return deriveMergedOperationId(method, path.replace(/\{([^{}]*)\}/g, '/by/$1/'))
}

/**
 * Derives the ID of the operation that all operations with the same method and path become in downloads: `PUT`,
 * `/nodes/{id}/actions/` → "putNodesIdActions".
 */
export function deriveMergedOperationId(method: string, path: string): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter(Boolean)
  const camelCase = words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
  return method.toLowerCase() + camelCase.join('')
}
