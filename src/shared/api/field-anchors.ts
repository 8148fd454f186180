/** Converts a name to part of an anchor, because element IDs can't contain whitespace. */
const anchorPart = (name: string): string => name.trim().replace(/\s+/g, '_')

/** Joins `body` and `name` into `body.name`. */
export const fieldAnchor = (parent: string, name: string): string =>
  parent === '' ? anchorPart(name) : `${parent}.${anchorPart(name)}`

/** Returns the anchor of one of several shapes: `body.network(vpc)`. */
export function optionAnchor(parent: string, label: string): string {
  const words = label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')
  return `${parent}(${words.replace(/^-|-$/g, '')})`
}
