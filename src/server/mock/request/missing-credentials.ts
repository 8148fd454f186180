import type { ApiDocument, Operation, SecurityScheme } from '../../../shared/api/api-document.ts'

/** Where credentials are read from. */
export interface SentValues {
  headers: Headers
  query: URLSearchParams
}

/**
 * Lists the missing credentials in words. The list is empty if one alternative is complete. Any value is valid, because
 * the mock server has no accounts.
 */
export function missingCredentials(
  { security }: Operation,
  sent: SentValues,
  schemes: ApiDocument['securitySchemes'],
): string[] {
  const alternatives = security.map((names) =>
    names.flatMap((name) => missingCredential(schemes[name], sent) ?? []),
  )
  if (alternatives.some((missing) => missing.length === 0)) return []
  return alternatives[0] ?? []
}

function missingCredential(scheme: SecurityScheme | undefined, sent: SentValues): string | undefined {
  switch (scheme?.kind) {
    case 'bearer':
      return missingAuthorization('Bearer', sent)
    case 'basic':
      return missingAuthorization('Basic', sent)
    case 'apiKey':
      return missingKey(scheme, sent)
    case 'other':
      return scheme.authorization === undefined ? undefined : missingAuthorization(scheme.authorization, sent)
    case undefined:
      return undefined
  }
}

function missingAuthorization(word: string, { headers }: SentValues): string | undefined {
  const [sentWord = '', value = ''] = (headers.get('Authorization') ?? '').split(/ +/)
  const isSent = sentWord.toLowerCase() === word.toLowerCase() && value !== ''
  return isSent ? undefined : `the header \`Authorization: ${word} …\``
}

function missingKey(
  { in: place, name }: Extract<SecurityScheme, { kind: 'apiKey' }>,
  { headers, query }: SentValues,
): string | undefined {
  const values = { query: query.get(name), cookie: cookiesOf(headers)[name], header: headers.get(name) }
  const value = values[place] ?? ''
  return value.trim() === '' ? `the ${place === 'query' ? 'query parameter' : place} \`${name}\`` : undefined
}

/** Parses the cookies of a request. */
export function cookiesOf(headers: Headers): Record<string, string> {
  const pairs = (headers.get('Cookie') ?? '').split(';').map((pair) => pair.trim())
  return Object.fromEntries(
    pairs.filter(Boolean).map((pair): [string, string] => {
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      return [name, value]
    }),
  )
}
