import { formatCodeFence } from '../../../../shared/text/escape-markdown.ts'
import { type PageElement, readTextAttribute } from '../elements/page-element.ts'
import type { PageConversion } from '../page-conversion.ts'
import { evaluateExpression } from './evaluate-expression.ts'

/** Formats the attributes of a lost component that have several lines, such as the query of an editor, as code with their names. */
export function formatCodeValues({ node, tag }: PageElement, conversion: PageConversion): string {
  const { text } = conversion.edits
  const indent = text.slice(text.lastIndexOf('\n', node.start - 1) + 1, node.start)
  if (indent.trim() !== '') return ''
  const language = readTextAttribute(tag, ['language', 'lang'], conversion)
  return tag.attributes
    .flatMap(({ name = '', text: plain, code }) => {
      const value = plain ?? (code === undefined ? undefined : evaluateExpression(code, conversion))
      if (typeof value !== 'string' || !value.trim().includes('\n')) return []
      const fence = formatCodeFence({ code: removeIndent(value), language: language ?? guessLanguage(value) })
      return [
        `\n\n${fence.replace('\n', ` title=${JSON.stringify(name)}\n`)}`.replaceAll('\n', `\n${indent}`),
      ]
    })
    .join('')
}

function guessLanguage(code: string): string {
  try {
    JSON.parse(code)
    return 'json'
  } catch {
    if (/^\s*(?:(?:query|mutation|subscription|fragment)\b|\{\s*\w+\s*[({])/.test(code)) return 'graphql'
    return /^\s*[[{][\s\S]*"\s*:/.test(code) ? 'json' : 'text'
  }
}

/** Removes what all lines start with, and empty lines around them. */
function removeIndent(code: string): string {
  const lines = code.replace(/^(?:[ \t]*\n)+|\s+$/g, '').split('\n')
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/))
  return lines.map((line) => line.slice(Math.min(...indents))).join('\n')
}
