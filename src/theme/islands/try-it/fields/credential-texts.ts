import { getTryItMessages } from '../../../../runtime/api/try-it/get-try-it-messages.ts'
import type { NamedScheme } from '../../../../shared/api/request-spec.ts'
import type { CredentialCarrier } from '../../../../shared/api/security/security-scheme.ts'
import { fillMessage } from '../../../../shared/messages/fill-message.ts'

/** Returns the name of a credential for readers. */
export function getCredentialLabel({ name, scheme }: NamedScheme): string {
  const texts = getTryItMessages()
  switch (scheme.kind) {
    case 'bearer':
      return texts.tryItBearerToken
    case 'oauth2':
    case 'openIdConnect':
      return texts.tryItAccessToken
    case 'basic':
      return texts.tryItBasicCredentials
    case 'http':
      return fillMessage(texts.tryItHttpCredentials, { scheme: scheme.scheme })
    case 'apiKey':
      return /^api-?_?key$/i.test(scheme.name) ? texts.tryItApiKey : scheme.name
    case 'mutualTLS':
      return texts.tryItClientCertificate
    case 'unknown':
      return name
  }
}

/** Describes how a credential is sent. */
export function createHint(carrier: CredentialCarrier): string {
  const texts = getTryItMessages()
  switch (carrier.kind) {
    case 'bearer':
    case 'oauth2':
    case 'openIdConnect':
      return texts.tryItBearerHint
    case 'basic':
      return texts.tryItBasicHint
    case 'http':
      return fillMessage(texts.tryItHttpHint, { scheme: carrier.scheme })
    case 'apiKey': {
      const { tryItQueryHint: query, tryItHeaderHint: header, tryItCookieHint: cookie } = texts
      return fillMessage({ query, header, cookie }[carrier.in], { name: carrier.name })
    }
    case 'mutualTLS':
    case 'unknown':
      return ''
  }
}
