import type { SampleBody, SampleRequest } from '../api/request-spec.ts'
import { formatBodyText } from '../api/request-text.ts'
import { quoteLikeJson as quote, writeJson } from './literals.ts'
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
    return [
      'package main',
      '',
      'import (',
      ...listPackages(request).map((name) => `\t"${name}"`),
      ')',
      '',
      'func main() {',
      ...formatQuery(request),
      ...(request.body === undefined ? [] : [`\tbody := strings.NewReader(${formatBody(request.body)})`]),
      `\treq, err := http.NewRequest(${quote(request.method)}, ${formatAddress(request)}, ${request.body === undefined ? 'nil' : 'body'})`,
      ...stopOnError,
      ...listHeaders(request).map(([name, value]) => `\treq.Header.Set(${quote(name)}, ${quote(value)})`),
      '',
      '\tclient := &http.Client{Timeout: 30 * time.Second}',
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
    ].join('\n')
  },
}

const stopOnError = ['\tif err != nil {', '\t\tlog.Fatal(err)', '\t}']

const listPackages = ({ query, body }: SampleRequest): string[] => [
  'fmt',
  'io',
  'log',
  'net/http',
  ...(query.length === 0 ? [] : ['net/url']),
  ...(body === undefined ? [] : ['strings']),
  'time',
]

function formatQuery({ query }: SampleRequest): string[] {
  if (query.length === 0) return []
  const lines = query.map(([name, value]) => `\tquery.Add(${quote(name)}, ${quote(value)})`)
  return ['\tquery := url.Values{}', ...lines, '']
}

const formatAddress = ({ url, query }: SampleRequest): string =>
  query.length === 0 ? quote(url) : `${quote(`${url}?`)}+query.Encode()`

/** Formats JSON as a raw string in backticks. A backtick can only occur inside its strings, where it is escaped. */
const formatBody = (body: SampleBody): string =>
  body.kind === 'json'
    ? `\`${writeJson(body.value).replaceAll('`', '\\u0060')}\``
    : quote(formatBodyText(body))
