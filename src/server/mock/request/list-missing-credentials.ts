import type { ApiDocument, OpenApiOperation } from '../../../shared/api/api-document.ts'
import {
  type CredentialCarrier,
  getAuthorizationWord,
  type SecurityScheme,
} from '../../../shared/api/security/security-scheme.ts'

/** Where credentials are read from. */
export interface CredentialSources {
  headers: Headers
  query: URLSearchParams
}

/**
 * Lists the missing credentials in words, for the alternative that lacks the fewest. The list is empty if one
 * alternative is complete. Any value is valid, because the mock server has no accounts.
 */
export function listMissingCredentials(
  { security = [] }: OpenApiOperation,
  sent: CredentialSources,
  schemes: ApiDocument['securitySchemes'],
): string[] {
  const [nearest = []] = security
    .map((requirements) =>
      requirements.flatMap(({ name }) => findMissingCredential(schemes[name], sent) ?? []),
    )
    .sort((a, b) => a.length - b.length)
  return nearest
}

/** Lists the schemes of the `Authorization` header that an operation accepts. */
export const listChallenges = (
  { security = [] }: OpenApiOperation,
  schemes: ApiDocument['securitySchemes'],
): string[] => {
  const words = security.flat().map(({ name }) => schemes[name] && getAuthorizationWord(schemes[name]))
  return [...new Set(words.filter((word) => word !== undefined))]
}

function findMissingCredential(
  scheme: SecurityScheme | undefined,
  sent: CredentialSources,
): string | undefined {
  if (scheme?.kind === 'apiKey') return findMissingKey(scheme, sent)
  // A client certificate belongs to the connection, which a proxy may have ended.
  const word = scheme && getAuthorizationWord(scheme)
  return word === undefined ? undefined : findMissingAuthorization(word, sent)
}

/** A header with two credentials separates them with a comma. */
function findMissingAuthorization(word: string, { headers }: CredentialSources): string | undefined {
  const isSent = (headers.get('Authorization') ?? '').split(/, */).some((credentials) => {
    const [sentWord = '', value = ''] = credentials.split(/ +/)
    return sentWord.toLowerCase() === word.toLowerCase() && value !== ''
  })
  return isSent ? undefined : `the header \`Authorization: ${word} …\``
}

function findMissingKey(
  { in: location, name }: Extract<CredentialCarrier, { kind: 'apiKey' }>,
  { headers, query }: CredentialSources,
): string | undefined {
  const readers = {
    query: () => query.get(name),
    cookie: () => parseCookies(headers)[name],
    header: () => headers.get(name),
  }
  return (readers[location]() ?? '').trim() === ''
    ? `the ${location === 'query' ? 'query parameter' : location} \`${name}\``
    : undefined
}

/** Parses the cookies of a request. */
export function parseCookies(headers: Headers): Record<string, string> {
  const pairs = (headers.get('Cookie') ?? '').split(';').map((pair) => pair.trim())
  return Object.fromEntries(
    pairs.filter(Boolean).map((pair): [string, string] => {
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      return [name, value]
    }),
  )
}
