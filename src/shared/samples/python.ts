import type { SampleBody, SamplePart, SampleRequest } from '../api/request-spec.ts'
import { isPlainBlock, type LiteralSyntax, quoteLikeJson as quote, writeLiteral } from './literals.ts'
import { groupByName, listHeaders } from './request-parts.ts'
import type { SampleLanguage } from './sample-language.ts'

const syntax: LiteralSyntax = {
  quote,
  constants: { null: 'None', true: 'True', false: 'False' },
  list: ['[', ']'],
  object: ['{', '}'],
  padding: '',
  key: (name) => `${quote(name)}: `,
  indent: '    ',
  hasTrailingComma: true,
}

/** Methods with their own function in `requests`. */
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']

export const python: SampleLanguage = {
  id: 'python',
  label: 'Python',
  tokens: { keywords: ['import', 'from', 'def', 'return', 'for', 'in', 'if', 'not'], comment: '#' },
  write(request) {
    const { method, url, query } = request
    const body = normalizeBody(request)
    const isKnown = methods.includes(method)
    const headers = listHeaders({ ...request, body }, ['json', 'form'])
    const named: [string, unknown][] = [
      ['params', groupByName(query)],
      ['headers', Object.fromEntries(headers)],
    ]
    const values = [
      ...(isKnown ? [] : [quote(method)]),
      quote(url),
      ...named
        .filter(([, value]) => Object.keys(value ?? {}).length > 0)
        .map(([name, value]) => `${name}=${writeLiteral(value, syntax, '    ')}`),
      ...(body === undefined ? [] : [formatBody(body)]),
      ...(request.hasCertificate === true ? ['cert=("client.pem", "client.key")'] : []),
      'timeout=30',
    ]
    return [
      'import requests',
      '',
      `response = requests.${isKnown ? method.toLowerCase() : 'request'}(`,
      ...values.map((value) => `    ${value},`),
      ')',
      'response.raise_for_status()',
      `print(${formatResponse(request)})`,
    ].join('\n')
  },
}

function formatResponse({ method, hasJsonResponse }: SampleRequest): string {
  if (method === 'HEAD') return 'response.headers'
  return hasJsonResponse === true ? 'response.json()' : 'response.text'
}

/** Replaces a JSON body of `null`, because `json=None` would send no body. */
const normalizeBody = ({ body }: SampleRequest): SampleBody | undefined =>
  body?.kind === 'json' && body.value === null ? { kind: 'text', text: 'null' } : body

function formatBody(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      return `json=${writeLiteral(body.value, syntax, '    ')}`
    case 'form':
      return `data=${writeLiteral(groupByName(body.fields), syntax, '    ')}`
    case 'text':
      return `data=${isPlainBlock(body.text) ? `"""${body.text}"""` : quote(body.text)}.encode()`
    case 'multipart':
      return ['files=[', ...body.parts.map((part) => `        ${formatPart(part)},`), '    ]'].join('\n')
    case 'file':
      return `data=${openFile(body.file)}`
  }
}

const openFile = (file: string): string => `open(${quote(file)}, "rb")`

/** Formats a part. Without `None` as its file name, the library would send text as a file. */
function formatPart(part: SamplePart): string {
  const content = part.kind === 'text' ? ['None', quote(part.value)] : [quote(part.file), openFile(part.file)]
  const type = part.contentType === undefined ? [] : [quote(part.contentType)]
  return `(${quote(part.name)}, (${[...content, ...type].join(', ')}))`
}
