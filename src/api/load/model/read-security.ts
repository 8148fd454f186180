import type { SecurityScheme } from '../../../shared/api/api-document.ts'
import { isObject } from '../../../shared/unknown.ts'
import type { Fields } from '../report.ts'
import type { Follow } from './follow-ref.ts'
import { entriesOf, itemsOf, textOf } from './read-fields.ts'

export function readSecuritySchemes(document: Fields, follow: Follow): Record<string, SecurityScheme> {
  const written = isObject(document.components) ? document.components.securitySchemes : undefined
  return Object.fromEntries(
    entriesOf(written).map(([name, fields]) => [name, readScheme(name, follow(fields))]),
  )
}

function readScheme(id: string, fields: Fields): SecurityScheme {
  const description = textOf(fields.description)
  const scheme = textOf(fields.scheme).toLowerCase()
  if (fields.type === 'http' && (scheme === 'bearer' || scheme === 'basic'))
    return { description, kind: scheme }
  const place = fields.in
  if (fields.type === 'apiKey' && (place === 'query' || place === 'header' || place === 'cookie'))
    return { description, kind: 'apiKey', in: place, name: textOf(fields.name) }
  return { description, kind: 'other', label: labelOf(fields) ?? id, authorization: authorizationOf(fields) }
}

function labelOf(fields: Fields): string | undefined {
  switch (fields.type) {
    case 'oauth2':
      return 'OAuth 2'
    case 'openIdConnect':
      return 'OpenID Connect'
    case 'mutualTLS':
      return 'Client certificate (mutual TLS)'
    case 'http':
      return `HTTP ${textOf(fields.scheme)}`
    default:
      return undefined
  }
}

function authorizationOf(fields: Fields): string | undefined {
  if (fields.type === 'oauth2' || fields.type === 'openIdConnect') return 'Bearer'
  return fields.type === 'http' ? textOf(fields.scheme) : undefined
}

/** Reads the alternative sets of security schemes. Returns none if the only alternative is no authentication. */
export function readSecurity(written: unknown): string[][] {
  const alternatives = itemsOf(written).map((requirement) => Object.keys(requirement))
  return alternatives.every((names) => names.length === 0) ? [] : alternatives
}
