import { useMemo, useState } from 'react'
import {
  bestOption,
  flattenOptions,
  listOptions,
  type OptionGroup,
  type ResultOption,
} from './result-options.ts'
import { hitsPerPage } from './search-address.ts'
import type { SearchState, ShownAnswer } from './search-state.ts'
import { useSearch } from './useSearch.ts'

/** What the reader has typed and chosen in the dialog, and what was found. */
export interface DialogSearch {
  text: string
  setText(text: string): void
  /** Id of the area that results are limited to. */
  area: string | undefined
  setArea(area: string | undefined): void
  state: SearchState
  retry(): void
  groups: OptionGroup[]
  options: ResultOption[]
  /** Index of the chosen option; -1 without one. */
  active: number
  setActive(index: number): void
}

/** The search of the dialog: asks with every letter, and chooses the best result of every answer. */
export function useDialogSearch(initial: { text: string; area: string | undefined }): DialogSearch {
  const [text, setText] = useState(initial.text)
  const [area, setArea] = useState(initial.area)
  const [choice, setChoice] = useState<{ of: ShownAnswer | undefined; index: number }>()
  const wanted = text.trim()
  const { retry, ...state } = useSearch(
    wanted === '' ? undefined : { text: wanted, area, kind: undefined, offset: 0, limit: hitsPerPage },
  )
  const { shown } = state
  const groups = useMemo(() => listOptions(shown?.answer.hits ?? []), [shown])
  const options = useMemo(() => flattenOptions(groups), [groups])
  const active =
    choice?.of === shown && choice !== undefined ? choice.index : bestOption(options, shown?.answer.hits[0])
  const setActive = (index: number): void => setChoice({ of: shown, index })
  return { text, setText, area, setArea, state, retry, groups, options, active, setActive }
}
