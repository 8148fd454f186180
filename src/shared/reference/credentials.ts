import type { NamedScheme } from './request-spec.ts'

type Pair = [name: string, value: string]

export interface RequestOptions {
  /**
   * For reading: what is needed and not filled in shows a placeholder (`YOUR_API_KEY`). For sending it is left out.
   */
  hasPlaceholders: boolean
}

/** Where credentials are sent. */
export interface SentCredentials {
  query: Pair[]
  headers: Pair[]
  cookies: Pair[]
}

/** Credentials by the name of their scheme, put where each scheme wants its own. */
export function credentialsOf(
  security: NamedScheme[],
  credentials: Record<string, string>,
  { hasPlaceholders }: RequestOptions,
): SentCredentials {
  const sent: SentCredentials = { query: [], headers: [], cookies: [] }
  const keys = security.filter(({ scheme }) => scheme.kind === 'apiKey').length
  for (const { name, scheme } of security) {
    const value = credentials[name]?.trim() || undefined
    if (value === undefined && !hasPlaceholders) continue
    if (scheme.kind === 'apiKey') {
      const placeholder = keys === 1 ? 'YOUR_API_KEY' : placeholderOf(scheme.name)
      sent[places[scheme.in]].push([scheme.name, value ?? placeholder])
    } else if (scheme.kind !== 'other') {
      sent.headers.push(['Authorization', scheme.kind === 'bearer' ? bearer(value) : basic(value)])
    }
  }
  return sent
}

const places = { query: 'query', header: 'headers', cookie: 'cookies' } as const

/** A token that was copied with the word before it works as well. */
const bearer = (token = 'YOUR_AUTH_TOKEN'): string => `Bearer ${token.replace(/^bearer\s+/i, '')}`

const basic = (userAndPassword: string | undefined): string =>
  `Basic ${userAndPassword === undefined ? 'YOUR_USER_AND_PASSWORD_IN_BASE64' : base64(userAndPassword)}`

const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

/** `node_id` → `YOUR_NODE_ID`: a word that every language, shell and address takes as it is. */
export const placeholderOf = (name: string): string =>
  `YOUR_${name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .toUpperCase()}`
