import type { SampleBody, SamplePart, SampleRequest } from '../api/request-spec.ts'
import { encodeUrlPart, formatUrl } from '../api/request-text.ts'
import { writeJson } from './literals.ts'
import { listHeaders } from './request-parts.ts'
import type { SampleLanguage } from './sample-language.ts'

/** Quotes a word for a POSIX shell. Inside single quotes, only the closing quote is special. */
const quoteShellWord = (text: string): string =>
  text.includes('\r')
    ? `$'${text.replace(/[\\']/g, '\\$&').replaceAll('\r', '\\r')}'`
    : `'${text.replaceAll("'", "'\\''")}'`

export const curl: SampleLanguage = {
  id: 'curl',
  label: 'cURL',
  tokens: { keywords: [], comment: '#', commands: ['curl'], hasPlainSingleQuotes: true },
  write(request) {
    const url = quoteShellWord(formatUrl(request))
    const method = formatMethod(request)
    const lines = [
      ...(method === undefined ? [`curl ${url}`] : [`curl ${method}`, `--url ${url}`]),
      ...listHeaders(request, ['form']).map((header) => `--header ${quoteShellWord(formatHeader(header))}`),
      ...(request.hasCertificate === true ? ['--cert client.pem --key client.key'] : []),
      ...(request.body === undefined ? [] : formatBody(request.body)),
    ]
    return lines.join(' \\\n  ')
  },
}

function formatMethod({ method, body }: SampleRequest): string | undefined {
  if (method === 'HEAD') return '--head'
  if (method === 'GET' && body === undefined) return undefined
  return `--request ${/^[A-Za-z]+$/.test(method) ? method : quoteShellWord(method)}`
}

/** Formats a header. `Name:` would remove one of curl's own headers; `Name;` sends it empty. */
const formatHeader = ([name, value]: [string, string]): string =>
  value === '' ? `${name};` : `${name}: ${value}`

function formatBody(body: SampleBody): string[] {
  switch (body.kind) {
    case 'json':
      return [`--data ${quoteShellWord(writeJson(body.value)).replaceAll('\n', '\n  ')}`]
    case 'form':
      return body.fields.map(
        ([name, value]) => `--data-urlencode ${quoteShellWord(`${encodeUrlPart(name)}=${value}`)}`,
      )
    case 'text':
      // `--data` would read a file if the text starts with `@`, and would drop its line breaks.
      return [`--data-raw ${quoteShellWord(body.text)}`]
    case 'multipart':
      return body.parts.map(formatPart)
    case 'file':
      return [`--data-binary ${quoteShellWord(`@${body.file}`)}`]
  }
}

/** Formats a part. `--form` would read a file for `@` and `<`, and would end the value at a semicolon. */
function formatPart(part: SamplePart): string {
  const type = part.contentType === undefined ? '' : `;type=${part.contentType}`
  if (part.kind === 'file') return `--form ${quoteShellWord(`${part.name}=@${part.file}${type}`)}`
  const { name, value } = part
  if (type !== '') {
    const quotedValue = `"${value.replace(/["\\]/g, '\\$&')}"`
    return `--form ${quoteShellWord(`${name}=${quotedValue}${type}`)}`
  }
  return `${/^[@<"]|;/.test(value) ? '--form-string' : '--form'} ${quoteShellWord(`${name}=${value}`)}`
}
