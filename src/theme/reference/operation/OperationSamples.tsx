import type { ReactNode } from 'react'
import { fillMessage, type OperationMessages } from '../../../shared/reference/operation-messages.ts'
import type { ExampleView, OperationView, ResponseView } from '../../../shared/reference/operation-view.ts'
import { Html } from '../print/Html.tsx'
import { Picker, type PickerOption } from '../print/Picker.tsx'
import { usePrintScope } from '../print/print-scope.ts'

/** What to copy, and what comes back: beside the text where there is room. */
export function OperationSamples({ view }: { view: OperationView }): ReactNode {
  const { messages, owner } = usePrintScope()
  const { samples, body, responses, isWebhook } = view
  const bodies = (body?.contents ?? []).flatMap(({ examples }) => examples)
  const answers = responses.filter(({ contents }) => contents.some(({ examples }) => examples.length > 0))
  const hasBodies = bodies.length > (isWebhook ? 0 : 1)
  if (samples.length === 0 && !hasBodies && answers.length === 0) return null
  return (
    <div className="operation-side">
      {samples.length > 0 && (
        <SampleCard title={messages.request}>
          <Picker
            name={`${owner}~language`}
            legend={messages.language}
            options={samples.map(({ language, label, html }) => ({
              value: language,
              label,
              content: <Code language={language} html={html} />,
              inputAttributes: { 'data-sample-choice': '' },
              panelAttributes: { 'data-sample': language },
            }))}
            hasSingleLabel
          />
        </SampleCard>
      )}
      {hasBodies && (
        <SampleCard title={isWebhook ? messages.payload : messages.requestBody}>
          <Picker
            name={`${owner}~body`}
            legend={messages.example}
            options={exampleOptions(bodies, messages)}
          />
        </SampleCard>
      )}
      {answers.length > 0 && (
        <SampleCard title={messages.response}>
          <Picker
            name={`${owner}~response`}
            legend={messages.status}
            options={answers.map((answer) => answerOption(answer, owner, messages))}
            hasSingleLabel
          />
        </SampleCard>
      )}
    </div>
  )
}

function SampleCard({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className="sample-card">
      <h3 className="sample-title">{title}</h3>
      {children}
    </section>
  )
}

function Code({ language, html }: { language: string; html: string }): ReactNode {
  return (
    <figure className="code-block" data-language={language}>
      <pre>
        <Html as="code" html={html} />
      </pre>
    </figure>
  )
}

function answerOption(
  { status, kind, contents }: ResponseView,
  owner: string,
  messages: OperationMessages,
): PickerOption {
  const examples = contents.flatMap((content) => content.examples)
  return {
    value: status,
    label: (
      <span className={`status status-${kind}`}>
        {status === 'default' ? messages.otherResponses : status}
      </span>
    ),
    content: (
      <Picker
        name={`${owner}~response~${status}`}
        legend={messages.example}
        options={exampleOptions(examples, messages)}
      />
    ),
  }
}

function exampleOptions(examples: readonly ExampleView[], messages: OperationMessages): PickerOption[] {
  return examples.map(({ name, summary, html }, index) => ({
    value: String(index + 1),
    label: summary || name || fillMessage(messages.exampleNumber, { number: index + 1 }),
    content: <Code language="json" html={html} />,
  }))
}
