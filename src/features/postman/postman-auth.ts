import type { ApiDocument, OpenApiOperation } from '../../shared/api/api-document.ts'
import {
  type CredentialCarrier,
  getAuthorizationWord,
  type SecurityScheme,
} from '../../shared/api/security/security-scheme.ts'
import type { PostmanAuth, PostmanPair, PostmanVariable } from './postman-types.ts'

/** Returns the authentication that most operations need, which the collection declares. */
export function findDefaultAuth(document: ApiDocument): PostmanAuth | undefined {
  const counts = new Map<string, number>()
  for (const { security } of document.operations) {
    const names = JSON.stringify(listNames(security))
    counts.set(names, (counts.get(names) ?? 0) + 1)
  }
  const [mostFrequent] = [...counts].sort(([, a], [, b]) => b - a)
  return mostFrequent && createAuth(JSON.parse(mostFrequent[0]), document)
}

/** Lists the schemes of the first alternative. */
const listNames = (security: OpenApiOperation['security'] = []): string[] =>
  (security[0] ?? []).map(({ name }) => name)

/** Returns the authentication of an operation, or undefined if it inherits the collection's. */
export function findOperationAuth(
  { security }: OpenApiOperation,
  document: ApiDocument,
  defaultAuth: PostmanAuth | undefined,
): PostmanAuth | undefined {
  const auth = createAuth(listNames(security), document) ?? { type: 'noauth' }
  return auth.type === (defaultAuth?.type ?? 'noauth') ? undefined : auth
}

/**
 * Converts security schemes. Postman supports one at a time, the one in the `Authorization` header. API keys become
 * ordinary parameters.
 */
function createAuth(names: readonly string[], { securitySchemes }: ApiDocument): PostmanAuth | undefined {
  const schemes = names.flatMap((name) => securitySchemes[name] ?? [])
  if (schemes.some((scheme) => getAuthorizationWord(scheme) === 'Bearer'))
    return { type: 'bearer', bearer: [{ key: 'token', value: '{{authToken}}', type: 'string' }] }
  if (!schemes.some(({ kind }) => kind === 'basic')) return undefined
  return {
    type: 'basic',
    basic: [
      { key: 'username', value: '{{username}}', type: 'string' },
      { key: 'password', value: '{{password}}', type: 'string' },
    ],
  }
}

type ApiKeyScheme = Extract<CredentialCarrier, { kind: 'apiKey' }>

/** Returns the API keys of an operation as parameters with variables as values. */
export function createKeyPairs(
  operation: OpenApiOperation,
  document: ApiDocument,
  location: ApiKeyScheme['in'],
): PostmanPair[] {
  return listNames(operation.security).flatMap((name) => {
    const scheme = document.securitySchemes[name]
    if (scheme?.kind !== 'apiKey' || scheme.in !== location) return []
    return [{ key: scheme.name, value: `{{${toVariableName(name)}}}`, description: scheme.description }]
  })
}

/** Converts a scheme to a valid variable name. */
const toVariableName = (scheme: string): string => scheme.replace(/[^A-Za-z0-9_-]+/g, '_')

/** Lists empty variables, which users of the collection fill in. */
export function listCredentialVariables({ securitySchemes }: ApiDocument): PostmanVariable[] {
  const variables = Object.entries(securitySchemes).flatMap(([name, scheme]) =>
    listVariableNames(name, scheme).map((key) => ({ key, value: '', description: scheme.description })),
  )
  return [...new Map(variables.map((variable) => [variable.key, variable])).values()]
}

function listVariableNames(name: string, { kind }: SecurityScheme): string[] {
  switch (kind) {
    case 'bearer':
    case 'oauth2':
    case 'openIdConnect':
      return ['authToken']
    case 'basic':
      return ['username', 'password']
    case 'apiKey':
      return [toVariableName(name)]
    case 'http':
    case 'mutualTLS':
    case 'unknown':
      return []
  }
}
