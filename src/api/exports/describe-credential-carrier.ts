import type { CredentialCarrier } from '../../shared/api/security/security-scheme.ts'

/** Describes how credentials are sent in English: `bearer token in the header Authorization`. */
export function describeCredentialCarrier(
  carrier: CredentialCarrier,
  formatName: (name: string) => string = (name) => name,
): string {
  const header = `in the header ${formatName('Authorization')}`
  switch (carrier.kind) {
    case 'bearer':
      return `bearer token ${header}`
    case 'basic':
      return `user name and password ${header} (basic)`
    case 'http':
      return `credentials ${header} (${carrier.scheme})`
    case 'apiKey':
      return `API key in the ${carrier.in === 'query' ? 'query parameter' : carrier.in} ${formatName(carrier.name)}`
    case 'oauth2':
      return `OAuth 2 access token ${header}`
    case 'openIdConnect':
      return `OpenID Connect access token ${header}`
    case 'mutualTLS':
      return 'client certificate (mutual TLS)'
    case 'unknown':
      return 'credentials of an unknown type'
  }
}
