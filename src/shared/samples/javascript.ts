import type { SampleBody, SamplePart, SampleRequest } from '../api/request-spec.ts'
import { isPlainBlock, type LiteralSyntax, quoteLikeJson, writeLiteral } from './literals.ts'
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
      ...formatSetup(request),
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

/** Formats the lines before the request: imports, the client certificate, and a form with files. */
function formatSetup({ body, hasCertificate = false }: SampleRequest): string[] {
  const hasFile = body?.kind === 'file' || (body?.kind === 'multipart' && body.parts.some(isFile))
  const fileFunctions = [...(hasFile ? ['openAsBlob'] : []), ...(hasCertificate ? ['readFileSync'] : [])]
  const imports = [
    ...(fileFunctions.length === 0 ? [] : [`import { ${fileFunctions.join(', ')} } from 'node:fs';`]),
    ...(hasCertificate ? ["import { Agent, setGlobalDispatcher } from 'undici';"] : []),
  ]
  const certificate = [
    "const certificate = { cert: readFileSync('client.pem'), key: readFileSync('client.key') };",
    'setGlobalDispatcher(new Agent({ connect: certificate }));',
  ]
  const form =
    body?.kind === 'multipart' ? ['const form = new FormData();', ...body.parts.map(formatPart)] : []
  return [imports, hasCertificate ? certificate : [], form].flatMap((lines) =>
    lines.length === 0 ? [] : [...lines, ''],
  )
}

const isFile = ({ kind }: SamplePart): boolean => kind === 'file'

function formatPart(part: SamplePart): string {
  const { name, contentType } = part
  const type = contentType === undefined ? '' : `, { type: ${quote(contentType)} }`
  if (part.kind === 'file')
    return `form.append(${quote(name)}, await openAsBlob(${quote(part.file)}${type}), ${quote(part.file)});`
  const value = type === '' ? quote(part.value) : `new Blob([${quote(part.value)}]${type})`
  return `form.append(${quote(name)}, ${value});`
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
      return isPlainBlock(body.text) ? `\`${body.text}\`` : quote(body.text)
    case 'multipart':
      return 'form'
    case 'file':
      return `await openAsBlob(${quote(body.file)})`
  }
}

function formatResponse({ method, hasJsonResponse }: SampleRequest): string[] {
  if (method === 'HEAD') return ['console.log(Object.fromEntries(response.headers));']
  if (hasJsonResponse !== true) return ['console.log(await response.text());']
  return ['const answer = await response.json();', 'console.log(JSON.stringify(answer, null, 2));']
}
