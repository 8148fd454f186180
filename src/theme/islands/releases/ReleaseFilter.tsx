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
  const kinds = releaseKinds.map((kind) => ({ id: kind, label: messages[releaseKindMessages[kind]] }))
  return (
    <form className="release-filter" aria-label={messages.releaseFilter}>
      {areas.length > 1 && (
        <fieldset className="needs-script">
          <legend className="visually-hidden">{messages.releaseProduct}</legend>
          <Choices
            name="product"
            options={[{ id: '', label: messages.releaseAllProducts }, ...areas]}
            chosen={area}
            onChoose={onArea}
          />
        </fieldset>
      )}
      <fieldset>
        <legend className="visually-hidden">{messages.releaseKind}</legend>
        <Choices name="kind" options={[{ id: '', label: messages.releaseAllChanges }, ...kinds]} />
      </fieldset>
    </form>
  )
}

interface ChoicesProps {
  name: string
  options: readonly { id: string; label: string }[]
  /** Selected value of the group. Without one, the browser keeps the state. */
  chosen?: string
  onChoose?: ((value: string) => void) | undefined
}

function Choices({ name, options, chosen, onChoose }: ChoicesProps): ReactNode {
  return options.map(({ id, label }) => (
    <label key={id} className="choice">
      <input
        type="radio"
        name={name}
        value={id}
        {...(chosen === undefined || onChoose === undefined
          ? { defaultChecked: id === (chosen ?? '') }
          : { checked: id === chosen, onChange: () => onChoose(id) })}
      />
      {label}
    </label>
  ))
}
