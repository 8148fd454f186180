import { createExampleRequest } from '../../../shared/api/create-request.ts'
import { chooseRequest } from '../../../shared/api/request-choice.ts'
import type { RequestSpec, SampleRequest } from '../../../shared/api/request-spec.ts'
import { highlightSample } from '../../../shared/samples/highlight-sample.ts'
import { sampleLanguages } from '../../../shared/samples/sample-languages.ts'
import { type CodeToken, readCodeTokens } from '../try-it/read-code-tokens.ts'
import { getRequestChoice } from '../try-it/try-it-session.ts'

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
  code.replaceChildren(...readCodeTokens(html).map(createNode))
  panel.dataset.sample = id
  block.dataset.language = id
}

/** Makes the samples of an operation follow a request from now on. */
export function setSampleRequest(operation: Element, request: SampleRequest): void {
  enteredRequests.set(operation, request)
  rewriteSample(operation)
}

/** Writes the sample of an operation again, in the language that it has. */
export function rewriteSample(operation: Element): void {
  const panel = operation.querySelector<HTMLElement>('[data-sample]')
  if (panel?.dataset.sample !== undefined) writeSample(panel, panel.dataset.sample)
}

function readExampleRequest(operation: Element): SampleRequest | undefined {
  const spec = readRequestSpec(operation)
  return spec && createExampleRequest(chooseRequest(spec, getRequestChoice(spec)))
}

/** Reads the specification of an operation's requests from its form, which the build prints. */
export function readRequestSpec(operation: Element | null): RequestSpec | undefined {
  const props = operation?.querySelector<HTMLElement>('[data-island="TryIt"]')?.dataset.props
  if (props === undefined) return undefined
  const { request }: { request: RequestSpec } = JSON.parse(props)
  return request
}

function createNode({ className, text }: CodeToken): Node {
  if (className === undefined) return document.createTextNode(text)
  const span = document.createElement('span')
  span.className = className
  // Addresses break before their parameters.
  for (const part of text.split(/(?=&[\w.-]+=)/)) span.append(document.createElement('wbr'), part)
  span.firstChild?.remove()
  return span
}
