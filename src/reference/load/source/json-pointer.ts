/** The keys that a JSON pointer (RFC 6901) names. It may come from a URL, with percent signs. */
export function splitPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => decodePercent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
}

export const joinPointer = (keys: readonly string[]): string =>
  keys.map((key) => `/${escapeKey(key)}`).join('')

const escapeKey = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

/** A lone percent sign is left as it is. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
