import type { NamedScheme } from '../request-spec.ts'
import { type CredentialCarrier, getAuthorizationWord } from './security-scheme.ts'

type Pair = [name: string, value: string]

/** Credentials by the part of the request that carries them. */
export interface SentCredentials {
  query: Pair[]
  headers: Pair[]
  cookies: Pair[]
  hasCertificate: boolean
}

/** Puts credentials where their schemes expect them. Missing ones are placeholders or aren't sent. */
export function listCredentials(
  security: readonly NamedScheme[],
  credentials: Readonly<Record<string, string>>,
  hasPlaceholders: boolean,
): SentCredentials {
  const sent: SentCredentials = { query: [], headers: [], cookies: [], hasCertificate: false }
  const keyCount = security.filter(({ scheme }) => scheme.kind === 'apiKey').length
  const authorizations = new Set<string>()
  for (const { name, scheme } of security) {
    if (scheme.kind === 'mutualTLS') sent.hasCertificate = true
    const value = credentials[name]?.trim() || undefined
    if (value === undefined && !hasPlaceholders) continue
    if (scheme.kind === 'apiKey') {
      const placeholder = keyCount === 1 ? 'YOUR_API_KEY' : createPlaceholder(scheme.name)
      sent[fieldByLocation[scheme.in]].push([scheme.name, value ?? placeholder])
    }
    const authorization = formatAuthorization(scheme, value)
    if (authorization !== undefined) authorizations.add(authorization)
  }
  return { ...sent, headers: [...[...authorizations].map(createAuthorization), ...sent.headers] }
}

const fieldByLocation = { query: 'query', header: 'headers', cookie: 'cookies' } as const

const createAuthorization = (value: string): Pair => ['Authorization', value]

function formatAuthorization(carrier: CredentialCarrier, value: string | undefined): string | undefined {
  const word = getAuthorizationWord(carrier)
  if (word === undefined) return undefined
  if (value === undefined) return `${word} ${placeholders[carrier.kind] ?? 'YOUR_CREDENTIALS'}`
  if (carrier.kind === 'basic') return `${word} ${encodeBase64(value)}`
  // A token is often copied together with the word.
  const [first = '', rest] = value.split(/\s+(.*)/s)
  return `${word} ${rest !== undefined && first.toLowerCase() === word.toLowerCase() ? rest : value}`
}

const placeholders: Partial<Record<CredentialCarrier['kind'], string>> = {
  bearer: 'YOUR_AUTH_TOKEN',
  oauth2: 'YOUR_ACCESS_TOKEN',
  openIdConnect: 'YOUR_ACCESS_TOKEN',
  basic: 'YOUR_USER_AND_PASSWORD_IN_BASE64',
}

const encodeBase64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

/** Converts `node_id` to `YOUR_NODE_ID`, which needs no escaping in any language, shell, or URL. */
export const createPlaceholder = (name: string): string =>
  `YOUR_${name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .toUpperCase()}`
