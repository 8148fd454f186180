import type { ReactNode } from 'react'
import type { OperationView } from '../../../../shared/api/operation-view.ts'
import { usePrintContext } from '../print-context.ts'
import { Fields } from '../schema/Fields.tsx'
import { OperationGuides, OperationHeader } from './OperationHeader.tsx'
import { OperationSamples } from './OperationSamples.tsx'
import { OperationSection } from './OperationSection.tsx'
import { RequestBody } from './RequestBody.tsx'
import { OperationErrors } from './responses/OperationErrors.tsx'
import { ResponseLinks } from './responses/ResponseLinks.tsx'
import { Responses } from './responses/Responses.tsx'
import { splitResponses } from './responses/split-responses.ts'

interface OperationProps {
  view: OperationView
  /** The title, as the page prints it: with `tabIndex` -1 and the ID that `aria-labelledby` has here. */
  title: ReactNode
}

/** An operation: its description, samples next to it, then its fields. */
export function Operation({ view, title }: OperationProps): ReactNode {
  const { messages } = usePrintContext()
  const { id, parameters, body, isWebhook } = view
  const { answers, errors } = splitResponses(view.responses)
  const titles = {
    path: messages.apiPathParameters,
    query: messages.apiQueryParameters,
    header: messages.apiHeaderParameters,
    cookie: messages.apiCookieParameters,
  }
  return (
    <article className="operation" id={id} data-operation={id} aria-labelledby={`${id}/title`}>
      <div className="operation-grid">
        <OperationHeader view={view} title={title} />
        <OperationSamples view={view} />
        <div className="operation-details">
          {parameters.map(({ in: place, fields }) => (
            <OperationSection key={place} anchor={place} title={titles[place]}>
              <Fields fields={fields} side="request" />
            </OperationSection>
          ))}
          {body !== undefined && <RequestBody body={body} isWebhook={isWebhook} />}
          {answers.length > 0 && <Responses responses={answers} />}
          {errors.length > 0 && <OperationErrors errors={errors} />}
          {view.links.length > 0 && <ResponseLinks links={view.links} />}
          <OperationGuides view={view} />
        </div>
      </div>
    </article>
  )
}
