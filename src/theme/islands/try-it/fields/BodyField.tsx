import type { ReactNode } from 'react'
import { hasJsonBody } from '../../../../runtime/api/try-it/form/form-values.ts'
import { getTryItMessages } from '../../../../runtime/api/try-it/get-try-it-messages.ts'
import { fillMessage } from '../../../../shared/messages/fill-message.ts'
import { fieldId } from '../field-id.ts'
import type { TryItState } from '../state/useTryIt.ts'
import { FieldProblems } from './FieldProblems.tsx'

interface BodyFieldProps {
  form: TryItState
  examples: { label: string; text: string }[]
}

/** Editor of the body. Tab leaves it, as in any other field. */
export function BodyField({ form, examples }: BodyFieldProps): ReactNode {
  const { request, values, setValues } = form
  const texts = getTryItMessages()
  const id = fieldId(request, 'body')
  const problems = form.problems.filter(({ field }) => field === 'body')
  return (
    <fieldset className="try-it-group">
      <legend>{texts.tryItBody}</legend>
      {request.body?.isRequired === false && (
        <label className="try-it-choice">
          <input
            type="checkbox"
            checked={values.sendsBody}
            onChange={(event) => setValues({ sendsBody: event.currentTarget.checked })}
          />
          <span>{texts.tryItSendsBody}</span>
        </label>
      )}
      {values.sendsBody && (
        <>
          <BodyTools form={form} examples={examples} />
          <textarea
            id={id}
            className="try-it-input try-it-body"
            aria-label={fillMessage(texts.tryItBodyOf, { type: request.body?.mediaType ?? '' })}
            aria-invalid={problems.length > 0 || undefined}
            aria-describedby={`${id}-problems`}
            rows={Math.min(12, Math.max(4, values.body.split('\n').length))}
            spellCheck="false"
            autoCapitalize="off"
            wrap="off"
            value={values.body}
            onChange={(event) => setValues({ body: event.currentTarget.value })}
          />
        </>
      )}
      <FieldProblems id={`${id}-problems`} problems={values.sendsBody ? problems : []} />
    </fieldset>
  )
}

function BodyTools({ form, examples }: BodyFieldProps): ReactNode {
  const { request, values, setValues } = form
  const texts = getTryItMessages()
  const chosen = examples.findIndex(({ text }) => text === values.body)
  return (
    <div className="try-it-actions">
      <code>{request.body?.mediaType}</code>
      {examples.length > 1 && (
        <select
          className="try-it-input"
          aria-label={texts.tryItBodyExample}
          value={chosen}
          onChange={(event) => setValues({ body: examples[Number(event.currentTarget.value)]?.text ?? '' })}
        >
          {chosen === -1 && <option value={-1}>{texts.tryItChangedBody}</option>}
          {examples.map(({ label }, index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
        </select>
      )}
      {hasJsonBody(request) && (
        <button type="button" className="button" onClick={() => setValues({ body: formatJson(values.body) })}>
          {texts.tryItFormat}
        </button>
      )}
    </div>
  )
}

/** Pretty-prints JSON. Invalid JSON stays unchanged, and its problem is shown below. */
function formatJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
