import type { SampleBody, SamplePart, SampleRequest } from '../api/request-spec.ts'
import { formatForm, formatUrl } from '../api/request-text.ts'
import { isPlainBlock, type LiteralSyntax, quoteSingle, writeLiteral } from './literals.ts'
import { listBodyPieces, multipartType } from './multipart.ts'
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
  if (isWrittenOut(body)) headers.push(`Content-Type: ${multipartType}`)
  return [
    'CURLOPT_RETURNTRANSFER => true',
    ...(method === 'HEAD' ? ['CURLOPT_NOBODY => true', 'CURLOPT_HEADER => true'] : []),
    ...(method === 'HEAD' || (method === 'GET' && body === undefined)
      ? []
      : [`CURLOPT_CUSTOMREQUEST => ${quote(method)}`]),
    ...(headers.length === 0 ? [] : [`CURLOPT_HTTPHEADER => ${joinLines(headers)}`]),
    ...(request.hasCertificate === true
      ? ["CURLOPT_SSLCERT => 'client.pem'", "CURLOPT_SSLKEY => 'client.key'"]
      : []),
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
      return isPlainBlock(body.text) ? `'${body.text.replaceAll("'", "\\'")}'` : quote(body.text)
    case 'multipart':
      return isWrittenOut(body) ? writeOut(body.parts) : formatParts(body.parts)
    case 'file':
      return readFile(body.file)
  }
}

const readFile = (file: string): string => `file_get_contents(${quote(file)})`

/** An array has no place for parts with the same name. */
const isWrittenOut = (body: SampleBody | undefined): boolean =>
  body?.kind === 'multipart' && hasRepeatedName(body.parts.map(({ name }) => [name, '']))

const writeOut = (parts: readonly SamplePart[]): string =>
  listBodyPieces(parts)
    .map((piece) => (piece.kind === 'text' ? quote(piece.text) : readFile(piece.file)))
    .join('\n        . ')

const formatParts = (parts: readonly SamplePart[]): string =>
  ['[', ...parts.map((part) => `        ${quote(part.name)} => ${formatPart(part)},`), '    ]'].join('\n')

function formatPart(part: SamplePart): string {
  const { name, contentType } = part
  if (part.kind === 'file')
    return `new CURLFile(${[part.file, ...(contentType === undefined ? [] : [contentType])].map(quote).join(', ')})`
  if (contentType === undefined) return quote(part.value)
  return `new CURLStringFile(${[part.value, name, contentType].map(quote).join(', ')})`
}
