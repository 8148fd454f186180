import { Fragment, type ReactNode } from 'react'
import { lineBreak } from '../line-break.ts'

export interface PickerOption {
  /** Value of the radio button, unique among the options. */
  value: string
  label: ReactNode
  content: ReactNode
}

interface PickerProps {
  /** Name of the radio buttons, unique in the page. */
  name: string
  /** Legend for screen readers. */
  legend: string
  options: readonly PickerOption[]
  /** Prints the label even if there is only one option. */
  hasSingleLabel?: boolean
  /** Part of the request that it chooses for the samples and the form (`runtime/api/samples/start-request-choice.ts`). */
  requestChoice?: 'mediaType' | undefined
}

/**
 * A choice between panels with radio buttons, without a script: each panel follows its button and is shown while that
 * is checked (`samples.css`). The browser provides arrow keys and accessible names.
 */
export function Picker({
  name,
  legend,
  options,
  hasSingleLabel = false,
  requestChoice,
}: PickerProps): ReactNode {
  const [only, ...others] = options
  if (only === undefined) return null
  if (others.length === 0)
    return hasSingleLabel ? (
      <div className="picker">
        <p className="picker-label">{only.label}</p>
        <div className="picker-panel picker-only">{only.content}</div>
      </div>
    ) : (
      only.content
    )
  return (
    <fieldset className="picker">
      <legend className="visually-hidden">{legend}</legend>
      {options.map(({ value, label, content }, index) => (
        <Fragment key={value}>
          {lineBreak}
          <label className="picker-option">
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={index === 0}
              data-request-choice={requestChoice}
            />
            <span>{label}</span>
          </label>
          <div className="picker-panel">{content}</div>
        </Fragment>
      ))}
    </fieldset>
  )
}
