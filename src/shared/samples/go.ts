import type { SampleBody, SampleRequest } from '../api/request-spec.ts'
import { bodyTextOf } from '../api/request-text.ts'
import { quoteLikeJson as quote, writeJson } from './literals.ts'
import { headersOf } from './request-parts.ts'
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
      ...packagesOf(request).map((name) => `\t"${name}"`),
      ')',
      '',
      'func main() {',
      ...queryOf(request),
      ...(request.body === undefined ? [] : [`\tbody := strings.NewReader(${bodyOf(request.body)})`]),
      `\treq, err := http.NewRequest(${quote(request.method)}, ${addressOf(request)}, ${request.body === undefined ? 'nil' : 'body'})`,
      ...stopOnError,
      ...headersOf(request).map(([name, value]) => `\treq.Header.Set(${quote(name)}, ${quote(value)})`),
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

const packagesOf = ({ query, body }: SampleRequest): string[] => [
  'fmt',
  'io',
  'log',
  'net/http',
  ...(query.length === 0 ? [] : ['net/url']),
  ...(body === undefined ? [] : ['strings']),
  'time',
]

function queryOf({ query }: SampleRequest): string[] {
  if (query.length === 0) return []
  const lines = query.map(([name, value]) => `\tquery.Add(${quote(name)}, ${quote(value)})`)
  return ['\tquery := url.Values{}', ...lines, '']
}

const addressOf = ({ url, query }: SampleRequest): string =>
  query.length === 0 ? quote(url) : `${quote(`${url}?`)}+query.Encode()`

/** Formats JSON as a raw string in backticks. A backtick can only occur inside its strings, where it is escaped. */
const bodyOf = (body: SampleBody): string =>
  body.kind === 'json' ? `\`${writeJson(body.value).replaceAll('`', '\\u0060')}\`` : quote(bodyTextOf(body))
