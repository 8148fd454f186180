import type { ReactNode } from 'react'
import { toFieldText } from '../../../../runtime/api/try-it/form/form-values.ts'
import { getTryItMessages } from '../../../../runtime/api/try-it/get-try-it-messages.ts'
import { getParameterKey } from '../../../../shared/api/create-request.ts'
import type { RequestParameter } from '../../../../shared/api/request-spec.ts'
import { fillMessage } from '../../../../shared/messages/fill-message.ts'
import { fieldId } from '../field-id.ts'
import type { TryItState } from '../state/useTryIt.ts'
import { CodeText } from './CodeText.tsx'
import { FieldProblems } from './FieldProblems.tsx'
import { ParameterInput } from './ParameterInput.tsx'

const locations = [
  ['path', 'tryItPathParameters'],
  ['query', 'tryItQueryParameters'],
  ['header', 'tryItHeaderParameters'],
  ['cookie', 'tryItCookieParameters'],
] as const

interface ParameterFieldsProps {
  form: TryItState
  /** Whether to show the required parameters or the optional ones. */
  isRequired: boolean
}

/** Parameters, grouped by their location in the request. */
export function ParameterFields({ form, isRequired }: ParameterFieldsProps): ReactNode {
  return locations.map(([location, legend]) => {
    const parameters = form.request.parameters.filter(
      (parameter) => parameter.in === location && parameter.isRequired === isRequired,
    )
    if (parameters.length === 0) return null
    return (
      <fieldset key={location} className="try-it-group">
        <legend>{getTryItMessages()[legend]}</legend>
        {parameters.map((parameter) => (
          <ParameterField key={parameter.name} form={form} parameter={parameter} />
        ))}
      </fieldset>
    )
  })
}

interface ParameterFieldProps {
  form: TryItState
  parameter: RequestParameter
}

function ParameterField({ form, parameter }: ParameterFieldProps): ReactNode {
  const key = getParameterKey(parameter)
  const id = fieldId(form.request, key)
  const problems = form.problems.filter(({ field }) => field === key)
  return (
    <div className="try-it-field">
      <label htmlFor={id}>
        <code>{parameter.name}</code>
        {parameter.isRequired && <span className="try-it-required"> {getTryItMessages().tryItRequired}</span>}
      </label>
      <ParameterInput
        id={id}
        parameter={parameter}
        value={form.values.parameters[key] ?? ''}
        isInvalid={problems.length > 0}
        onChange={(text) => form.setParameter(key, text)}
      />
      <ParameterExamples form={form} parameter={parameter} />
      {parameter.description !== '' && (
        <p id={`${id}-hint`} className="try-it-hint">
          <CodeText text={parameter.description} />
        </p>
      )}
      <FieldProblems id={`${id}-problems`} problems={problems} />
    </div>
  )
}

/** A choice between the named examples of the document. */
function ParameterExamples({ form, parameter }: ParameterFieldProps): ReactNode {
  if (parameter.examples === undefined) return null
  const key = getParameterKey(parameter)
  const examples = parameter.examples.map(({ label, text }) => ({
    label,
    text: toFieldText(parameter, text),
  }))
  const chosen = examples.findIndex(({ text }) => text === form.values.parameters[key])
  return (
    <select
      className="try-it-input"
      aria-label={fillMessage(getTryItMessages().tryItParameterExample, { name: parameter.name })}
      value={chosen}
      onChange={(event) => form.setParameter(key, examples[Number(event.currentTarget.value)]?.text ?? '')}
    >
      {chosen === -1 && <option value={-1}>{getTryItMessages().tryItChangedBody}</option>}
      {examples.map(({ label }, index) => (
        <option key={label} value={index}>
          {label}
        </option>
      ))}
    </select>
  )
}
