import { createExampleRequest } from '../../../shared/api/create-request.ts'
import type { RequestSpec, SampleRequest } from '../../../shared/api/request-spec.ts'
import { highlightSample } from '../../../shared/samples/highlight-sample.ts'
import { sampleLanguages } from '../../../shared/samples/sample-languages.ts'
import { type CodeToken, readTokens } from '../try-it/token-html.ts'

/** Requests that readers have filled in, by operation. */
const enteredRequests = new WeakMap<Element, SampleRequest>()

/** Writes the sample of an operation in a language: the request that the reader has filled in, or the example. */
export function writeSample(panel: HTMLElement, id: string): void {
  const language = sampleLanguages.find((candidate) => candidate.id === id)
  const operation = panel.closest('[data-operation]')
  const [block, code] = [panel.querySelector<HTMLElement>('.code-block'), panel.querySelector('code')]
  if (language === undefined || operation === null || block === null || code === null) return
  const request = enteredRequests.get(operation) ?? readExampleRequest(operation)
  if (request === undefined) return
  const html = highlightSample(language.write(request), language.tokens)
  code.replaceChildren(...readTokens(html).map(createNode))
  panel.dataset.sample = id
  block.dataset.language = id
}

/** Makes the samples of an operation follow a request from now on. */
export function setSampleRequest(operation: Element, request: SampleRequest): void {
  enteredRequests.set(operation, request)
  const panel = operation.querySelector<HTMLElement>('[data-sample]')
  if (panel?.dataset.sample !== undefined) writeSample(panel, panel.dataset.sample)
}

/** Reads the example request from the form to try an operation, which has all its values. */
function readExampleRequest(operation: Element): SampleRequest | undefined {
  const props = operation.querySelector<HTMLElement>('[data-island="TryIt"]')?.dataset.props
  if (props === undefined) return undefined
  const { request }: { request: RequestSpec } = JSON.parse(props)
  return createExampleRequest(request)
}

function createNode({ className, text }: CodeToken): Node {
  if (className === undefined) return document.createTextNode(text)
  const span = document.createElement('span')
  span.className = className
  span.textContent = text
  return span
}
