interface PersonalPattern {
  /** Placeholder for the text. */
  name: string
  pattern: RegExp
}

/**
 * Text that may identify a person or grant access. Each pattern matches the whole value, so that masking leaves no part
 * of it.
 */
const personalPatterns: readonly PersonalPattern[] = [
  // Email addresses, also incomplete ones. Matches start at word boundaries only, so that a long word is read once.
  { name: 'address', pattern: /(?<![^\s@])[^\s@]+(?:@[^\s@]+)+/g },
  // A word pasted after these is a secret.
  {
    name: 'secret',
    pattern: /\b(?:password|passwd|passphrase|secret|token|api[_-]?key)["']?\s*[=:]\s*\S+|\bbearer\s+\S+/gi,
  },
  // IP addresses.
  { name: 'address', pattern: /\b\d{1,3}(?:\.\d{1,3}){3}\b/g },
  { name: 'address', pattern: /(?:[\da-f]{1,4}:){3,}[\da-f:]*/gi },
  // Keys, tokens, and IDs: long strings of letters and digits, or well-known formats.
  { name: 'key', pattern: /\b[\da-f]{8}-[\da-f]{4}-[\da-f-]*/gi },
  { name: 'key', pattern: /\b(?:gh[opsu]|sk|pk|AKIA|xox[abp]|glpat|ey[JI])[-_]?[A-Za-z\d]{8,}[\w+/=.~-]*/g },
  { name: 'key', pattern: /(?<![\w+/=.~-])(?=[a-z+/=._~-]*\d)(?=[\d+/=._~-]*[a-z])[\w+/=.~-]{20,}/gi },
  // Long numbers, also grouped: phone numbers, cards, accounts.
  { name: 'number', pattern: /[+(]?\d(?:[\s().+-]*\d){6,}/g },
]

/** Whether a text contains anything that may identify a person or grant access. */
export const hasPersonalData = (text: string): boolean =>
  personalPatterns.some(({ pattern }) => text.search(pattern) !== -1)

/** Replaces text that may identify a person or grant access with placeholders such as `[address]`. */
export function maskPersonalData(text: string): string {
  return personalPatterns.reduce((masked, { name, pattern }) => masked.replace(pattern, `[${name}]`), text)
}
