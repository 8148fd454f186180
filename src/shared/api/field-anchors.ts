/** Part of an address: ids of elements have no white space. */
const anchorPart = (name: string): string => name.trim().replace(/\s+/g, '_')

/** `body` and `name` make `body.name`. */
export const fieldAnchor = (parent: string, name: string): string =>
  parent === '' ? anchorPart(name) : `${parent}.${anchorPart(name)}`

/** Anchor of one of several shapes: `body.network(vpc)`. */
export function optionAnchor(parent: string, label: string): string {
  const words = label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')
  return `${parent}(${words.replace(/^-|-$/g, '')})`
}
