import type { SampleBody } from '../api/request-spec.ts'
import { formatBodyText, formatUrl } from '../api/request-text.ts'
import { quoteLikeJson as quote, writeJson } from './literals.ts'
import { indentRest, listHeaders } from './request-parts.ts'
import type { SampleLanguage } from './sample-language.ts'

export const java: SampleLanguage = {
  id: 'java',
  label: 'Java',
  tokens: {
    keywords: ['import', 'public', 'class', 'static', 'void', 'throws', 'throw', 'var', 'if', 'new'],
    comment: '//',
  },
  write(request) {
    const { method, body } = request
    const publisher = `HttpRequest.BodyPublishers.${body === undefined ? 'noBody()' : 'ofString(body)'}`
    return [
      'import java.io.IOException;',
      'import java.net.URI;',
      'import java.net.http.HttpClient;',
      'import java.net.http.HttpRequest;',
      'import java.net.http.HttpResponse;',
      '',
      'public class Example {',
      '  public static void main(String[] args) throws Exception {',
      ...(body === undefined ? [] : [`    var body = ${formatBody(body)};`]),
      '    var request = HttpRequest.newBuilder()',
      `        .uri(URI.create(${quote(formatUrl(request))}))`,
      ...listHeaders(request).map(([name, value]) => `        .header(${quote(name)}, ${quote(value)})`),
      ...(method === 'GET' && body === undefined ? [] : [`        .method(${quote(method)}, ${publisher})`]),
      '        .build();',
      '    var response = HttpClient.newHttpClient()',
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

/** Formats a body as a text block only if it is multi-line JSON, whose end can't run into the closing quotes. */
function formatBody(body: SampleBody): string {
  const text = body.kind === 'json' ? writeJson(body.value) : formatBodyText(body)
  if (body.kind !== 'json' || !text.includes('\n')) return quote(text)
  const block = text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""')
  return `"""\n        ${indentRest(block, '        ')}"""`
}
