import type { SampleBody, SamplePart, SampleRequest } from '../api/request-spec.ts'
import { formatBodyText } from '../api/request-text.ts'
import { isPlainBlock, quoteLikeJson as quote, writeJson } from './literals.ts'
import { formatDisposition } from './multipart.ts'
import { listHeaders } from './request-parts.ts'
import type { SampleLanguage } from './sample-language.ts'

export const go: SampleLanguage = {
  id: 'go',
  label: 'Go',
  tokens: {
    keywords: ['package', 'import', 'func', 'if', 'defer', 'return', 'nil', 'for', 'range'],
    comment: '//',
  },
  write(request) {
    const { body } = request
    const target = `${quote(request.method)}, ${formatAddress(request)}, ${formatReader(body)}`
    return [
      'package main',
      '',
      'import (',
      ...listPackages(request).map((name) => `\t"${name}"`),
      ')',
      '',
      'func main() {',
      ...formatQuery(request),
      ...(body === undefined ? [] : setBody(body)),
      `\treq, err := http.NewRequest(${target})`,
      ...stopOnError,
      ...listHeaders(request).map(([name, value]) => `\treq.Header.Set(${quote(name)}, ${quote(value)})`),
      ...(body?.kind === 'multipart' ? ['\treq.Header.Set("Content-Type", form.FormDataContentType())'] : []),
      '',
      ...createClient(request),
      '\tresp, err := client.Do(req)',
      ...stopOnError,
      '\tdefer resp.Body.Close()',
      '',
      '\tanswer, err := io.ReadAll(resp.Body)',
      ...stopOnError,
      '\tif resp.StatusCode >= 400 {',
      '\t\tlog.Fatalf("%s: %s", resp.Status, answer)',
      '\t}',
      '\tfmt.Println(string(answer))',
      '}',
      ...(body?.kind === 'multipart' ? writeHelpers(body.parts) : []),
    ].join('\n')
  },
}

const stopOnError = ['\tif err != nil {', '\t\tlog.Fatal(err)', '\t}']

const listPackages = ({ query, body, hasCertificate = false }: SampleRequest): string[] =>
  [
    'fmt',
    'io',
    'log',
    'net/http',
    'time',
    ...(hasCertificate ? ['crypto/tls'] : []),
    ...(query.length === 0 ? [] : ['net/url']),
    ...listBodyPackages(body),
  ].sort()

function listBodyPackages(body: SampleBody | undefined): string[] {
  switch (body?.kind) {
    case undefined:
      return []
    case 'file':
      return ['bytes', 'os']
    case 'multipart':
      return [
        'bytes',
        'mime/multipart',
        ...(body.parts.some(hasOwnHeaders) ? ['net/textproto'] : []),
        ...(body.parts.some(isFile) ? ['os'] : []),
        ...(body.parts.some((part) => hasOwnHeaders(part) && !isFile(part)) ? ['strings'] : []),
      ]
    default:
      return ['strings']
  }
}

function createClient({ hasCertificate }: SampleRequest): string[] {
  if (hasCertificate !== true) return ['\tclient := &http.Client{Timeout: 30 * time.Second}']
  return [
    '\tcertificate, err := tls.LoadX509KeyPair("client.pem", "client.key")',
    ...stopOnError,
    '\ttransport := &http.Transport{TLSClientConfig: &tls.Config{Certificates: []tls.Certificate{certificate}}}',
    '\tclient := &http.Client{Timeout: 30 * time.Second, Transport: transport}',
  ]
}

function formatReader(body: SampleBody | undefined): string {
  switch (body?.kind) {
    case undefined:
      return 'nil'
    case 'file':
      return 'bytes.NewReader(body)'
    case 'multipart':
      return '&body'
    default:
      return 'body'
  }
}

function setBody(body: SampleBody): string[] {
  switch (body.kind) {
    case 'file':
      return [`\tbody, err := os.ReadFile(${quote(body.file)})`, ...stopOnError]
    case 'multipart':
      return [
        '\tvar body bytes.Buffer',
        '\tform := multipart.NewWriter(&body)',
        ...body.parts.map((part) => `\t${formatPart(part)}`),
        '\tform.Close()',
        '',
      ]
    default:
      return [`\tbody := strings.NewReader(${formatBody(body)})`]
  }
}

const isFile = ({ kind }: SamplePart): boolean => kind === 'file'
const hasOwnHeaders = (part: SamplePart): boolean => isFile(part) || part.contentType !== undefined

function formatPart(part: SamplePart): string {
  if (part.kind === 'text' && part.contentType === undefined)
    return `form.WriteField(${quote(part.name)}, ${quote(part.value)})`
  const type = part.contentType ?? 'application/octet-stream'
  const content =
    part.kind === 'file' ? `openFile(${quote(part.file)})` : `strings.NewReader(${quote(part.value)})`
  return `addPart(form, ${quote(formatDisposition(part))}, ${quote(type)}, ${content})`
}

/** Writes the functions that the parts call. Go's own function for files allows no other content type. */
const writeHelpers = (parts: readonly SamplePart[]): string[] => [
  ...(parts.some(hasOwnHeaders)
    ? [
        '',
        'func addPart(form *multipart.Writer, disposition, mediaType string, content io.Reader) {',
        '\tpart, err := form.CreatePart(textproto.MIMEHeader{',
        '\t\t"Content-Disposition": {disposition},',
        '\t\t"Content-Type":        {mediaType},',
        '\t})',
        ...stopOnError,
        '\tif _, err := io.Copy(part, content); err != nil {',
        '\t\tlog.Fatal(err)',
        '\t}',
        '}',
      ]
    : []),
  ...(parts.some(isFile)
    ? [
        '',
        'func openFile(name string) *os.File {',
        '\tfile, err := os.Open(name)',
        ...stopOnError,
        '\treturn file',
        '}',
      ]
    : []),
]

function formatQuery({ query }: SampleRequest): string[] {
  if (query.length === 0) return []
  const lines = query.map(([name, value]) => `\tquery.Add(${quote(name)}, ${quote(value)})`)
  return ['\tquery := url.Values{}', ...lines, '']
}

const formatAddress = ({ url, query }: SampleRequest): string =>
  query.length === 0 ? quote(url) : `${quote(`${url}?`)}+query.Encode()`

/** Formats JSON as a raw string in backticks. A backtick can only occur inside its strings, where it is escaped. */
function formatBody(body: SampleBody): string {
  if (body.kind === 'json') return `\`${writeJson(body.value).replaceAll('`', '\\u0060')}\``
  const text = formatBodyText(body)
  return isPlainBlock(text) ? `\`${text}\`` : quote(text)
}
