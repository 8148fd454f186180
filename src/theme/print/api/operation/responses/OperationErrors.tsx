import type { ReactNode } from 'react'
import type { ContentView, ResponseView } from '../../../../../shared/api/operation-view.ts'
import { createScrollFrame } from '../../../../../shared/content/scroll-frame.ts'
import { fillMessage } from '../../../../../shared/messages/fill-message.ts'
import { Html } from '../../Html.tsx'
import { usePrintContext } from '../../print-context.ts'
import { formatStatus, StatusBadge } from '../../StatusBadge.tsx'
import { Fields } from '../../schema/Fields.tsx'
import { SchemaRef } from '../../schema/SchemaRef.tsx'
import { BodyContents } from '../BodyContents.tsx'
import { OperationSection } from '../OperationSection.tsx'
import { groupByShape } from './split-responses.ts'

/** Errors of an operation, one per line. Most have the same fields, so those are printed once, below. */
export function OperationErrors({ errors }: { errors: readonly ResponseView[] }): ReactNode {
  const { messages, owner } = usePrintContext()
  const shapes = groupByShape(errors)
  const formatName = (status: string): string => formatStatus(status, messages)
  return (
    <OperationSection anchor="errors" title={messages.apiErrors}>
      <div className="table-wrap" {...createScrollFrame(messages.apiErrors)}>
        <table className="errors">
          <thead>
            <tr>
              <th scope="col">{messages.apiStatus}</th>
              <th scope="col">{messages.apiMeaning}</th>
            </tr>
          </thead>
          <tbody>
            {errors.map((error) => (
              <tr key={error.status} id={`${owner}/${error.status}`}>
                <th scope="row">
                  <StatusBadge response={error} />
                </th>
                <td>
                  {error.phrase !== '' && <strong>{error.phrase}</strong>}
                  <Html html={error.description} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shapes.map(({ statuses, contents }) => (
        <ErrorFields
          key={statuses.join()}
          contents={contents}
          anchor={statuses[0] ?? ''}
          title={
            shapes.length === 1
              ? messages.apiErrorFields
              : fillMessage(messages.apiErrorFieldsOf, { statuses: statuses.map(formatName).join(', ') })
          }
        />
      ))}
      {errors.map(({ status, headers }) =>
        headers.length === 0 ? null : (
          <details key={status} className="field-children">
            <summary>{fillMessage(messages.apiResponseHeadersOf, { status: formatName(status) })}</summary>
            <div className="field-inside">
              <Fields fields={headers} side="response" />
            </div>
          </details>
        ),
      )}
    </OperationSection>
  )
}

interface ErrorFieldsProps {
  contents: readonly ContentView[]
  anchor: string
  title: string
}

/**
 * The fields of an error. Nearly every operation of an API has the same errors, so a component schema is loaded on
 * demand.
 */
function ErrorFields({ contents, anchor, title }: ErrorFieldsProps): ReactNode {
  const [content, ...others] = contents
  if (content === undefined) return null
  const { name, url } = content.component ?? {}
  if (name !== undefined && url !== undefined && others.length === 0)
    return <SchemaRef name={name} url={url} anchor={anchor} title={addMediaType(title, content)} />
  return (
    <details className="field-children">
      <summary>{others.length === 0 ? addMediaType(title, content) : title}</summary>
      <div className="field-inside">
        <BodyContents contents={contents} anchor={anchor} side="response" />
      </div>
    </details>
  )
}

/** Readers expect JSON and must know about any other type. */
const addMediaType = (title: string, { mediaType }: ContentView): string =>
  mediaType === 'application/json' ? title : `${title} (${mediaType})`
