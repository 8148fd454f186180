import type { ReactNode } from 'react'
import { getTryItMessages } from '../../../../runtime/api/try-it/get-try-it-messages.ts'
import type { RequestSpec } from '../../../../shared/api/request-spec.ts'
import { fillMessage } from '../../../../shared/messages/fill-message.ts'
import { formatBytes } from '../../../../shared/text/format-bytes.ts'
import { FilledMessage } from '../../FilledMessage.tsx'
import { fieldId } from '../field-id.ts'
import { CodeText } from '../fields/CodeText.tsx'
import { getHeadingTag } from '../heading-tag.ts'
import type { SendResult } from '../state/useSending.ts'
import { ResponseBody } from './ResponseBody.tsx'

interface TryItResultProps {
  result: SendResult
  request: RequestSpec
}

/** The response, or the reason why the request failed. */
export function TryItResult({ result, request }: TryItResultProps): ReactNode {
  const title = fieldId(request, 'result')
  const Heading = getHeadingTag(request, 2)
  return (
    <section className="try-it-result" aria-labelledby={title}>
      {result.kind === 'failed' ? (
        <>
          <Heading id={title}>{result.explanation.title}</Heading>
          <p>{result.explanation.text}</p>
          {result.explanation.advice.length > 0 && (
            <ul>
              {result.explanation.advice.map((text) => (
                <li key={text}>
                  <CodeText text={text} />
                </li>
              ))}
            </ul>
          )}
        </>
      ) : (
        <ResponseDetails answer={result.answer} request={request} />
      )}
    </section>
  )
}

type ResponseDetailsProps = {
  answer: Extract<SendResult, { kind: 'answer' }>['answer']
  request: RequestSpec
}

function ResponseDetails({ answer, request }: ResponseDetailsProps): ReactNode {
  const { status, phrase, time, size, headers, body } = answer
  const messages = getTryItMessages()
  const Heading = getHeadingTag(request, 2)
  return (
    <>
      <Heading id={fieldId(request, 'result')}>
        <FilledMessage
          text={messages.tryItResponse}
          values={{
            status: (
              <span className={`try-it-status try-it-status-${Math.floor(status / 100)}`}>
                {`${status} ${phrase}`.trim()}
              </span>
            ),
          }}
        />
      </Heading>
      <p className="try-it-note">
        {fillMessage(messages.tryItTimeAndSize, { time, size: formatBytes(size) })}
      </p>
      <details className="field-more">
        <summary>{fillMessage(messages.tryItHeaders, { count: headers.length })}</summary>
        <p className="try-it-note">{messages.tryItHeadersNote}</p>
        <dl className="try-it-headers">
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      <ResponseBody body={body} name={request.operation} />
    </>
  )
}
