import { Fragment, type ReactNode } from 'react'

export interface PickerOption {
  /** Value of the button; different in each option. */
  value: string
  label: ReactNode
  content: ReactNode
}

interface PickerProps {
  /** Name of the buttons, unique in the page. */
  name: string
  /** Current selection, for screen readers. */
  legend: string
  options: readonly PickerOption[]
  /** Print the button of an only option too, as a label. */
  hasSingleLabel?: boolean
}

/**
 * One of several panels, chosen by radio buttons without a script: each panel follows its button, and is shown while that
 * is checked (`samples.css`). Arrow keys and names come from the browser.
 */
export function Picker({ name, legend, options, hasSingleLabel = false }: PickerProps): ReactNode {
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
          <label className="picker-option">
            <input type="radio" name={name} value={value} defaultChecked={index === 0} />
            <span>{label}</span>
          </label>
          <div className="picker-panel">{content}</div>
        </Fragment>
      ))}
    </fieldset>
  )
}
