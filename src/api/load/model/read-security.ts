import type {
  CredentialCarrier,
  OAuthFlow,
  SecurityRequirement,
  SecurityScheme,
} from '../../../shared/api/security/security-scheme.ts'
import { isObject, mapValues, toObject } from '../../../shared/read-unknown.ts'
import type { OpenApiObject } from '../report-problem.ts'
import type { FollowRef } from './follow-ref.ts'
import { readEntries, readItems, readTextField } from './read-fields.ts'

export function readSecuritySchemes(
  document: OpenApiObject,
  follow: FollowRef,
): Record<string, SecurityScheme> {
  const written = isObject(document.components) ? document.components.securitySchemes : undefined
  return Object.fromEntries(readEntries(written).map(([name, fields]) => [name, readScheme(follow(fields))]))
}

function readScheme(fields: OpenApiObject): SecurityScheme {
  return {
    ...readCarrier(fields),
    description: readTextField(fields.description),
    tokenFormat: readTextField(fields.bearerFormat),
    flows: fields.type === 'oauth2' ? readEntries(fields.flows).map(readFlow) : [],
    metadataUrl: readTextField(fields.openIdConnectUrl) || readTextField(fields.oauth2MetadataUrl),
    ...(fields.deprecated === true ? { isDeprecated: true } : {}),
  }
}

function readCarrier(fields: OpenApiObject): CredentialCarrier {
  const { type, in: location } = fields
  switch (type) {
    case 'http':
      return readHttpScheme(readTextField(fields.scheme))
    case 'apiKey':
      return location === 'query' || location === 'header' || location === 'cookie'
        ? { kind: 'apiKey', in: location, name: readTextField(fields.name) }
        : { kind: 'unknown' }
    case 'oauth2':
    case 'openIdConnect':
    case 'mutualTLS':
      return { kind: type }
    default:
      return { kind: 'unknown' }
  }
}

/** Names of HTTP schemes as they are registered. Documents write them in lowercase. */
const registeredSchemes =
  'Concealed Digest DPoP GNAP HOBA Mutual Negotiate OAuth PrivateToken SCRAM-SHA-1 SCRAM-SHA-256'.split(' ')

function readHttpScheme(scheme: string): CredentialCarrier {
  const name = scheme.toLowerCase()
  if (name === 'bearer' || name === 'basic') return { kind: name }
  const registeredName = registeredSchemes.find((registered) => registered.toLowerCase() === name)
  return { kind: 'http', scheme: registeredName ?? scheme }
}

const readFlow = ([name, fields]: [name: string, fields: OpenApiObject]): OAuthFlow => ({
  name,
  authorizationUrl: readTextField(fields.authorizationUrl),
  deviceAuthorizationUrl: readTextField(fields.deviceAuthorizationUrl),
  tokenUrl: readTextField(fields.tokenUrl),
  refreshUrl: readTextField(fields.refreshUrl),
  scopes: mapValues(toObject(fields.scopes), (text) => readTextField(text)),
})

/**
 * Reads the alternatives. Those without credentials come last, because samples use the first one and most readers have
 * credentials. Returns none if the only alternative is no credentials, and undefined if the document doesn't say.
 */
export function readSecurity(written: unknown): SecurityRequirement[][] | undefined {
  if (!Array.isArray(written)) return undefined
  const alternatives = readItems(written).map((requirement) =>
    Object.entries(requirement).map(([name, scopes]) => ({
      name,
      scopes: Array.isArray(scopes) ? scopes.map(String) : [],
    })),
  )
  const needed = alternatives.filter((requirements) => requirements.length > 0)
  return needed.length === 0 || needed.length === alternatives.length ? needed : [...needed, []]
}
