import type { ApiResponse } from '../../shared/api/api-document.ts'
import { getStatusPhrase } from '../../shared/api/http/status-phrases.ts'
import type { ResponseView } from '../../shared/api/operation-view.ts'
import { toLetters } from '../../shared/text/to-letters.ts'
import type { DescribeContext } from './describe-context.ts'
import { describeMediaTypes } from './describe-media-types.ts'
import { describeHeaders } from './describe-parameters.ts'
import { renderDescription } from './render-description.ts'

/** Describes the responses, success first, each group in document order. */
export function describeResponses(
  responses: readonly ApiResponse[],
  context: DescribeContext,
): ResponseView[] {
  const views = responses.map((response) => describeResponse(response, context))
  const isSuccess = ({ kind }: ResponseView): boolean => kind === 'success'
  return [...views.filter(isSuccess), ...views.filter((view) => !isSuccess(view))]
}

function describeResponse(
  { status, description, headers, contents }: ApiResponse,
  context: DescribeContext,
): ResponseView {
  const phrase = getStatusPhrase(status)
  const [first = '', ...others] = description.split('\n\n')
  // Generators write the status and its phrase: "404 Not Found" below "Not found".
  const isRepeated = ['', toLetters(phrase)].includes(toLetters(first).replace(status, ''))
  const html = renderDescription(isRepeated ? others.join('\n\n') : description, context)
  const options = { direction: 'response', anchor: status, description: html } as const
  return {
    status,
    phrase,
    kind: getResponseKind(status),
    description: html,
    headers: describeHeaders(headers, `${status}.header`, context),
    contents: describeMediaTypes(contents, options, context),
  }
}

const kindByFirstDigit: Record<string, ResponseView['kind']> = {
  2: 'success',
  3: 'redirect',
  4: 'client',
  5: 'server',
}

/** Returns the kind of a status. `4XX` is a range. */
const getResponseKind = (status: string): ResponseView['kind'] =>
  (/^[1-5](?:\d\d|XX)$/i.test(status) ? kindByFirstDigit[status.charAt(0)] : undefined) ?? 'other'
