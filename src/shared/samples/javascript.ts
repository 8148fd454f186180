import type { SampleBody, SampleRequest } from '../api/request-spec.ts'
import { type LiteralSyntax, quoteLikeJson, writeLiteral } from './literals.ts'
import { groupByName, hasRepeatedName, listHeaders } from './request-parts.ts'
import type { SampleLanguage } from './sample-language.ts'

const quote = (text: string): string => quoteLikeJson(text, "'")

const syntax: LiteralSyntax = {
  quote,
  constants: { null: 'null', true: 'true', false: 'false' },
  list: ['[', ']'],
  object: ['{', '}'],
  padding: ' ',
  key: (name) => `${formatKey(name)}: `,
  indent: '  ',
  hasTrailingComma: true,
}

/** Formats a key. A plain `__proto__` would set the prototype. */
function formatKey(name: string): string {
  if (name === '__proto__') return "['__proto__']"
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name)
}

export const javascript: SampleLanguage = {
  id: 'javascript',
  label: 'JavaScript',
  tokens: {
    keywords: ['const', 'await', 'new', 'if', 'throw', 'for', 'of', 'return', 'import'],
    comment: '//',
  },
  write(request) {
    const { url, query } = request
    const options = listOptions(request)
    const address = query.length === 0 ? quote(url) : `${quote(`${url}?`)} + query`
    return [
      ...(query.length === 0 ? [] : [`const query = ${formatParameters(query)};`, '']),
      options.length === 0
        ? `const response = await fetch(${address});`
        : [`const response = await fetch(${address}, {`, ...options.map((line) => `  ${line},`), '});'].join(
            '\n',
          ),
      'if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);',
      ...formatResponse(request),
    ].join('\n')
  },
}

function listOptions(request: SampleRequest): string[] {
  const headers = listHeaders(request, ['form'])
  return [
    ...(request.method === 'GET' ? [] : [`method: ${quote(request.method)}`]),
    ...(headers.length === 0 ? [] : [`headers: ${writeLiteral(Object.fromEntries(headers), syntax, '  ')}`]),
    ...(request.body === undefined ? [] : [`body: ${formatBody(request.body)}`]),
  ]
}

/** Prefers an object, which is easier to read. Only pairs can repeat a name. */
function formatParameters(pairs: [string, string][], margin = ''): string {
  const value = hasRepeatedName(pairs) ? pairs : groupByName(pairs)
  return `new URLSearchParams(${writeLiteral(value, syntax, margin)})`
}

function formatBody(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      return `JSON.stringify(${writeLiteral(body.value, syntax, '  ')})`
    case 'form':
      return formatParameters(body.fields, '  ')
    case 'text':
      return quote(body.text)
  }
}

function formatResponse({ method, hasJsonResponse }: SampleRequest): string[] {
  if (method === 'HEAD') return ['console.log(Object.fromEntries(response.headers));']
  if (hasJsonResponse !== true) return ['console.log(await response.text());']
  return ['const answer = await response.json();', 'console.log(JSON.stringify(answer, null, 2));']
}
