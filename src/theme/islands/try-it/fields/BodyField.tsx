import type { ReactNode } from 'react'
import { getBodyText, hasBodyText, hasJsonBody } from '../../../../runtime/api/try-it/form/form-values.ts'
import { getTryItMessages } from '../../../../runtime/api/try-it/get-try-it-messages.ts'
import { fillMessage } from '../../../../shared/messages/fill-message.ts'
import { tryParseJson } from '../../../../shared/read-unknown.ts'
import { fieldId } from '../field-id.ts'
import type { TryItState } from '../state/useTryIt.ts'
import { FieldProblems } from './FieldProblems.tsx'
import { FileFields } from './FileFields.tsx'

interface BodyFieldProps {
  form: TryItState
  examples: { label: string; text: string }[]
}

/** Editor of the body. Tab leaves it, as in any other field. */
export function BodyField({ form, examples }: BodyFieldProps): ReactNode {
  const { request, values, setValues } = form
  const messages = getTryItMessages()
  const id = fieldId(request, 'body')
  const problems = form.problems.filter(({ field }) => field === 'body')
  return (
    <fieldset className="try-it-group">
      <legend>{messages.tryItBody}</legend>
      {request.body?.isRequired === false && (
        <label className="try-it-choice">
          <input
            type="checkbox"
            checked={values.sendsBody}
            onChange={(event) => setValues({ sendsBody: event.currentTarget.checked })}
          />
          <span>{messages.tryItSendsBody}</span>
        </label>
      )}
      {values.sendsBody && (
        <>
          <BodyTools form={form} examples={examples} />
          {hasBodyText(request) && <BodyText form={form} isInvalid={problems.length > 0} />}
          <FileFields form={form} />
        </>
      )}
      <FieldProblems id={`${id}-problems`} problems={values.sendsBody ? problems : []} />
    </fieldset>
  )
}

function BodyText({ form, isInvalid }: { form: TryItState; isInvalid: boolean }): ReactNode {
  const { request, values, setBody } = form
  const id = fieldId(request, 'body')
  const text = getBodyText(request, values)
  return (
    <textarea
      id={id}
      className="try-it-input try-it-body"
      aria-label={fillMessage(getTryItMessages().tryItBodyOf, { type: request.body?.mediaType ?? '' })}
      aria-invalid={isInvalid || undefined}
      aria-describedby={`${id}-problems`}
      rows={Math.min(12, Math.max(4, text.split('\n').length))}
      spellCheck="false"
      autoCapitalize="off"
      value={text}
      onChange={(event) => setBody(event.currentTarget.value)}
    />
  )
}

function BodyTools({ form, examples }: BodyFieldProps): ReactNode {
  const { request, values, setBody } = form
  const messages = getTryItMessages()
  const text = getBodyText(request, values)
  const chosen = examples.findIndex((example) => example.text === text)
  return (
    <div className="try-it-actions">
      <MediaType form={form} />
      {hasJsonBody(request) && (
        <button type="button" className="button" onClick={() => setBody(formatJson(text))}>
          {messages.tryItFormat}
        </button>
      )}
      {examples.length > 1 && (
        <select
          className="try-it-input"
          aria-label={messages.tryItBodyExample}
          value={chosen}
          onChange={(event) => setBody(examples[Number(event.currentTarget.value)]?.text ?? '')}
        >
          {chosen === -1 && <option value={-1}>{messages.tryItChangedBody}</option>}
          {examples.map(({ label }, index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}

/** The media type, which the reader chooses if there are several. */
function MediaType({ form: { request, mediaTypes, choose } }: { form: TryItState }): ReactNode {
  const mediaType = request.body?.mediaType
  if (mediaTypes.length < 2) return <code>{mediaType}</code>
  return (
    <select
      className="try-it-input"
      aria-label={getTryItMessages().tryItMediaType}
      value={mediaType}
      onChange={(event) => choose({ mediaType: event.currentTarget.value })}
    >
      {mediaTypes.map((type) => (
        <option key={type}>{type}</option>
      ))}
    </select>
  )
}

/** Pretty-prints JSON. Invalid JSON stays unchanged, and its problem is shown below. */
function formatJson(text: string): string {
  const value = tryParseJson(text)
  return value === undefined ? text : JSON.stringify(value, null, 2)
}
