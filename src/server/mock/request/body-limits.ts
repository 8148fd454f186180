/** Maximum bytes of a body. */
export const maxBodyBytes = 128 * 1024

/** Maximum fields of a form. */
export const maxFormFields = 1000

/** Maximum depth of nested arrays and objects. */
const maxJsonDepth = 64

/** Maximum values in a JSON text, including nested ones. */
const maxJsonValues = 5000

/** Size of a JSON text, measured before it's parsed. */
export interface JsonSize {
  depth: number
  /** Upper bound: invalid JSON may seem to have more values than it has. */
  values: number
}

/** Measures a JSON text in one pass without parsing it. */
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

/** Returns the position of the quotation mark that ends a string, or the end of the text. */
function findStringEnd(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index++) {
    if (text[index] === '"') return index
    // Skips an escaped character.
    if (text[index] === '\\') index++
  }
  return text.length
}

/** Explains why a JSON text is too large to check against a schema. Returns undefined if it isn't. */
export function explainJsonSize(text: string): string | undefined {
  const { depth, values } = measureJson(text)
  if (depth > maxJsonDepth) return `The JSON has more than ${maxJsonDepth} levels of arrays and objects.`
  return values > maxJsonValues ? `The JSON has more than ${maxJsonValues} values.` : undefined
}
