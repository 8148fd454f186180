/** Bytes of a body. */
export const largestBody = 128 * 1024

/** Fields of a form. */
export const mostFields = 1000

/** Arrays and objects inside of each other. */
const deepestJson = 64

/** Values in a JSON text, with those inside of arrays and objects. */
const mostValues = 5000

/** The size of a JSON text: more than `JSON.parse` tells, and known before it is called. */
export interface JsonSize {
  depth: number
  /** At most: a text that isn't JSON may seem to have more values than it has. */
  values: number
}

/** Measures a JSON text in one pass, without parsing it. */
export function measureJson(text: string): JsonSize {
  let depth = 0
  let deepest = 0
  let values = 1
  for (let index = 0; index < text.length; index++) {
    switch (text[index]) {
      case '"':
        index = findStringEnd(text, index)
        break
      case '[':
      case '{':
        depth++
        values++
        deepest = Math.max(deepest, depth)
        break
      case ']':
      case '}':
        depth--
        break
      case ',':
        values++
        break
    }
  }
  return { depth: deepest, values }
}

/** The place of the quotation mark that ends a string; the end of the text if there is none. */
function findStringEnd(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index++) {
    if (text[index] === '"') return index
    // The next character is escaped.
    if (text[index] === '\\') index++
  }
  return text.length
}

/** Why a JSON text is too large to check against a schema; undefined if it isn't. */
export function explainSize(text: string): string | undefined {
  const { depth, values } = measureJson(text)
  if (depth > deepestJson) return `The JSON has more than ${deepestJson} levels of arrays and objects.`
  return values > mostValues ? `The JSON has more than ${mostValues} values.` : undefined
}
