import type { SampleBody, SampleRequest } from '../api/request-spec.ts'
import { type LiteralSyntax, quoteSingle, writeLiteral } from './literals.ts'
import { groupByName, listHeaders } from './request-parts.ts'
import type { SampleLanguage } from './sample-language.ts'

/** Quotes text. In double quotes, `#{…}`, `#$…`, and `#@…` are code. */
const quote = (text: string): string => quoteSingle(text, '#')

const syntax: LiteralSyntax = {
  quote,
  constants: { null: 'nil', true: 'true', false: 'false' },
  list: ['[', ']'],
  object: ['{', '}'],
  padding: ' ',
  key: (name) => (/^[A-Za-z_]\w*$/.test(name) ? `${name}: ` : `${quote(name)} => `),
  indent: '  ',
  hasTrailingComma: false,
}

/** Methods with their own class in `Net::HTTP`. */
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE']

export const ruby: SampleLanguage = {
  id: 'ruby',
  label: 'Ruby',
  tokens: {
    keywords: ['do', 'end', 'unless', 'if', 'def', 'nil'],
    comment: '#',
    commands: ['require', 'puts', 'abort'],
  },
  write(request) {
    const { url, query, body } = request
    const secure = url.startsWith('https:') ? ', use_ssl: true' : ''
    return [
      ...(body?.kind === 'json' ? ["require 'json'"] : []),
      "require 'net/http'",
      '',
      `uri = URI(${quote(url)})`,
      ...(query.length === 0 ? [] : [`uri.query = ${writeForm(query)}`]),
      `request = ${formatNewRequest(request)}`,
      ...listHeaders(request).map(([name, value]) => `request[${quote(name)}] = ${quote(value)}`),
      ...(body === undefined ? [] : [`request.body = ${formatBody(body)}`]),
      '',
      `response = Net::HTTP.start(uri.host, uri.port${secure}) { |http| http.request(request) }`,
      'abort "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)',
      request.method === 'HEAD' ? 'puts response.to_hash' : 'puts response.body',
    ].join('\n')
  },
}

function formatNewRequest({ method, body }: SampleRequest): string {
  if (!methods.includes(method))
    return `Net::HTTPGenericRequest.new(${quote(method)}, ${body !== undefined}, true, uri)`
  return `Net::HTTP::${method[0]}${method.slice(1).toLowerCase()}.new(uri)`
}

const writeForm = (pairs: [string, string][]): string =>
  `URI.encode_www_form(${writeLiteral(groupByName(pairs), syntax)})`

function formatBody(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      return `JSON.generate(${writeLiteral(body.value, syntax)})`
    case 'form':
      return writeForm(body.fields)
    case 'text':
      return quote(body.text)
  }
}
