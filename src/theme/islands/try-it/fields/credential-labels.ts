import { getTryItMessages } from '../../../../runtime/api/try-it/get-try-it-messages.ts'
import type { NamedScheme } from '../../../../shared/api/request-spec.ts'
import type { CredentialCarrier } from '../../../../shared/api/security/security-scheme.ts'
import { fillMessage } from '../../../../shared/messages/fill-message.ts'

/** Returns the name of a credential for readers. */
export function getCredentialLabel({ name, scheme }: NamedScheme): string {
  const messages = getTryItMessages()
  switch (scheme.kind) {
    case 'bearer':
      return messages.tryItBearerToken
    case 'oauth2':
    case 'openIdConnect':
      return messages.tryItAccessToken
    case 'basic':
      return messages.tryItBasicCredentials
    case 'http':
      return fillMessage(messages.tryItHttpCredentials, { scheme: scheme.scheme })
    case 'apiKey':
      return /^api-?_?key$/i.test(scheme.name) ? messages.tryItApiKey : scheme.name
    case 'mutualTLS':
      return messages.tryItClientCertificate
    case 'unknown':
      return name
  }
}

/** Describes how a credential is sent. */
export function createHint(carrier: CredentialCarrier): string {
  const messages = getTryItMessages()
  switch (carrier.kind) {
    case 'bearer':
    case 'oauth2':
    case 'openIdConnect':
      return messages.tryItBearerHint
    case 'basic':
      return messages.tryItBasicHint
    case 'http':
      return fillMessage(messages.tryItHttpHint, { scheme: carrier.scheme })
    case 'apiKey': {
      const { tryItQueryHint: query, tryItHeaderHint: header, tryItCookieHint: cookie } = messages
      return fillMessage({ query, header, cookie }[carrier.in], { name: carrier.name })
    }
    case 'mutualTLS':
    case 'unknown':
      return ''
  }
}
