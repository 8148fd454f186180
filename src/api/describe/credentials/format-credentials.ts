import type { SecurityScheme } from '../../../shared/api/security/security-scheme.ts'
import { formatCodeSpan } from '../../../shared/text/escape-markdown.ts'
import type { DescribeContext } from '../describe-context.ts'
import { describeScheme, listTokenSources } from './describe-credentials.ts'

/**
 * Formats the chapter of a document about its credentials, as Markdown: how each is sent, where a token comes from, and
 * all scopes. Operations name only what they require.
 */
export function formatCredentials({ document, texts }: Pick<DescribeContext, 'document' | 'texts'>): string {
  const schemes = Object.entries(document.securitySchemes)
  if (schemes.length === 0) return ''
  return [
    `# ${texts.messages.apiCredentials}`,
    ...schemes.flatMap(([name, scheme]) => [
      `## ${formatCodeSpan(name)}`,
      describeScheme(name, scheme, texts).replace(/<\/?code>/g, '`'),
      scheme.description,
      ...listTokenSources(scheme, texts).map(formatSource),
      formatScopes(scheme),
    ]),
  ]
    .filter((block) => block !== '')
    .join('\n\n')
}

function formatSource({ title, urls }: ReturnType<typeof listTokenSources>[number]): string {
  const lines = urls.map(({ label, url }) => `- ${[label, formatCodeSpan(url)].filter(Boolean).join(': ')}`)
  return [`${title}:`, lines.join('\n')].filter((block) => block !== '').join('\n\n')
}

/** A scope that several flows have is listed once. */
function formatScopes({ flows }: SecurityScheme): string {
  const scopes = new Map(flows.flatMap((flow) => Object.entries(flow.scopes)))
  const lines = [...scopes].map(([name, text]) => {
    const meaning = text.replace(/\s+/g, ' ').trim()
    return `- ${formatCodeSpan(name)}${meaning === '' ? '' : `: ${meaning}`}`
  })
  return lines.join('\n')
}
