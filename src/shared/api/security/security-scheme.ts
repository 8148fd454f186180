/** How a scheme sends its credentials. */
export type CredentialCarrier =
  | { kind: 'bearer' | 'basic' }
  /** Any other HTTP scheme, by its name in the `Authorization` header: `Digest`. */
  | { kind: 'http'; scheme: string }
  | { kind: 'apiKey'; in: 'query' | 'header' | 'cookie'; name: string }
  /** An access token, sent as a bearer token. */
  | { kind: 'oauth2' | 'openIdConnect' }
  /** A client certificate. */
  | { kind: 'mutualTLS' }
  /** A type that OpenAPI doesn't define. */
  | { kind: 'unknown' }

export type SecurityScheme = CredentialCarrier & {
  description: string
  /** Format of a bearer token: `JWT`. Empty if unknown. */
  tokenFormat: string
  /** Ways to get an access token of OAuth 2. Empty for other kinds. */
  flows: OAuthFlow[]
  /** Document that describes the authorization server (OpenID Connect, and OAuth 2 in OpenAPI 3.2). Empty if unknown. */
  metadataUrl: string
  /** Left out if not. */
  isDeprecated?: true
}

export interface OAuthFlow {
  /** `authorizationCode`, `clientCredentials`, … */
  name: string
  authorizationUrl: string
  deviceAuthorizationUrl: string
  tokenUrl: string
  refreshUrl: string
  /** Descriptions of scopes by name. */
  scopes: Record<string, string>
}

/** A scheme that an operation requires, and the scopes or roles that the credentials need. */
export interface SecurityRequirement {
  name: string
  scopes: string[]
}

/** Returns the word before the credentials in the `Authorization` header. Undefined if they are sent elsewhere. */
export function getAuthorizationWord(carrier: CredentialCarrier): string | undefined {
  switch (carrier.kind) {
    case 'bearer':
    case 'oauth2':
    case 'openIdConnect':
      return 'Bearer'
    case 'basic':
      return 'Basic'
    case 'http':
      return carrier.scheme
    case 'apiKey':
    case 'mutualTLS':
    case 'unknown':
      return undefined
  }
}

/** True if credentials are text that a reader can enter. */
export const isTextCredential = ({ kind }: CredentialCarrier): boolean =>
  kind !== 'mutualTLS' && kind !== 'unknown'
