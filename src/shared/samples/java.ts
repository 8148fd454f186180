import type { SampleBody, SampleRequest } from '../api/request-spec.ts'
import { formatBodyText, formatUrl } from '../api/request-text.ts'
import { isPlainBlock, quoteLikeJson as quote, writeJson } from './literals.ts'
import { type BodyPiece, listBodyPieces, multipartType } from './multipart.ts'
import { listHeaders } from './request-parts.ts'
import type { SampleLanguage } from './sample-language.ts'

export const java: SampleLanguage = {
  id: 'java',
  label: 'Java',
  tokens: {
    keywords: ['import', 'public', 'class', 'static', 'void', 'throws', 'throw', 'var', 'if', 'new'],
    comment: '//',
  },
  write(request) {
    const { method, body, hasCertificate = false } = request
    const headers = listHeaders(request)
    if (body?.kind === 'multipart') headers.push(['Content-Type', multipartType])
    return [
      ...listImports(request).map((name) => `import ${name};`),
      '',
      'public class Example {',
      '  public static void main(String[] args) throws Exception {',
      ...(hasCertificate ? createContext : []),
      ...(body === undefined ? [] : [`    var body = ${formatBody(body)};`]),
      '    var request = HttpRequest.newBuilder()',
      `        .uri(URI.create(${quote(formatUrl(request))}))`,
      ...headers.map(([name, value]) => `        .header(${quote(name)}, ${quote(value)})`),
      ...(method === 'GET' && body === undefined
        ? []
        : [`        .method(${quote(method)}, ${formatPublisher(body)})`]),
      '        .build();',
      `    var response = ${hasCertificate ? 'HttpClient.newBuilder().sslContext(context).build()' : 'HttpClient.newHttpClient()'}`,
      '        .send(request, HttpResponse.BodyHandlers.ofString());',
      '    if (response.statusCode() >= 400) {',
      '      throw new IOException(response.statusCode() + ": " + response.body());',
      '    }',
      '    System.out.println(response.body());',
      '  }',
      '}',
    ].join('\n')
  },
}

const listImports = ({ body, hasCertificate = false }: SampleRequest): string[] =>
  [
    'java.io.IOException',
    'java.net.URI',
    'java.net.http.HttpClient',
    'java.net.http.HttpRequest',
    'java.net.http.HttpResponse',
    ...(body?.kind === 'file' || body?.kind === 'multipart' ? ['java.nio.file.Path'] : []),
    ...(hasCertificate
      ? [
          'java.io.File',
          'java.security.KeyStore',
          'javax.net.ssl.KeyManagerFactory',
          'javax.net.ssl.SSLContext',
        ]
      : []),
  ].sort()

/** Java reads certificate and key from one file. */
const createContext = [
  '    var password = "YOUR_KEY_PASSWORD".toCharArray();',
  '    var keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());',
  '    keys.init(KeyStore.getInstance(new File("client.p12"), password), password);',
  '    var context = SSLContext.getInstance("TLS");',
  '    context.init(keys.getKeyManagers(), null, null);',
]

const publishers = 'HttpRequest.BodyPublishers'

function formatPublisher(body: SampleBody | undefined): string {
  if (body === undefined) return `${publishers}.noBody()`
  return body.kind === 'multipart' || body.kind === 'file' ? 'body' : `${publishers}.ofString(body)`
}

function formatBody(body: SampleBody): string {
  switch (body.kind) {
    case 'multipart':
      return `${publishers}.concat(\n        ${listBodyPieces(body.parts).map(formatPiece).join(',\n        ')})`
    case 'file':
      return formatPiece(body)
    default:
      return formatText(body)
  }
}

const formatPiece = (piece: BodyPiece): string =>
  piece.kind === 'text'
    ? `${publishers}.ofString(${quote(piece.text)})`
    : `${publishers}.ofFile(Path.of(${quote(piece.file)}))`

/** Formats a body as a text block only if it has several lines whose end can't run into the closing quotes. */
function formatText(body: SampleBody): string {
  const text = body.kind === 'json' ? writeJson(body.value) : formatBodyText(body)
  if (body.kind === 'json' ? !text.includes('\n') : !isPlainBlock(text)) return quote(text)
  const block = text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""')
  return `"""\n        ${block.replaceAll('\n', '\n        ')}"""`
}
