/** Whether a value is a regular expression that validators accept, which use the `u` flag. */
export function isPattern(value: unknown): value is string {
  try {
    return typeof value === 'string' && new RegExp(value, 'u') instanceof RegExp
  } catch {
    return false
  }
}

/** Whether an expression is written as a JavaScript literal, such as `/^a$/`. It's valid, but never matches. */
export const isQuotedPattern = (pattern: string): boolean => /^\/\^.*\$\/[a-z]*$/s.test(pattern)

/**
 * Rewrites a regular expression of another dialect: unnecessary escapes (`\-`, `\_`), the anchors of Ruby, Python, and
 * Java (`\A`, `\z`), POSIX classes, and quotes of JavaScript (`/^a$/`). Undefined if it's still not valid.
 */
export function repairPattern(pattern: string): string | undefined {
  const unquoted = pattern.replace(/^\/(.*)\/[a-z]*$/s, '$1')
  const rewritten = unquoted.replace(
    /\\A|\\[zZ]|\[:(\w+):\]|\\([^\w\s]|_)/g,
    (whole, posixClass?: string, escaped?: string) => {
      if (escaped !== undefined) return keptEscapes.includes(escaped) ? whole : escaped
      if (posixClass !== undefined) return posixClasses[posixClass] ?? whole
      return whole === '\\A' ? '^' : '$'
    },
  )
  return [unquoted, rewritten, escapeClassHyphens(rewritten)].find(isPattern)
}

/** Characters that mean something else without a backslash. */
const keptEscapes = '^$\\.*+?()[]{}|/-'

const posixClasses: Readonly<Record<string, string>> = {
  alnum: 'A-Za-z0-9',
  alpha: 'A-Za-z',
  digit: '0-9',
  lower: 'a-z',
  upper: 'A-Z',
  space: '\\s',
  xdigit: 'A-Fa-f0-9',
}

/** Outside of brackets, `\-` is not valid. Inside, a hyphen next to a class such as `\w` must be escaped. */
const escapeClassHyphens = (pattern: string): string =>
  pattern.replace(/\[((?:[^\]\\]|\\.)*)\]|\\-/g, (_, members?: string) =>
    members === undefined ? '-' : `[${members.replace(/(\\[wdsWDS])-(?!\])/g, '$1\\-')}]`,
  )
