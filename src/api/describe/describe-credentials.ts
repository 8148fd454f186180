import type { SecurityScheme } from '../../shared/api/api-document.ts'
import type { CredentialView } from '../../shared/api/operation-view.ts'
import { fillHtml } from '../../shared/messages/fill-html.ts'
import { escapeHtml } from '../../shared/text/html.ts'
import type { DescribeContext } from './describe-context.ts'
import { renderDescription } from './render-description.ts'

/** Describes the alternative credentials. An alternative with an undeclared scheme is left out. */
export function describeCredentials(
  security: readonly string[][],
  context: DescribeContext,
): CredentialView[][] {
  const { securitySchemes } = context.document
  return security.map((names) =>
    names.flatMap((name) => {
      const scheme = Object.hasOwn(securitySchemes, name) ? securitySchemes[name] : undefined
      if (scheme === undefined) return []
      return [
        {
          name,
          usage: describeScheme(scheme, context.texts),
          description: renderDescription(scheme.description, context),
        },
      ]
    }),
  )
}

function describeScheme(scheme: SecurityScheme, { messages }: DescribeContext['texts']): string {
  const header = '<code>Authorization</code>'
  switch (scheme.kind) {
    case 'bearer':
      return fillHtml(messages.apiBearerToken, { header })
    case 'basic':
      return fillHtml(messages.apiBasicCredentials, { header })
    case 'apiKey': {
      const { apiKeyInCookie: cookie, apiKeyInHeader: header, apiKeyInQuery: query } = messages
      const name = `<code>${escapeHtml(scheme.name)}</code>`
      return fillHtml({ cookie, header, query }[scheme.in], { name })
    }
    case 'other':
      return escapeHtml(scheme.label)
  }
}
