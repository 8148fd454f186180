import type { ReactNode } from 'react'
import type {
  ContentView,
  ExampleView,
  OperationView,
  ResponseView,
} from '../../../../shared/api/operation-view.ts'
import { Picker, type PickerOption } from '../Picker.tsx'
import { usePrintContext } from '../print-context.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import { Examples } from './Examples.tsx'
import { RequestSamples } from './RequestSamples.tsx'
import { SampleCard } from './SampleCard.tsx'

/** Request and response samples, next to the text if there is room. */
export function OperationSamples({ view }: { view: OperationView }): ReactNode {
  const { messages, owner } = usePrintContext()
  const { samples, body, responses, isWebhook } = view
  // The request samples already show what readers send to an operation. A webhook has none, so its payload is shown.
  const payloads = isWebhook ? listExamples(body?.contents ?? []) : []
  const exampleResponses = responses.filter(({ contents }) =>
    contents.some(({ examples }) => examples.length > 0),
  )
  if (samples.length + payloads.length + exampleResponses.length === 0) return null
  return (
    <div className="operation-side">
      {samples.length > 0 && (
        <SampleCard title={messages.apiRequest}>
          <RequestSamples samples={samples} />
        </SampleCard>
      )}
      {payloads.length > 0 && (
        <SampleCard title={messages.apiPayload}>
          <Examples examples={payloads} idSuffix="payload" />
        </SampleCard>
      )}
      {exampleResponses.length > 0 && (
        <SampleCard title={messages.apiResponse}>
          <Picker
            name={`${owner}~response`}
            legend={messages.apiStatus}
            options={exampleResponses.map(createResponseOption)}
            hasSingleLabel
          />
        </SampleCard>
      )}
    </div>
  )
}

const createResponseOption = (response: ResponseView): PickerOption => ({
  value: response.status,
  label: <StatusBadge response={response} />,
  content: <Examples examples={listExamples(response.contents)} idSuffix={`response~${response.status}`} />,
})

/** Lists the examples of all media types. Labels that aren't unique have the media type, or the name in the document. */
function listExamples(contents: readonly ContentView[]): ExampleView[] {
  const examples = contents.flatMap((content) =>
    content.examples.map((example) => ({ example, content, label: example.summary || example.name })),
  )
  return examples.map(({ example, content, label }) => {
    const rivals = examples.filter((other) => other.label === label && other.example !== example)
    const isNamed = !/^(?:example)?$/.test(label)
    if (contents.length === 1 ? rivals.length === 0 : isNamed && rivals.length === 0) return example
    const detail = rivals.some((other) => other.content === content) ? example.name : content.mediaType
    return { ...example, summary: isNamed ? `${label} (${detail})` : detail }
  })
}
