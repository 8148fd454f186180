/** Converts a name to part of an anchor, because element IDs can't contain whitespace. */
const toAnchorPart = (name: string): string => name.trim().replace(/\s+/g, '_')

/** Joins `body` and `name` into `body.name`. */
export const createFieldAnchor = (parent: string, name: string): string =>
  parent === '' ? toAnchorPart(name) : `${parent}.${toAnchorPart(name)}`

/** Returns the anchor of one of several shapes: `body.network(vpc)`. */
export function createOptionAnchor(parent: string, label: string): string {
  const words = label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')
  return `${parent}(${words.replace(/^-|-$/g, '')})`
}
