import type { SecurityScheme } from '../../shared/api/api-document.ts'
import type { CredentialView } from '../../shared/api/operation-view.ts'
import { escapeHtml } from '../../shared/text/html.ts'
import type { DescribeContext } from './describe-context.ts'
import { descriptionHtml } from './markdown.ts'

/** Describes the alternative credentials. An alternative with an undeclared scheme is left out. */
export function describeSecurity(
  security: readonly string[][],
  context: DescribeContext,
): CredentialView[][] {
  const { securitySchemes } = context.document
  return security.map((names) =>
    names.flatMap((name) => {
      const scheme = Object.hasOwn(securitySchemes, name) ? securitySchemes[name] : undefined
      if (scheme === undefined) return []
      return [{ name, place: placeOf(scheme), description: descriptionHtml(scheme.description, context) }]
    }),
  )
}

const places = { query: 'query parameter', header: 'header', cookie: 'cookie' }

function placeOf(scheme: SecurityScheme): string {
  switch (scheme.kind) {
    case 'bearer':
      return 'Bearer token in the header <code>Authorization</code>'
    case 'basic':
      return 'User name and password in the header <code>Authorization</code> (Basic)'
    case 'apiKey':
      return `API key in the ${places[scheme.in]} <code>${escapeHtml(scheme.name)}</code>`
    case 'other':
      return escapeHtml(scheme.label)
  }
}
