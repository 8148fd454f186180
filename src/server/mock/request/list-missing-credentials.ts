import type { ApiDocument, OpenApiOperation, SecurityScheme } from '../../../shared/api/api-document.ts'

/** Where credentials are read from. */
export interface CredentialSources {
  headers: Headers
  query: URLSearchParams
}

/**
 * Lists the missing credentials in words. The list is empty if one alternative is complete. Any value is valid, because
 * the mock server has no accounts.
 */
export function listMissingCredentials(
  { security }: OpenApiOperation,
  sent: CredentialSources,
  schemes: ApiDocument['securitySchemes'],
): string[] {
  const alternatives = security.map((names) =>
    names.flatMap((name) => findMissingCredential(schemes[name], sent) ?? []),
  )
  if (alternatives.some((missing) => missing.length === 0)) return []
  return alternatives[0] ?? []
}

function findMissingCredential(
  scheme: SecurityScheme | undefined,
  sent: CredentialSources,
): string | undefined {
  switch (scheme?.kind) {
    case 'bearer':
      return findMissingAuthorization('Bearer', sent)
    case 'basic':
      return findMissingAuthorization('Basic', sent)
    case 'apiKey':
      return findMissingKey(scheme, sent)
    case 'other':
      return scheme.authorization === undefined
        ? undefined
        : findMissingAuthorization(scheme.authorization, sent)
    case undefined:
      return undefined
  }
}

function findMissingAuthorization(word: string, { headers }: CredentialSources): string | undefined {
  const [sentWord = '', value = ''] = (headers.get('Authorization') ?? '').split(/ +/)
  const isSent = sentWord.toLowerCase() === word.toLowerCase() && value !== ''
  return isSent ? undefined : `the header \`Authorization: ${word} …\``
}

function findMissingKey(
  { in: location, name }: Extract<SecurityScheme, { kind: 'apiKey' }>,
  { headers, query }: CredentialSources,
): string | undefined {
  const values = { query: query.get(name), cookie: parseCookies(headers)[name], header: headers.get(name) }
  const value = values[location] ?? ''
  return value.trim() === ''
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
