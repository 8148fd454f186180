import type { SecurityScheme } from '../../../shared/api/api-document.ts'
import { isObject } from '../../../shared/unknown.ts'
import type { OpenApiObject } from '../report-problem.ts'
import type { FollowRef } from './follow-ref.ts'
import { readEntries, readItems, readTextField } from './read-fields.ts'

export function readSecuritySchemes(
  document: OpenApiObject,
  follow: FollowRef,
): Record<string, SecurityScheme> {
  const written = isObject(document.components) ? document.components.securitySchemes : undefined
  return Object.fromEntries(
    readEntries(written).map(([name, fields]) => [name, readScheme(name, follow(fields))]),
  )
}

function readScheme(id: string, fields: OpenApiObject): SecurityScheme {
  const description = readTextField(fields.description)
  const scheme = readTextField(fields.scheme).toLowerCase()
  if (fields.type === 'http' && (scheme === 'bearer' || scheme === 'basic'))
    return { description, kind: scheme }
  const location = fields.in
  if (fields.type === 'apiKey' && (location === 'query' || location === 'header' || location === 'cookie'))
    return { description, kind: 'apiKey', in: location, name: readTextField(fields.name) }
  return {
    description,
    kind: 'other',
    label: createSchemeLabel(fields) ?? id,
    authorization: readAuthorization(fields),
  }
}

function createSchemeLabel(fields: OpenApiObject): string | undefined {
  switch (fields.type) {
    case 'oauth2':
      return 'OAuth 2'
    case 'openIdConnect':
      return 'OpenID Connect'
    case 'mutualTLS':
      return 'Client certificate (mutual TLS)'
    case 'http':
      return `HTTP ${readTextField(fields.scheme)}`
    default:
      return undefined
  }
}

function readAuthorization(fields: OpenApiObject): string | undefined {
  if (fields.type === 'oauth2' || fields.type === 'openIdConnect') return 'Bearer'
  return fields.type === 'http' ? readTextField(fields.scheme) : undefined
}

/** Reads the alternative sets of security schemes. Returns none if the only alternative is no authentication. */
export function readSecurity(written: unknown): string[][] {
  const alternatives = readItems(written).map((requirement) => Object.keys(requirement))
  return alternatives.every((names) => names.length === 0) ? [] : alternatives
}
