import type { ReactNode } from 'react'
import {
  chooseControl,
  type ParameterControl,
} from '../../../../runtime/api/try-it/form/parameter-control.ts'
import { getTryItMessages } from '../../../../runtime/api/try-it/get-try-it-messages.ts'
import type { RequestParameter } from '../../../../shared/api/request-spec.ts'
import { fillMessage } from '../../../../shared/messages/fill-message.ts'

interface ParameterInputProps {
  id: string
  parameter: RequestParameter
  value: string
  isInvalid: boolean
  onChange(text: string): void
}

/** The form control that matches a parameter's schema. */
export function ParameterInput({
  id,
  parameter,
  value,
  isInvalid,
  onChange,
}: ParameterInputProps): ReactNode {
  const control = chooseControl(parameter)
  const common = {
    id,
    value,
    className: 'try-it-input',
    required: parameter.isRequired,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': `${id}-hint ${id}-problems`,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  }
  switch (control.kind) {
    case 'choice':
      return (
        <select {...common}>
          {/* A value that is not among the allowed ones, from an example, stays as it is. */}
          {[...new Set(['', value, ...control.values])].map((option) => (
            <option key={option} value={option}>
              {option === '' ? getTryItMessages().tryItNotSent : option}
            </option>
          ))}
        </select>
      )
    case 'list':
    case 'json':
      return (
        <>
          <textarea {...common} rows={Math.min(8, value.split('\n').length + 1)} spellCheck="false" />
          <p className="try-it-hint">{getNote(control)}</p>
        </>
      )
    case 'text':
      return <input {...common} type="text" inputMode={control.inputMode} spellCheck="false" />
  }
}

function getNote(control: Extract<ParameterControl, { kind: 'list' | 'json' }>): string {
  const { tryItJsonObject, tryItItems, tryItItemsOf } = getTryItMessages()
  if (control.kind === 'json') return tryItJsonObject
  return control.values.length === 0
    ? tryItItems
    : fillMessage(tryItItemsOf, { values: control.values.join(', ') })
}
