import { Fragment, type ReactNode } from 'react'
import type { BodyView, ExampleView } from '../../../../shared/api/operation-view.ts'
import { countMessage } from '../../../../shared/messages/count-message.ts'
import { lineBreak } from '../../line-break.ts'
import { Description, Html } from '../Html.tsx'
import { usePrintContext } from '../print-context.ts'
import { BodyContents, OnlyMediaType } from './BodyContents.tsx'
import { Examples } from './Examples.tsx'
import { OperationSection } from './OperationSection.tsx'

export function RequestBody({ body, isWebhook }: { body: BodyView; isWebhook: boolean }): ReactNode {
  const texts = usePrintContext()
  const { messages } = texts
  const examples = body.contents.flatMap((content) => content.examples)
  const aside = (
    <>
      <OnlyMediaType contents={body.contents} />
      {lineBreak}
      {!isWebhook && (
        <span className={`field-label ${body.isRequired ? 'field-required' : 'field-present'}`}>
          {body.isRequired ? messages.apiRequired : messages.apiOptional}
        </span>
      )}
    </>
  )
  return (
    <OperationSection anchor="body" title={isWebhook ? messages.apiPayload : messages.apiBody} aside={aside}>
      <Html className="operation-lead" html={body.description} />
      {!isWebhook && examples.length === 1 && <OnlyExample examples={examples} />}
      {!isWebhook && examples.length > 1 && (
        <details className="field-children body-examples">
          <summary>{countMessage(texts, 'apiShowExamples', examples.length)}</summary>
          <div className="sample-card">
            <Examples examples={examples} idSuffix="body" />
          </div>
        </details>
      )}
      <BodyContents
        contents={body.contents}
        anchor="body"
        side={isWebhook ? 'response' : 'request'}
        hasRequestChoice={!isWebhook}
      />
    </OperationSection>
  )
}

/** Texts of the only example, whose value is in the samples. */
function OnlyExample({ examples }: { examples: readonly ExampleView[] }): ReactNode {
  const { messages } = usePrintContext()
  return examples.map(({ summary, description }) => (
    <Fragment key={summary}>
      {summary !== '' && (
        <p className="field-description">
          {messages.apiExample}: {summary}
        </p>
      )}
      <Description html={description} />
    </Fragment>
  ))
}
