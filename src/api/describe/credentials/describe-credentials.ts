import type { CredentialAlternative, CredentialView } from '../../../shared/api/operation-view.ts'
import { getSecurityKey } from '../../../shared/api/request-choice.ts'
import type {
  OAuthFlow,
  SecurityRequirement,
  SecurityScheme,
} from '../../../shared/api/security/security-scheme.ts'
import { fillHtml } from '../../../shared/messages/fill-html.ts'
import { escapeHtml } from '../../../shared/text/escape-html.ts'
import type { DescribeContext } from '../describe-context.ts'
import { renderDescription } from '../render-description.ts'

/** Describes the alternative credentials of an operation. */
export function describeCredentials(
  security: readonly SecurityRequirement[][] | undefined,
  context: DescribeContext,
): CredentialAlternative[] | undefined {
  const alternatives = security?.map((requirements) => ({
    key: getSecurityKey(requirements),
    credentials: requirements.flatMap((requirement) => describeRequirement(requirement, context)),
  }))
  return alternatives?.map((alternative) => nameCredentials(alternative, alternatives))
}

const formatUsages = ({ credentials }: CredentialAlternative): string =>
  credentials.map(({ usage }) => usage).join()

/** Adds the names of the schemes, or the scopes if those are equal, to an alternative that reads like another one. */
function nameCredentials(
  alternative: CredentialAlternative,
  alternatives: readonly CredentialAlternative[],
): CredentialAlternative {
  const alike = alternatives.filter((other) => formatUsages(other) === formatUsages(alternative))
  if (alike.length < 2) return alternative
  const names = alike.map(({ credentials }) => credentials.map(({ name }) => name).join())
  const hasNames = new Set(names).size === alike.length
  const addNames = (credential: CredentialView): CredentialView => {
    const own = hasNames ? [credential.name] : credential.scopes.map(({ name }) => name)
    const codes = own.map((name) => `<code>${escapeHtml(name)}</code>`)
    return codes.length === 0
      ? credential
      : { ...credential, usage: `${credential.usage} (${codes.join(', ')})` }
  }
  return { ...alternative, credentials: alternative.credentials.map(addNames) }
}

function describeRequirement(
  { name, scopes }: SecurityRequirement,
  context: DescribeContext,
): CredentialView[] {
  const { securitySchemes } = context.document
  const scheme = Object.hasOwn(securitySchemes, name) ? securitySchemes[name] : undefined
  if (scheme === undefined) return []
  return [
    {
      name,
      usage: describeScheme(name, scheme, context.texts),
      description: renderDescription(scheme.description, context),
      scopes: scopes.map((scope) => ({
        name: scope,
        description: renderDescription(findScopeText(scope, scheme), context),
      })),
      hasRoles: scheme.kind !== 'oauth2' && scheme.kind !== 'openIdConnect',
      sources: listTokenSources(scheme, context.texts),
    },
  ]
}

const findScopeText = (scope: string, { flows }: SecurityScheme): string =>
  flows.map(({ scopes }) => scopes[scope] ?? '').find((text) => text !== '') ?? ''

/** Describes how the credentials of a scheme are sent, as HTML. */
export function describeScheme(
  name: string,
  scheme: SecurityScheme,
  texts: DescribeContext['texts'],
): string {
  const usage = describeUsage(name, scheme, texts)
  return scheme.isDeprecated ? `${usage} (${escapeHtml(texts.messages.apiDeprecatedField)})` : usage
}

function describeUsage(name: string, scheme: SecurityScheme, { messages }: DescribeContext['texts']): string {
  const header = '<code>Authorization</code>'
  switch (scheme.kind) {
    case 'bearer':
      return scheme.tokenFormat === ''
        ? fillHtml(messages.apiBearerToken, { header })
        : fillHtml(messages.apiBearerTokenFormat, { header, format: escapeHtml(scheme.tokenFormat) })
    case 'basic':
      return fillHtml(messages.apiBasicCredentials, { header })
    case 'http':
      return fillHtml(messages.apiHttpCredentials, { header, scheme: escapeHtml(scheme.scheme) })
    case 'apiKey': {
      const { apiKeyInCookie: cookie, apiKeyInHeader: header, apiKeyInQuery: query } = messages
      const key = `<code>${escapeHtml(scheme.name)}</code>`
      return fillHtml({ cookie, header, query }[scheme.in], { name: key })
    }
    case 'oauth2':
      return fillHtml(messages.apiOAuthToken, { header })
    case 'openIdConnect':
      return fillHtml(messages.apiOpenIdToken, { header })
    case 'mutualTLS':
      return escapeHtml(messages.apiClientCertificate)
    case 'unknown':
      return `<code>${escapeHtml(name)}</code>`
  }
}

/** Lists the flows of OAuth 2 with their URLs, and the metadata of the authorization server. */
export function listTokenSources(
  { flows, metadataUrl }: SecurityScheme,
  { messages }: DescribeContext['texts'],
): CredentialView['sources'] {
  const titles: Record<string, string> = {
    authorizationCode: messages.apiAuthorizationCodeFlow,
    clientCredentials: messages.apiClientCredentialsFlow,
    deviceAuthorization: messages.apiDeviceFlow,
    implicit: messages.apiImplicitFlow,
    password: messages.apiPasswordFlow,
  }
  const listUrls = (flow: OAuthFlow): CredentialView['sources'][number]['urls'] =>
    [
      { label: messages.apiAuthorizationUrl, url: flow.authorizationUrl },
      { label: messages.apiDeviceUrl, url: flow.deviceAuthorizationUrl },
      { label: messages.apiTokenUrl, url: flow.tokenUrl },
      { label: messages.apiRefreshUrl, url: flow.refreshUrl },
    ].filter(({ url }) => url !== '')
  return [
    ...flows.map((flow) => ({ title: titles[flow.name] ?? flow.name, urls: listUrls(flow) })),
    ...(metadataUrl === ''
      ? []
      : [{ title: messages.apiServerMetadata, urls: [{ label: '', url: metadataUrl }] }]),
  ]
}
