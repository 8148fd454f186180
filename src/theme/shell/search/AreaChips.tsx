import type { ReactNode } from 'react'
import { type AreaChoicesInput, listAreaChoices } from '../../../runtime/search/list-area-choices.ts'
import { useSearchMessages } from './useSearchMessages.ts'

interface AreaChipsProps extends Omit<AreaChoicesInput, 'everywhere'> {
  onArea(area: string | undefined): void
}

/** Buttons that limit the results to an area. */
export function AreaChips({ areas, answer, area, onArea }: AreaChipsProps): ReactNode {
  const messages = useSearchMessages()
  if (areas.length < 2) return null
  const choices = listAreaChoices({ areas, answer, area, everywhere: messages.everywhere })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
    <div className="search-chips" role="group" aria-label={messages.filterByArea}>
      {choices.map(({ id, label, count }) => (
        <button
          key={label}
          type="button"
          className="search-chip"
          aria-pressed={id === area}
          onClick={() => onArea(id)}
        >
          {label}
          {count !== undefined && <span className="search-count"> {count}</span>}
        </button>
      ))}
    </div>
  )
}
