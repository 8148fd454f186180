import type { ReactNode } from 'react'
import type { ResponseView } from '../../../../../shared/api/operation-view.ts'
import { lineBreak } from '../../../line-break.ts'
import { Html } from '../../Html.tsx'
import { usePrintContext } from '../../print-context.ts'
import { StatusBadge } from '../../StatusBadge.tsx'
import { Fields } from '../../schema/Fields.tsx'
import { BodyContents, OnlyMediaType } from '../BodyContents.tsx'
import { OperationSection } from '../OperationSection.tsx'

/** Successful responses. Each status is expandable, and the first is open. */
export function Responses({ responses }: { responses: readonly ResponseView[] }): ReactNode {
  const { messages } = usePrintContext()
  return (
    <OperationSection anchor="responses" title={messages.apiResponses}>
      {responses.map((response, index) => (
        <Response key={response.status} response={response} isOpen={index === 0} />
      ))}
    </OperationSection>
  )
}

function Response({ response, isOpen }: { response: ResponseView; isOpen: boolean }): ReactNode {
  const { messages, owner } = usePrintContext()
  const { status, phrase, description, headers, contents } = response
  return (
    <details className="response" id={`${owner}/${status}`} open={isOpen}>
      <summary>
        <StatusBadge response={response} />
        {lineBreak}
        {phrase !== '' && <span className="status-phrase">{phrase}</span>}
        {lineBreak}
        <OnlyMediaType contents={contents} />
      </summary>
      <div className="response-body">
        <Html className="operation-lead" html={description} />
        {headers.length > 0 && (
          <details className="field-children">
            <summary>{messages.apiResponseHeaders}</summary>
            <div className="field-inside">
              <Fields fields={headers} side="response" />
            </div>
          </details>
        )}
        {contents.length === 0 ? (
          <p className="schema-type">{messages.apiNoContent}</p>
        ) : (
          <BodyContents contents={contents} anchor={status} side="response" />
        )}
      </div>
    </details>
  )
}
