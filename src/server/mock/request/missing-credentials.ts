import { objectOf, type Resolve, textOf } from '../json-document.ts'
import type { MockOperation } from '../read-operations.ts'

/** Where credentials are looked for. */
export interface SentValues {
  headers: Headers
  query: URLSearchParams
}

/**
 * What a request has too little of, in words; empty when one of the alternatives is complete. Any value is right: the
 * mock server has no accounts.
 */
export function missingCredentials(
  operation: MockOperation,
  sent: SentValues,
  schemeOf: (name: string) => ReturnType<Resolve>,
): string[] {
  const alternatives = operation.security.map((names) =>
    names.flatMap((name) => missingCredential(schemeOf(name), sent) ?? []),
  )
  if (alternatives.some((missing) => missing.length === 0)) return []
  return alternatives[0] ?? []
}

function missingCredential(scheme: ReturnType<Resolve>, { headers, query }: SentValues): string | undefined {
  const authorization = headers.get('Authorization') ?? ''
  switch (textOf(scheme.type)) {
    case 'http': {
      const kind = textOf(scheme.scheme) ?? 'bearer'
      const [sentKind = '', value = ''] = authorization.split(/ +/)
      const isSent = sentKind.toLowerCase() === kind.toLowerCase() && value !== ''
      return isSent ? undefined : `the header \`Authorization: ${kind[0]?.toUpperCase()}${kind.slice(1)} …\``
    }
    case 'oauth2':
    case 'openIdConnect':
      return /^bearer +[^ ]/i.test(authorization) ? undefined : 'the header `Authorization: Bearer …`'
    case 'apiKey':
      return missingKey(textOf(scheme.in) ?? 'header', textOf(scheme.name) ?? '', { headers, query })
    // Client certificates, and what later versions bring: a mock server cannot see them.
    default:
      return undefined
  }
}

function missingKey(place: string, name: string, { headers, query }: SentValues): string | undefined {
  const values = { query: query.get(name), cookie: cookiesOf(headers)[name], header: headers.get(name) }
  const value = values[place as keyof typeof values] ?? ''
  return value.trim() === '' ? `the ${place === 'query' ? 'query parameter' : place} \`${name}\`` : undefined
}

/** Cookies of a request, by name. */
export function cookiesOf(headers: Headers): Record<string, string> {
  const pairs = (headers.get('Cookie') ?? '').split(';').map((pair) => pair.trim())
  return objectOf(
    Object.fromEntries(pairs.filter(Boolean).map((pair) => pair.split(/=(.*)/s).slice(0, 2))),
  ) as Record<string, string>
}
