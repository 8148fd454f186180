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
  const payloads = isWebhook ? (body?.contents ?? []).flatMap(({ examples }) => examples) : []
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

function createResponseOption(response: ResponseView): PickerOption {
  const { status, contents } = response
  const examples = contents.flatMap((content) =>
    contents.length > 1
      ? content.examples.map((example) => labelExample(example, content))
      : content.examples,
  )
  return {
    value: status,
    label: <StatusBadge response={response} />,
    content: <Examples examples={examples} idSuffix={`response~${status}`} />,
  }
}

/** Names an example without a name after its media type. */
const labelExample = (example: ExampleView, { mediaType }: ContentView): ExampleView =>
  example.name === '' && example.summary === '' ? { ...example, summary: mediaType } : example
