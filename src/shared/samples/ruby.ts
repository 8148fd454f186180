import type { SampleBody, SamplePart, SampleRequest } from '../api/request-spec.ts'
import { isPlainBlock, type LiteralSyntax, quoteSingle, writeLiteral } from './literals.ts'
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
    const certificate = request.hasCertificate === true ? ', cert: certificate, key: key' : ''
    return [
      ...(body?.kind === 'json' ? ["require 'json'"] : []),
      "require 'net/http'",
      ...(request.hasCertificate === true ? ["require 'openssl'"] : []),
      '',
      `uri = URI(${quote(url)})`,
      ...(query.length === 0 ? [] : [`uri.query = ${writeForm(query)}`]),
      `request = ${formatNewRequest(request)}`,
      ...listHeaders(request).map(([name, value]) => `request[${quote(name)}] = ${quote(value)}`),
      ...(body === undefined ? [] : setBody(body)),
      ...(request.hasCertificate === true ? loadCertificate : []),
      '',
      `response = Net::HTTP.start(uri.host, uri.port${secure}${certificate}) { |http| http.request(request) }`,
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

const loadCertificate = [
  "certificate = OpenSSL::X509::Certificate.new(File.read('client.pem'))",
  "key = OpenSSL::PKey.read(File.read('client.key'))",
]

const setBody = (body: SampleBody): string[] =>
  body.kind === 'multipart'
    ? [
        'request.set_form([',
        ...body.parts.map((part) => `  ${formatPart(part)},`),
        "], 'multipart/form-data')",
      ]
    : [`request.body = ${formatBody(body)}`]

/** Formats a part. The library sends the content type of text only if it has a file name. */
function formatPart(part: SamplePart): string {
  const type = part.contentType === undefined ? '' : `content_type: ${quote(part.contentType)}`
  if (part.kind === 'file') {
    const options = type === '' ? '' : `, { ${type} }`
    return `[${quote(part.name)}, File.open(${quote(part.file)}, 'rb')${options}]`
  }
  const options = type === '' ? '' : `, { filename: ${quote(part.name)}, ${type} }`
  return `[${quote(part.name)}, ${quote(part.value)}${options}]`
}

function formatBody(body: Exclude<SampleBody, { kind: 'multipart' }>): string {
  switch (body.kind) {
    case 'json':
      return `JSON.generate(${writeLiteral(body.value, syntax)})`
    case 'form':
      return writeForm(body.fields)
    case 'text':
      return isPlainBlock(body.text) ? `'${body.text.replaceAll("'", "\\'")}'` : quote(body.text)
    case 'file':
      return `File.binread(${quote(body.file)})`
  }
}
