interface PersonalText {
  /** What is printed in its place. */
  name: string
  pattern: RegExp
}

/** What could name a person, or open something, each in full, so that nothing of it is left when it is taken out. */
const personal: readonly PersonalText[] = [
  // An e-mail address, also without its end. Only beginnings of words are tried: a long word is read once.
  { name: 'address', pattern: /(?<![^\s@])[^\s@]+(?:@[^\s@]+)+/g },
  // Whoever pastes a word after these has pasted a secret.
  {
    name: 'secret',
    pattern: /\b(?:password|passwd|passphrase|secret|token|api[_-]?key)["']?\s*[=:]\s*\S+|\bbearer\s+\S+/gi,
  },
  // Addresses of machines.
  { name: 'address', pattern: /\b\d{1,3}(?:\.\d{1,3}){3}\b/g },
  { name: 'address', pattern: /(?:[\da-f]{1,4}:){3,}[\da-f:]*/gi },
  // Keys, tokens and identifiers: long, of letters and digits, or in a well-known form.
  { name: 'key', pattern: /\b[\da-f]{8}-[\da-f]{4}-[\da-f-]*/gi },
  { name: 'key', pattern: /\b(?:gh[opsu]|sk|pk|AKIA|xox[abp]|glpat|ey[JI])[-_]?[A-Za-z\d]{8,}[\w+/=.~-]*/g },
  { name: 'key', pattern: /(?<![\w+/=.~-])(?=[a-z+/=._~-]*\d)(?=[\d+/=._~-]*[a-z])[\w+/=.~-]{20,}/gi },
  // Long numbers, also in groups: telephones, cards, accounts.
  { name: 'number', pattern: /[+(]?\d(?:[\s().+-]*\d){6,}/g },
]

/** Whether a text has something in it that could name a person, or open something. */
export const hasPersonal = (text: string): boolean =>
  personal.some(({ pattern }) => text.search(pattern) !== -1)

/** The text with names in the place of what could name a person, or open something: `[address]`. */
export function maskPersonal(text: string): string {
  return personal.reduce((masked, { name, pattern }) => masked.replace(pattern, `[${name}]`), text)
}
