import type { SampleBody, SampleRequest } from '../api/request-spec.ts'
import { formatForm, formatUrl } from '../api/request-text.ts'
import { type LiteralSyntax, quoteSingle, writeLiteral } from './literals.ts'
import { groupByName, hasRepeatedName, listHeaders } from './request-parts.ts'
import type { SampleLanguage } from './sample-language.ts'

const quote = (text: string): string => quoteSingle(text, '$')

const syntax: LiteralSyntax = {
  quote,
  constants: { null: 'null', true: 'true', false: 'false' },
  list: ['[', ']'],
  object: ['[', ']'],
  padding: '',
  // An array without names, or with numeric ones, would become a list in JSON.
  wrap: (object, names) =>
    names.length === 0
      ? 'new stdClass()'
      : names.every((name) => /^\d+$/.test(name))
        ? `(object) ${object}`
        : object,
  key: (name) => `${quote(name)} => `,
  indent: '    ',
  hasTrailingComma: true,
}

export const php: SampleLanguage = {
  id: 'php',
  label: 'PHP',
  tokens: {
    keywords: ['if', 'throw', 'new', 'object'],
    comment: '//',
    commands: ['echo'],
  },
  write(request) {
    const { url, query } = request
    // http_build_query() would number the values of a repeated name.
    const isPlain = query.length === 0 || hasRepeatedName(query)
    return [
      '<?php',
      '',
      ...(isPlain ? [] : [`$query = http_build_query(${writeLiteral(groupByName(query), syntax)});`]),
      `$curl = curl_init(${isPlain ? quote(formatUrl(request)) : `${quote(`${url}?`)} . $query`});`,
      'curl_setopt_array($curl, [',
      ...listOptions(request).map((line) => `    ${line},`),
      ']);',
      '',
      '$answer = curl_exec($curl);',
      'if ($answer === false) {',
      '    throw new RuntimeException(curl_error($curl));',
      '}',
      '$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);',
      'if ($status >= 400) {',
      '    throw new RuntimeException("$status: $answer");',
      '}',
      'echo $answer, PHP_EOL;',
    ].join('\n')
  },
}

function listOptions(request: SampleRequest): string[] {
  const { method, body } = request
  const headers = listHeaders(request, ['form']).map(([name, value]) =>
    value === '' ? `${name};` : `${name}: ${value}`,
  )
  return [
    'CURLOPT_RETURNTRANSFER => true',
    ...(method === 'HEAD' ? ['CURLOPT_NOBODY => true', 'CURLOPT_HEADER => true'] : []),
    ...(method === 'HEAD' || (method === 'GET' && body === undefined)
      ? []
      : [`CURLOPT_CUSTOMREQUEST => ${quote(method)}`]),
    ...(headers.length === 0 ? [] : [`CURLOPT_HTTPHEADER => ${joinLines(headers)}`]),
    ...(body === undefined ? [] : [`CURLOPT_POSTFIELDS => ${formatBody(body)}`]),
  ]
}

/** Writes one header per line, even if they are short. */
const joinLines = (headers: string[]): string =>
  ['[', ...headers.map((header) => `        ${quote(header)},`), '    ]'].join('\n')

function formatBody(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      return `json_encode(${writeLiteral(body.value, syntax, '    ')}, JSON_THROW_ON_ERROR)`
    case 'form':
      return hasRepeatedName(body.fields)
        ? quote(formatForm(body.fields))
        : `http_build_query(${writeLiteral(groupByName(body.fields), syntax, '    ')})`
    case 'text':
      return quote(body.text)
  }
}
