import type { ReactNode } from 'react'
import { releaseKinds } from '../../../shared/content/listed/release-kinds.ts'
import { useArticleMessages } from '../useArticleMessages.ts'
import { releaseKindMessages } from './release-kind-messages.ts'

interface ReleaseFilterProps {
  areas: { id: string; label: string }[]
  /** Selected area; empty for all. */
  area: string
  onArea: ((area: string) => void) | undefined
}

/** Filter by kind and area. Server and island print the same. */
export function ReleaseFilter({ areas, area, onArea }: ReleaseFilterProps): ReactNode {
  const { messages } = useArticleMessages()
  return (
    <form className="release-filter" aria-label={messages.releaseFilter}>
      {areas.length > 1 && (
        <fieldset className="needs-script">
          <legend className="visually-hidden">{messages.releaseProduct}</legend>
          <Choice
            name="product"
            value=""
            label={messages.releaseAllProducts}
            chosen={area}
            onChoose={onArea}
          />
          {areas.map(({ id, label }) => (
            <Choice key={id} name="product" value={id} label={label} chosen={area} onChoose={onArea} />
          ))}
        </fieldset>
      )}
      <fieldset>
        <legend className="visually-hidden">{messages.releaseKind}</legend>
        <Choice
          name="kind"
          value=""
          label={messages.releaseAllChanges}
          chosen={undefined}
          onChoose={undefined}
        />
        {releaseKinds.map((kind) => (
          <Choice
            key={kind}
            name="kind"
            value={kind}
            label={messages[releaseKindMessages[kind]]}
            chosen={undefined}
            onChoose={undefined}
          />
        ))}
      </fieldset>
    </form>
  )
}

interface ChoiceProps {
  name: string
  value: string
  label: string
  /** Selected value of the group. Without one, the browser keeps the state. */
  chosen: string | undefined
  onChoose: ((value: string) => void) | undefined
}

function Choice({ name, value, label, chosen, onChoose }: ChoiceProps): ReactNode {
  const state =
    chosen === undefined || onChoose === undefined
      ? { defaultChecked: value === (chosen ?? '') }
      : { checked: value === chosen, onChange: () => onChoose(value) }
  return (
    <label className="choice">
      <input type="radio" name={name} value={value} {...state} />
      {label}
    </label>
  )
}
