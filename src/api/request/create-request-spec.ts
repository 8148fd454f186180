import type { ApiDocument, ApiParameter, OpenApiOperation } from '../../shared/api/api-document.ts'
import { getBodyKind } from '../../shared/api/request-body.ts'
import type { NamedScheme, RequestSpec } from '../../shared/api/request-spec.ts'
import type { CredentialCarrier, SecurityScheme } from '../../shared/api/security/security-scheme.ts'
import { createRequestBodies } from './create-request-bodies.ts'
import { createRequestParameter } from './create-request-parameter.ts'

/** Collects everything from the document that is needed to make requests of an operation. */
export function createRequestSpec(operation: OpenApiOperation, document: ApiDocument): RequestSpec {
  const { schemas } = document
  const alternatives = listSecurity(operation, document)
  const [security = [], ...otherSecurity] = alternatives
  const [body, ...otherBodies] = createRequestBodies(operation, schemas)
  return {
    api: document.id,
    operation: operation.id,
    method: operation.method,
    path: operation.path,
    servers: operation.servers ?? document.servers,
    parameters: operation.parameters
      .filter((parameter) => !isCredential(parameter, alternatives) && !isInPath(parameter, operation.path))
      .map((parameter) => createRequestParameter(parameter, schemas)),
    body,
    ...(otherBodies.length > 0 && { otherBodies }),
    security,
    ...(otherSecurity.length > 0 && { otherSecurity }),
    hasJsonResponse: hasJsonSuccess(operation),
  }
}

/** Whether a parameter is a key that all alternatives send. Some documents describe it twice. */
const isCredential = (
  { in: location, name }: ApiParameter,
  alternatives: readonly (readonly NamedScheme[])[],
): boolean =>
  alternatives.length > 0 &&
  alternatives.every((schemes) =>
    schemes.some(({ scheme }) => {
      if (scheme.kind !== 'apiKey' || scheme.in !== location) return false
      return location === 'header' ? scheme.name.toLowerCase() === name.toLowerCase() : scheme.name === name
    }),
  )

/** Whether a path sets a query parameter itself. Some documents describe it twice. */
const isInPath = ({ in: location, name }: ApiParameter, path: string): boolean =>
  location === 'query' && new URLSearchParams(path.split('?', 2)[1] ?? '').has(name)

function listSecurity(
  { security = [] }: OpenApiOperation,
  { securitySchemes }: ApiDocument,
): NamedScheme[][] {
  return security.map((requirements) =>
    requirements.flatMap(({ name }) => {
      const scheme = securitySchemes[name]
      return scheme === undefined ? [] : [{ name, scheme: createCarrier(scheme) }]
    }),
  )
}

/** Leaves out descriptions and flows, which would repeat in every operation. */
function createCarrier(scheme: SecurityScheme): CredentialCarrier {
  switch (scheme.kind) {
    case 'apiKey':
      return { kind: scheme.kind, in: scheme.in, name: scheme.name }
    case 'http':
      return { kind: scheme.kind, scheme: scheme.scheme }
    default:
      return { kind: scheme.kind }
  }
}

/** Statuses that have no body, whatever a document says. */
const statusesWithoutBody = ['204', '205']

/** True if the first successful response is JSON. */
function hasJsonSuccess({ responses }: OpenApiOperation): boolean {
  const success =
    responses.find(({ status }) => status.startsWith('2')) ??
    responses.find(({ status }) => status === 'default')
  if (success === undefined || statusesWithoutBody.includes(success.status)) return false
  return success.contents.some(({ mediaType }) => getBodyKind(mediaType) === 'json')
}
