import type { SampleRequest } from '../../../shared/reference/request-spec.ts'
import { highlightSample } from '../../../shared/samples/highlight-sample.ts'
import { sampleLanguages } from '../../../shared/samples/languages.ts'
import { type CodeToken, readTokens } from './token-html.ts'

/** Writes all samples of an operation anew, for this request. */
export function writeSamples(operation: ParentNode, request: SampleRequest): void {
  for (const language of sampleLanguages) {
    const code = operation.querySelector(`[data-sample="${language.id}"] code`)
    if (code === null) continue
    const html = highlightSample(language.write(request), language.tokens)
    code.replaceChildren(...readTokens(html).map(nodeOf))
  }
}

function nodeOf({ className, text }: CodeToken): Node {
  if (className === undefined) return document.createTextNode(text)
  const span = document.createElement('span')
  span.className = className
  span.textContent = text
  return span
}
