/** Words that are written in capitals. */
const abbreviations = new Map(
  (
    'AI API APIs CPU CSV DNS FAQ GPU HTTP IAM ID IDs IP IPs JSON MFA OAuth PDF SDK SKU SMS SQL SSH SSL SSO TLS UI URI URL ' +
    'URLs UUID VM VMs VPC VPN XML'
  )
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
)

/** Lists the words of a name in lowercase: `getHTTPStatusOfUser` has "get", "HTTP", "status", "of", and "user". */
export const readWords = (name: string): string[] =>
  name
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(
      (word) => abbreviations.get(word.toLowerCase()) ?? (isAbbreviation(word) ? word : word.toLowerCase()),
    )

/** Longer words in capitals are words that somebody emphasized. */
const isAbbreviation = (word: string): boolean => /^\p{Lu}[\p{Lu}\p{N}]{1,3}$/u.test(word) && !verbs.has(word)

const verbs = new Set(['ADD', 'GET', 'LIST', 'POST', 'PUT', 'READ', 'SEND', 'SET'])

/** Joins words to a title: "Get HTTP status". */
export function joinWords(words: readonly string[]): string {
  const text = words.join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
