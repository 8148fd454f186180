/** Matches a segment that stands for any value: `{node_id}`, `:id`, `48213`, a UUID. */
const placeholderPattern = /^(?:\{[^}]*\}|:\w+|\$\w+|\d+|[\da-f]{8}-[\da-f-]{27})$/

/**
 * Returns the forms in which readers search for a path: as it is, and with `*` for values, so that
 * `/nodes/48213/actions` finds `/nodes/{node_id}/actions`.
 */
export function listPathForms(path: string): string[] {
  const segments = path.split('/')
  if (!segments.some((segment) => placeholderPattern.test(segment))) return [path]
  return [path, segments.map((segment) => (placeholderPattern.test(segment) ? '*' : segment)).join('/')]
}

/** Returns a path without its first segments: `/api/v1/nodes` → `/v1/nodes`, `/nodes`. */
export function listPathEndings(path: string): string[] {
  const segments = path.split('/').slice(1)
  return segments.slice(1).map((_, index) => `/${segments.slice(index + 1).join('/')}`)
}
