/** Length that is kept. */
const maxLength = 64

/** What could name a person, or open something: no query that has one of these is kept at all. */
const personal = [
  // An e-mail address, also without its end.
  /\S@\S/,
  // Long numbers, also in groups: telephones, cards, accounts.
  /\d(?:[\s().+-]*\d){6,}/,
  // Addresses of machines.
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/,
  /(?:[\da-f]{1,4}:){3,}/i,
  // Keys, tokens and identifiers: long, of letters and digits, or in a well-known form.
  /(?=\S*\d)(?=\S*[a-z])[\w+/=.~-]{20,}/i,
  /\b[\da-f]{8}-[\da-f]{4}-/i,
  /\b(?:gh[opsu]|sk|pk|AKIA|xox[abp]|glpat|ey[JI])[-_]?[A-Za-z\d]{8,}/,
  // Whoever pastes a word after these has pasted a secret.
  /\b(?:password|passwd|secret|token|api[_-]?key)\s*[=:]\s*\S/i,
]

/** The words that are kept of a query, in one spelling; undefined for what says nothing or too much. */
export function cleanQuery(text: string): string | undefined {
  const folded = text.toWellFormed().normalize('NFKC')
  // Before it is cut, because half of an address does not look like one.
  if (personal.some((pattern) => pattern.test(folded))) return undefined
  const words = folded
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
  const kept = [...words].slice(0, maxLength).join('').trim()
  return /[\p{L}\p{N}]/u.test(kept) ? kept : undefined
}
