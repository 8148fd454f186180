import type { OutsideLink } from '../../shared/api/api-document.ts'
import type { ServerView } from '../../shared/api/operation-view.ts'
import type { ApiIndexView } from '../../shared/api/pages/api-index.ts'
import { escapeMarkdown, formatCodeSpan } from '../../shared/text/escape-markdown.ts'

const titles: Record<OutsideLink['kind'], string> = {
  contact: 'Contact',
  license: 'License',
  terms: 'Terms of service',
  documentation: 'More',
}

/** Formats what an API's document says about the API as a whole: its servers, version, contact, license, and terms. */
export function formatApiFacts({
  servers,
  links,
  version,
}: Pick<ApiIndexView, 'servers' | 'links' | 'version'>): string[] {
  const described = servers.filter(({ url }) => url !== '').map(formatServer)
  const lines = [
    ...(version === '' ? [] : [`- Version: ${escapeMarkdown(version)}`]),
    ...links.map((link) => `- ${titles[link.kind]}: ${formatLink(link)}`),
  ]
  return [
    ...(described.length === 0 ? [] : ['## Servers', described.join('\n')]),
    ...(lines.length === 0 ? [] : ['## About the API', lines.join('\n')]),
  ]
}

function formatServer({ url, template, description, variables = [] }: ServerView): string {
  const lines = variables.map(({ name, default: value, values, description: text }) => {
    const allowed = values.length > 1 ? [`One of ${values.map(formatCodeSpan).join(', ')}.`] : []
    const facts = [text, `Default: ${formatCodeSpan(value)}.`, ...allowed]
    return `  - ${formatCodeSpan(name)}: ${facts.filter(Boolean).join(' ')}`
  })
  const title = `- ${formatCodeSpan(template ?? url)}${description === '' ? '' : `: ${description}`}`
  return [title, ...lines].join('\n')
}

const formatLink = ({ text, url }: OutsideLink): string =>
  url === undefined ? escapeMarkdown(text) : `[${escapeMarkdown(text || url, { isLabel: true })}](${url})`
